// Faults of shape: what does not fit in a link or a file, whatever the rules say.
import type { Form } from '../../engine/scenario/form.ts';
import type { Finding } from './findings.ts';

export interface Shape {
  readonly findings: readonly Finding[]; // those that the engine has not told already at the same place
  readonly readable: boolean; // a link can hold it
}
export const shapeOf = <P>(form: Form<P>, scenario: P, told: readonly Finding[]): Shape => {
  const read = form.read(form.write(scenario), form.version);
  if (read.ok) return { findings: [], readable: true };
  const issues =
    read.error.code === 'invalid'
      ? read.error.issues
      : [{ path: '', message: 'Ce scénario ne tient pas dans un lien.' }];
  return {
    findings: issues
      .filter(({ path }) => !told.some((one) => one.path === path))
      .map(({ path, message }) => ({ path, message, rules: [] })),
    readable: false,
  };
};
