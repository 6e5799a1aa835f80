// What « Montrer la règle » says beside a rule's paragraph: its official article, where it is seen in action, the rulings that it depends on. Fetched when a card opens.
import type { APIRoute } from 'astro';
import { typographie } from '../../plugins/typography.ts';
import type { Proofs } from '../../scripts/proof-file.ts';
import { voirEnAction } from '../../site/example-index.ts';
import { PRETS } from '../../site/games.ts';
import { arbitrages, arbitragesDe, article, lienArbitrage, nomArbitrage, regle, regles } from '../../site/rulebook.ts';

export const getStaticPaths = () => PRETS.map((jeu) => ({ params: { jeu: jeu.slug } }));
export const GET: APIRoute = ({ params }) => {
  const jeu = params['jeu'] ?? '';
  const proofs: Proofs = {
    rules: Object.fromEntries(
      Object.keys(regles(jeu)).map((id) => {
        const trouvee = regle(id);
        return [id, [voirEnAction(id)?.href ?? '', article(trouvee) ?? '', arbitragesDe(trouvee)]];
      }),
    ),
    rulings: Object.fromEntries(
      arbitrages(jeu).map(({ id, title, choice }) => [
        id,
        [nomArbitrage(id), typographie(title), typographie(choice), lienArbitrage(jeu, id)],
      ]),
    ),
  };
  return new Response(JSON.stringify(proofs), { headers: { 'Content-Type': 'application/json' } });
};
