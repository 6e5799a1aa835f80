// Whether a place is first drawn here, in the browser: what suits its size then waits for its size, rather than be drawn twice, and what is not seen at first comes after what is. A first frame that the server drew is drawn alike, then suited.
import { createContext } from 'preact';

export const Fresh = createContext(false);
