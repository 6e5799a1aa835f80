// Lets plain TypeScript files import Astro components (`astro check` sees the components themselves).
declare module '*.astro' {
  import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
  const Composant: AstroComponentFactory;
  export default Composant;
}
