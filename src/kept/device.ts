// What is kept on this device. This folder is the one place that touches the browser's storage (only.test.ts):
// nothing here throws, a refusal is an answer. Every page carries this file: what only lists need is in records.ts.

/** What is kept under a key; null when nothing is, or when the device refuses to tell. */
export const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
/** False when the device is full or refuses: what was kept before still is. */
export const write = (key: string, text: string): boolean => {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
};
/** What the device refuses to forget stays. */
export const drop = (key: string): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // refused: nothing was kept either
  }
};
