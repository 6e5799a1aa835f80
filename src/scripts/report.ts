// « Signaler une erreur »: what somebody who mends it must know, handed to the system's share sheet or to the clipboard. Nothing is sent.
import { version } from '../../package.json';
import { typeset as t } from '../plugins/typography.ts';
import { announce } from './announce.ts';
import { share } from './share.ts';

/** The rule that is shown, if one is; else the page, at the very moment that its address holds. */
export async function reportFault(control: HTMLElement): Promise<void> {
  const card = control.closest<HTMLElement>('[data-preuve]');
  const rule = card?.querySelector('h2')?.textContent;
  const text = [
    t('Une erreur dans Règles vives : …'),
    ...(rule === undefined ? [] : [t(`Règle : ${rule} (${card?.dataset['preuve'] ?? ''})`)]),
    t(`Page : ${document.title}`),
    t(`Version : ${version}`),
  ].join('\n');
  if (!(await share({ url: location.href, text }, 'Copié\u00A0: collez-le dans un message. Rien n’est envoyé')))
    announce('La copie est refusée\u00A0: recopiez l’adresse de la page');
}
