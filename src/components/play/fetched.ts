import { LATE } from './late.ts';

const kept = new Map<string, Promise<unknown>>();
const get = async (address: string): Promise<unknown> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
};

/** The JSON of one of our files, fetched once for the whole page; what fails or is late is forgotten, and the next wish tries again. */
export const fetched = <T>(address: string): Promise<T> => {
  const known = kept.get(address);
  if (known !== undefined) return known as Promise<T>; // the file is ours, written at build
  const file = get(address);
  const forget = (): void => void kept.delete(address);
  const late = setTimeout(forget, LATE);
  kept.set(address, file);
  file.then(() => clearTimeout(late), forget);
  return file as Promise<T>;
};
