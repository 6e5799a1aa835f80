// What « Montrer la règle » says beside a rule's paragraph: its official article, where it is seen in action, and the moment it happens, the rulings that it depends on. Fetched when a card opens.
import type { APIRoute } from 'astro';
import { typeset } from '../../plugins/typography.ts';
import type { MomentProof, Proofs } from '../../scripts/proof-file.ts';
import { exampleSlug, seeInAction } from '../../site/example-index.ts';
import { READY_GAMES } from '../../site/games.ts';
import { faultOf, momentDe, placeOf } from '../../site/moments.ts';
import { rulingsOf, rulingsOfRule, article, rulingHref, rulingName, ruleOf, rulesOf } from '../../site/rulebook.ts';

export const getStaticPaths = () => READY_GAMES.map((jeu) => ({ params: { jeu: jeu.slug } }));
function moment(rule: string): MomentProof | undefined {
  const place = placeOf(rule);
  if (place === undefined) {
    const fault = faultOf(rule);
    return fault === undefined ? undefined : [typeset(fault), ''];
  }
  const { dit: sentence, mode, etape: step } = place;
  const seen = [typeset(sentence), mode.slice(mode.indexOf('/') + 1)] as const;
  return step === undefined ? seen : [...seen, exampleSlug(step.example), step.stepNumber];
}
export const GET: APIRoute = ({ params }) => {
  const jeu = params['jeu'] ?? '';
  const proofs: Proofs = {
    rules: Object.fromEntries(
      Object.keys(rulesOf(jeu)).map((id) => {
        const found = ruleOf(id);
        const shown = moment(id);
        const told = [seeInAction(id)?.href ?? '', article(found) ?? '', rulingsOfRule(found)] as const;
        if (shown === undefined) return [id, told];
        return [id, placeOf(id) !== undefined && momentDe(id).over ? [...told, shown, true] : [...told, shown]];
      }),
    ),
    rulings: Object.fromEntries(
      rulingsOf(jeu).map(({ id, title, choice }) => [
        id,
        [rulingName(id), typeset(title), typeset(choice), rulingHref(jeu, id)],
      ]),
    ),
  };
  return new Response(JSON.stringify(proofs), { headers: { 'Content-Type': 'application/json' } });
};
