// How far the reader has learnt, on the pages that list lessons: what is done is marked, « Commencer » becomes « Continuer », and all of it can be forgotten.
import { forget, LEARNT, learnt } from '../components/learn/kept.ts';
import { announce } from './announce.ts';

const box = document.querySelector<HTMLElement>('[data-apprendre]');
const jeu = box?.dataset['apprendre'] ?? '';

const show = (): void => {
  const { done, under } = learnt(jeu);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-lien-lecon], [data-lecon-du-parcours]')];
  const slugOf = ({ dataset }: HTMLElement): string => dataset['lienLecon'] ?? dataset['leconDuParcours'] ?? '';
  for (const link of links) {
    const is = done.includes(slugOf(link));
    link.toggleAttribute('data-faite', is);
    link.querySelector<HTMLElement>('[data-fait]')?.toggleAttribute('hidden', !is);
  }
  const on = document.querySelector<HTMLAnchorElement>('[data-lien-suite]');
  const next =
    links.find((link) => under[slugOf(link)] !== undefined) ?? links.find((link) => !done.includes(slugOf(link)));
  const begun = done.length + Object.keys(under).length > 0;
  if (on !== null) {
    on.href = (next ?? links[0])?.href ?? on.href;
    on.textContent = !begun ? 'Commencer' : next === undefined ? 'Tout revoir' : 'Continuer';
  }
  document.querySelector('[data-oublier-lecons]')?.toggleAttribute('hidden', !begun);
};
if (box !== null) {
  show();
  addEventListener('pageshow', show); // back from a lesson
  addEventListener(LEARNT, show); // a lesson of this page is done
  document.querySelector('[data-oublier-lecons]')?.addEventListener('click', () => {
    announce(forget(jeu) ? 'Progression oubliée' : 'Cet appareil refuse d’oublier');
    show();
  });
}
