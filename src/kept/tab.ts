// What one tab remembers, across its reloads: another tab never sees it.

export const readTab = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};
export const writeTab = (key: string, text: string): void => {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // refused: it lasts as long as the page
  }
};
