import { encode } from 'uqr';

export interface Qr {
  readonly size: number; // modules a side, the quiet margin included
  readonly path: string; // in a square of that size
  readonly version: number; // 1 … 40
}

/** The dark modules as one path, runs of a row joined; undefined when the text does not fit (over 2,300 bytes). */
export const qrOf = (text: string): Qr | undefined => {
  try {
    const { data, size, version } = encode(text, { ecc: 'M', border: 4 });
    const runs: string[] = [];
    data.forEach((row, y) => {
      for (let x = 0; x < size; x += 1) {
        if (row[x] !== true) continue;
        const from = x;
        while (row[x] === true) x += 1;
        runs.push(`M${from} ${y}h${x - from}v1h${from - x}z`);
      }
    });
    return { size, path: runs.join(''), version };
  } catch {
    return undefined;
  }
};
