const kept = new Map<string, Promise<unknown>>();

/** The JSON of one of our files, fetched once for the whole page; a failure is forgotten, and the next wish tries again. */
export const fetched = <T>(address: string): Promise<T> => {
  const file =
    kept.get(address) ??
    fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      return answer.json() as Promise<unknown>;
    });
  kept.set(address, file);
  file.catch(() => kept.delete(address));
  return file as Promise<T>; // the file is ours, written at build
};
