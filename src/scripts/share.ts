// The system's share sheet where there is one, else the clipboard; what was done is said.
import { saveFile } from '../kept/file.ts';
import { announce } from './announce.ts';

export interface Shared {
  readonly url: string;
  readonly title?: string;
  readonly text?: string; // said before the address
}
/** What a button that shares says: where the system has no sheet of its own, it copies. */
export const shares = (): boolean => typeof navigator.share === 'function';

/** As the system's sheet takes it: browsers refuse a file named « .json » there, not a text. */
const asText = (name: string, text: string): File =>
  new File([text], name.replace(/\.json$/, '.txt'), { type: 'text/plain' });
/** Whether the system's sheet takes files; else they are saved, and sent by the reader. */
export const sharesFiles = (): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [asText('a.json', '{}')] });
/** Sends a text as a file through the system's sheet, or saves it where there is none. */
export async function shareFile(name: string, text: string): Promise<void> {
  if (!sharesFiles()) return saveFile(name, text);
  try {
    await navigator.share({ files: [asText(name, text)] });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveFile(name, text);
  }
}

/** Copies a text; false when the browser refuses to. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // no permission, or not a secure page
  }
}
/** Shares an address, or copies it and says `copied`; false when neither could be done. */
export async function share({ url, title, text }: Shared, copied = 'Lien copié'): Promise<boolean> {
  if (shares()) {
    try {
      await navigator.share({
        url,
        ...(title === undefined ? {} : { title }),
        ...(text === undefined ? {} : { text }),
      });
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return true; // the reader thought better of it
    }
  }
  const done = await copyText(text === undefined ? url : `${text}\n${url}`);
  if (done) announce(copied);
  return done;
}
