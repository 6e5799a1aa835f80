// A session of review: five minutes of what is due, then it says how it went.
import { useState } from 'preact/hooks';
import { plural } from '../../engine/kernel/french.ts';

const MOST = 10; // questions: half a minute each
interface Session {
  readonly most: number;
  readonly asked: number;
  readonly right: number;
}
export interface UseReview {
  readonly begin: (due: number) => void;
  readonly answered: (right: boolean) => void;
  readonly leave: () => void; // the reader asks for something else
  readonly on: boolean; // a question of it is asked, or has just been answered
  readonly over: boolean; // and it was the last
  readonly said: string; // how far one has come, or how it went
}
export const useReview = (): UseReview => {
  const [session, setSession] = useState<Session | undefined>(undefined);
  const over = session !== undefined && session.asked >= session.most;
  return {
    begin: (due) => setSession(due === 0 ? undefined : { most: Math.min(MOST, due), asked: 0, right: 0 }),
    answered: (right) =>
      setSession((now) => now && { ...now, asked: now.asked + 1, right: now.right + (right ? 1 : 0) }),
    leave: () => setSession(undefined),
    on: session !== undefined,
    over,
    said:
      session === undefined
        ? ''
        : over
          ? `Révision terminée : ${plural(session.right, 'juste')} sur ${session.most}. Ce qui a manqué reviendra.`
          : `Révision : ${session.asked} sur ${session.most}`,
  };
};
