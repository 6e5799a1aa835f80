// The sheet about the piece in hand: what has no place on the map.
import type { JSX } from 'preact';
import type { HeroSpec, PartieScenario } from '../../../../engine/fields-of-eternia/partie/scenario-types.ts';
import type { HeroCard, MapEdge, MapZone, Merchant, ZoneId } from '../../../../engine/fields-of-eternia/types.ts';
import { typeset } from '../../../../plugins/typography.ts';
import { fieldId, useBench } from '../../../atelier/bench.ts';
import { Faults, NumberField, Section } from '../../../atelier/fields.tsx';
import { PieceLines } from '../../../atelier/place/Panel.tsx';
import { usePlace } from '../../../atelier/place/useHands.ts';
import { MERCHANT_NAMES } from '../../words.ts';
import { CheckOf, MaybeNumber, PickOf, TextOf } from '../fields.tsx';
import { HeroField } from '../HeroField.tsx';
import { IdsField } from '../IdsField.tsx';
import { below, filled, type Part } from '../part.ts';
import { type Board, type Game, isGame, setHero, setSoldiers, type Skirmish, soldiersIn } from './board.ts';
import { bossChoices, deckChoices, libraryIn, slotChoices } from './CardsPart.tsx';
import { dropEdge, setEdge, setZone } from './ground.ts';
import { KIND_NAMES } from './lying.tsx';
import { mapIn, zoneNamer } from './map-model.ts';
import { dropDeployment, setDeployment } from './placing.tsx';

const useBoard = (): {
  readonly work: Board;
  readonly edit: (change: (work: Board) => Board, field?: string) => void;
} => {
  const { scenario, edit } = useBench<Board>();
  return { work: scenario, edit };
};
/** The whole game as a part, when it is one. */
const useGame = (): Part<Game> | undefined => {
  const { work, edit } = useBoard();
  return isGame(work) ? { path: '', value: work, change: (next, field) => edit(() => next, field) } : undefined;
};
interface At {
  readonly index: number;
}
const useZone = (index: number): Part<MapZone> | undefined => {
  const { work, edit } = useBoard();
  const zone = mapIn(work.map).zones[index];
  return (
    zone && {
      path: `map.zones.${index}`,
      value: zone,
      change: (next, field) => edit((now) => setZone(now, index, () => next), field),
    }
  );
};

