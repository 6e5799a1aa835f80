// What « Montrer la règle » says beside a rule's paragraph: its official article, where it is seen in action, and the moment it happens, the rulings that it depends on. Fetched when a card opens.
import type { APIRoute } from 'astro';
import { typographie } from '../../plugins/typography.ts';
import type { MomentProof, Proofs } from '../../scripts/proof-file.ts';
import { slugExemple, voirEnAction } from '../../site/example-index.ts';
import { PRETS } from '../../site/games.ts';
import { fauteDe, lieuDe } from '../../site/moments.ts';
import { arbitrages, arbitragesDe, article, lienArbitrage, nomArbitrage, regle, regles } from '../../site/rulebook.ts';

export const getStaticPaths = () => PRETS.map((jeu) => ({ params: { jeu: jeu.slug } }));
function moment(regle: string): MomentProof | undefined {
  const lieu = lieuDe(regle);
  if (lieu === undefined) {
    const faute = fauteDe(regle);
    return faute === undefined ? undefined : [typographie(faute), ''];
  }
  const { dit, mode, etape } = lieu;
  const seen = [typographie(dit), mode.slice(mode.indexOf('/') + 1)] as const;
  return etape === undefined ? seen : [...seen, slugExemple(etape.exemple), etape.pas];
}
export const GET: APIRoute = ({ params }) => {
  const jeu = params['jeu'] ?? '';
  const proofs: Proofs = {
    rules: Object.fromEntries(
      Object.keys(regles(jeu)).map((id) => {
        const trouvee = regle(id);
        const vu = moment(id);
        const dits = [voirEnAction(id)?.href ?? '', article(trouvee) ?? '', arbitragesDe(trouvee)] as const;
        return [id, vu === undefined ? dits : [...dits, vu]];
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