const EDGE_NAMES: readonly (readonly [kind: MapEdge['kind'], label: string])[] = [
  ['limite', 'limite commune'],
  ['chemin', 'chemin'],
  ['couloir', 'couloir de vol'],
  ['bord', 'même icône de bord'],
];
const EdgesList = ({ zone }: { readonly zone: ZoneId }): JSX.Element => {
  const { work, edit } = useBoard();
  const map = mapIn(work.map);
  const name = zoneNamer(map);
  return (
    <>
      {map.edges.map(({ a, b, kind }, i) =>
        a !== zone && b !== zone ? null : (
          <div class="fields edge" key={i} id={fieldId(`map.edges.${i}`)} tabIndex={-1}>
            <PickOf
              part={{
                path: `map.edges.${i}.kind`,
                value: kind,
                change: (next) => edit((now) => setEdge(now, i, next)),
              }}
              label={`Avec ${name(a === zone ? b : a)}`}
              choices={EDGE_NAMES}
            />
            <button type="button" class="btn flat" onClick={() => edit((now) => dropEdge(now, i))}>
              Séparer
            </button>
            <Faults path={`map.edges.${i}`} />
          </div>
        ),
      )}
    </>
  );
};
const ZoneSheet = ({ index }: At): JSX.Element | null => {
  const { pieces } = usePlace();
  const part = useZone(index);
  if (part === undefined) return null;
  const at = pieces.find(({ path }) => path === part.path)?.at;
  return (
    <>
      <div class="fields">
        <PickOf
          part={below(part, 'kind')}
          label="Sorte"
          choices={Object.entries(KIND_NAMES) as readonly (readonly [MapZone['kind'], string])[]}
        />
      </div>
      <Faults path={`${part.path}.id`} />
      <PieceLines pieces={pieces.filter((one) => one.at === at && one.flat !== true)} />
      <EdgesList zone={part.value.id} />
    </>
  );
};
const EterniumSheet = ({ index }: At): JSX.Element | null => {
  const part = useZone(index);
  if (part === undefined) return null;
  const eternium = below(part, 'eternium') as Part<number | undefined>;
  return (
    <>
      <Faults path={eternium.path} />
      <MaybeNumber part={{ ...eternium, path: `${eternium.path}.nombre` }} label="Eternium imprimé" empty="0" />
    </>
  );
};
/** All the merchants of a kind share one offer. */
const MerchantSheet = ({ merchant }: { readonly merchant: Merchant }): JSX.Element | null => {
  const game = useGame();
  if (game === undefined || (game.value.kind !== 'etude' && game.value.offers === undefined)) return null;
  const offers = filled<NonNullable<PartieScenario['offers']>>(
    below(game, 'offers') as Part<NonNullable<PartieScenario['offers']> | undefined>,
    {},
  );
  return (
    <IdsField
      part={below(offers, merchant)}
      label={`Offre ouverte : ${MERCHANT_NAMES[merchant]}`}
      add="Exposer"
      choices={deckChoices(libraryIn(game.value.cards), merchant)}
      empty="Pas encore ouverte."
    />
  );
};
const SLOTS = [
  ['worn', 'Équipement porté', 'Porter', 'Aucun.'],
  ['pack', 'Paquet du héros', 'Ranger', 'Vide.'],
  ['spells', 'Sorts', 'Ajouter', 'Aucun.'],
] as const;
const CarriedFields = ({ part, game }: { readonly part: Part<HeroSpec>; readonly game: Game }): JSX.Element => {
  const { ally, mount, worn = [], pack = [], spells = [] } = part.value;
  const library = libraryIn(game.cards);
  const carried = [ally, mount, ...worn, ...pack, ...spells].filter((id) => id !== undefined).length;
  return (
    <Section
      class="sheet-part"
      title="Ce qu’il porte"
      paths={['ally', 'mount', 'worn', 'pack', 'spells'].map((key) => `${part.path}.${key}`)}
      extra={carried === 0 ? undefined : <span class="part-extra">{carried}</span>}
    >
      <div class="fields">
        <PickOf
          part={below(part, 'ally')}
          label="Allié"
          choices={[[undefined, 'aucun'], ...slotChoices(library, 'ally')]}
        />
        <PickOf
          part={below(part, 'mount')}
          label="Monture : créature ou véhicule"
          choices={[[undefined, 'aucune'], ...slotChoices(library, 'mount')]}
        />
      </div>
      {SLOTS.map(([slot, label, add, empty]) => (
        <IdsField
          key={slot}
          part={below(part, slot)}
          label={label}
          add={add}
          choices={slotChoices(library, slot)}
          empty={empty}
        />
      ))}
    </Section>
  );
};
const HeroSheet = ({ t, h }: { readonly t: number; readonly h: number }): JSX.Element | null => {
  const { work, edit } = useBoard();
  const hero: HeroSpec | HeroCard | string | undefined = work.teams[t]?.heroes[h];
  if (hero === undefined) return null;
  const path = `teams.${t}.heroes.${h}`;
  if (!isGame(work))
    return (
      <HeroField
        part={{
          path: `${path}.hero`,
          value: hero as HeroCard | string,
          change: (next, field) => edit((now) => setHero(now, t, h, () => ({ hero: next })), field),
        }}
        label="Carte du héros"
      />
    );
  const part: Part<HeroSpec> = {
    path,
    value: hero as HeroSpec,
    change: (next, field) => edit((now) => setHero(now, t, h, () => next), field),
  };
  const study = work.kind === 'etude';
  return (
    <>
      <Faults path={path} />
      <Faults path={`${path}.zone`} />
      <HeroField part={below(part, 'hero')} label="Carte du héros" />
      <div class="fields">
        {study || part.value.damage !== undefined ? (
          <MaybeNumber part={below(part, 'damage')} label="Dégâts subis" empty="0" />
        ) : null}
        {study ? <CheckOf part={below(part, 'activated')} label="Déjà activé pendant cette manche" /> : null}
      </div>
      <CarriedFields part={part} game={work} />
    </>
  );
};
const SoldiersSheet = ({ t, zone }: { readonly t: number; readonly zone: ZoneId }): JSX.Element | null => {
  const { work, edit } = useBoard();
  const team = work.teams[t];
  const path = `teams.${t}.soldiers.${zone}`;
  return team === undefined ? null : (
    <>
      <Faults path={`teams.${t}.soldiers`} />
      <Faults path={path} />
      <NumberField
        path={`${path}.nombre`}
        label="Soldats"
        value={soldiersIn(team)[zone]}
        onChange={(count) => edit((now) => setSoldiers(now, t, zone, count ?? 0), path)}
      />
    </>
  );
};
const BossSheet = (): JSX.Element | null => {
  const game = useGame();
  if (game?.value.boss === undefined) return null;
  const boss = filled(below(game, 'boss') as Part<Game['boss']>, game.value.boss);
  return (
    <>
      <Faults path="boss.zone" />
      <div class="fields">
        <PickOf part={below(boss, 'card')} label="Carte du boss" choices={bossChoices(libraryIn(game.value.cards))} />
        <MaybeNumber part={below(boss, 'damage')} label="Dégâts du boss" empty="0" />
      </div>
    </>
  );
};
const DeploymentSheet = ({ index, path }: At & { readonly path: string }): JSX.Element | null => {
  const { work, edit } = useBoard();
  const zone = isGame(work) ? undefined : work.skirmish.zones[index];
  if (zone === undefined) return null;
  const own = `skirmish.zones.${index}`;
  const change = (next: (now: Skirmish) => Skirmish, field?: string): void =>
    edit((now) => (isGame(now) ? now : next(now)), field);
  return (
    <>
      {path === own ? null : <Faults path={own} />}
      <Faults path={path} />
      <TextOf
        part={{
          path: `${own}.name`,
          value: zone.name,
          change: (name, field) =>
            change(
              (now) =>
                setDeployment(
                  now,
                  now.skirmish.zones.map((one, i) => (i === index ? { ...one, name } : one)),
                ),
              field,
            ),
        }}
        label="Nom de la zone de déploiement"
      />
      <button type="button" class="btn flat" onClick={() => change((now) => dropDeployment(now, index))}>
        {typeset('Retirer toute cette zone')}
      </button>
    </>
  );
};
export const Sheet = ({ path }: { readonly path: string }): JSX.Element | null => {
  const { work } = useBoard();
  const [list, second = '', third = '', fourth] = path.split('.');
  if (list === 'map') {
    const index = Number(third);
    if (fourth === undefined) return <ZoneSheet index={index} />;
    const merchant = mapIn(work.map).zones[index]?.merchant;
    if (fourth === 'eternium') return <EterniumSheet index={index} />;
    return fourth === 'merchant' && merchant !== undefined ? <MerchantSheet merchant={merchant} /> : null;
  }
  if (list === 'teams' && third === 'heroes') return <HeroSheet t={Number(second)} h={Number(fourth)} />;
  if (list === 'teams' && third === 'soldiers') return <SoldiersSheet t={Number(second)} zone={fourth ?? ''} />;
  if (list === 'boss') return <BossSheet />;
  if (list === 'skirmish') return <DeploymentSheet index={Number(third)} path={path} />;
  return list === 'places' ? <Faults path="places" /> : <Faults path={path} />;
};
