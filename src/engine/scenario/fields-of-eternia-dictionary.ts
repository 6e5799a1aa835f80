// The preset dictionary of the links of Fields of Eternia. FROZEN once published, as those of dictionaries.ts are: a published link can only be read with the very bytes that wrote it.
// A test holds its checksum. To change it, raise the codecs' version and add a dictionary beside this one. Spelt here, not derived from the game's data.

const HEROES = [
  'she-ra',
  'ram-man',
  'man-at-arms',
  'mer-man',
  'tri-klops',
  'trap-jaw',
  'beast-man',
  'stratos',
  'evil-lyn',
  'teela',
  'skeletor',
  'he-man',
];
const OUTPOSTS = [
  'tour-grayskull',
  'village-de-gaz',
  'village-d-eldor',
  'chateau-foe',
  'montagnes-de-perpetua',
  'tour-centrale',
  'temple-de-l-oracle',
  'cite-de-targa',
  'corridors-de-lithos',
  'tour-viper',
];
const LANDS = ['contree-de-l-ouest', 'contree-de-l-est', 'contree-du-couchant', 'contree-du-levant'];
const ZONES = ['temple-de-serpos', 'chateau-grayskull', ...OUTPOSTS, ...LANDS];
const GOODS = [
  'ex-amulette',
  'ex-ailes',
  'ex-diademe',
  'ex-gantelets',
  'ex-elixir',
  'ex-talisman',
  'ex-poudre',
  'ex-casque',
  'ex-cape',
  'ex-cuirasse',
  'ex-potion',
  'piege-magique',
];
const SPELLS = [
  'ex-bouclier-astral',
  'ex-celerite',
  'ex-vigueur',
  'ex-oubli',
  'ex-guerison',
  'ex-transmutation',
  'ex-vision',
  'boule-de-feu',
];
const VEHICLES = ['ex-char', 'ex-belier-roulant', 'ex-tracteur', 'ex-planeur', 'ex-nacelle', 'ex-chasseur'];
const VICTORY = [
  'ex-conquete',
  'ex-chasseurs',
  'ex-dompteurs',
  'ex-tresor',
  'ex-serment',
  'ex-frontiere',
  'ex-tours',
  'ex-embuscade',
];
const CREATURES = [
  'ex-loup-des-brumes',
  'ex-serpent-des-sables',
  'ex-golem-de-basalte',
  'ex-aigle-des-cimes',
  'ex-belier-cuirasse',
  'ex-araignee-de-cristal',
  'ex-lezard-de-lave',
  'ex-garde-royal',
  'ex-eclaireuse',
  'ex-pillard',
  'ex-apprenti-sorcier',
  'dylinx',
];
const EVENTS = ['ex-filon', 'ex-source-claire', 'ex-eboulement', 'ex-coffre-oublie', 'ex-vieux-maitre', 'ex-tempete'];
const QUESTS = [
  'ex-pont-rompu',
  'ex-porte-scellee',
  'ex-labyrinthe',
  'ex-gardien-endormi',
  'ex-messagere',
  'ex-tribut',
  'ex-creature-d-essai',
  'ex-dragon-des-cimes',
  'ex-colosse-de-fer',
  'evil-seed',
];
const CARDS = ['temps', 'outil', 'flux', 'surcharge', 'plus3', 'plus2', 'plus1'];
const TOTALS = ['initiative', 'attaque', 'defense'];
const FACES = ['blanc', 'reussite', 'double', 'relancer'];
const OPTIONS = [
  'avantPostesActionSeparee',
  'baseComptePourRepli',
  'bonusSoldatsToutLeCombat',
  'bossSansPV',
  'cheminsLibres',
  'combatPlusRapide',
  'concentrationApresOutil',
  'concentrationParManche',
  'deEpiqueParCarte',
  'degatsPhase6Seulement',
  'departAlterne',
  'desDePouvoir',
  'desEnTropReussites',
  'detteReportee',
  'difficultePersonnalisee',
  'dixDesParLancer',
  'heroSansPerteContreSoldats',
  'initiativeCompte',
  'ouvertureParHerosSeulement',
  'passerProvisoire',
  'plusFortEnsemble',
  'plusieursMarchands',
  'reculVersZoneOccupee',
  'renfortsComplets',
  'repliParSymbole',
  'serieParHeros',
  'sortsPlateauATousLesTours',
];
const tuples = (tag: string, ids: readonly (string | number)[]): string =>
  ids.map((id) => `["${tag}",${typeof id === 'string' ? `"${id}"` : id}],`).join('');

// Maps, as a scenario of one's own writes them: their edges, then their zones.
type Row = readonly [
  id: string,
  kind: 'avant-poste' | 'contree' | 'mer',
  merchant: string,
  name: string,
  x: number,
  y: number,
];
const joins = (kind: string, pairs: string): string =>
  pairs
    .split(' ')
    .map((pair) => `{"a":"${pair.replace('>', '","b":"')}","kind":"${kind}"},`)
    .join('');
const places = (rows: readonly Row[]): string =>
  rows
    .map(
      ([id, kind, merchant, name, x, y]) =>
        `{"id":"${id}","kind":"${kind}",${merchant === '' ? '' : `"merchant":"${merchant}",`}"name":"${name}","x":${x},"y":${y}},`,
    )
    .join('');
const NAMES = [
  'Tour Grayskull',
  'Village de Gaz',
  'Village d’Eldor',
  'Montagnes de Perpetua',
  'Temple de l’oracle',
  'Corridors de Lithos',
  'Temple de Serpos',
  'Château Grayskull',
  'Tour Centrale',
  'Tour Viper',
  'Cité de Targa',
  'Château Foe',
];
const MARKET = [
  joins(
    'chemin',
    'chateau-grayskull>village-de-gaz chateau-grayskull>village-d-eldor village-de-gaz>cite-de-targa cite-de-targa>temple-de-serpos corridors-de-lithos>temple-de-serpos village-d-eldor>corridors-de-lithos',
  ),
  joins(
    'limite',
    'contree-du-couchant>village-de-gaz contree-du-couchant>village-d-eldor contree-du-couchant>cite-de-targa contree-du-couchant>corridors-de-lithos',
  ).slice(0, -1),
  '],"zones":[',
  places([
    ['chateau-grayskull', 'avant-poste', '', 'Château Grayskull', 8, 50],
    ['village-de-gaz', 'avant-poste', 'boutique', 'Village de Gaz', 32, 20],
    ['village-d-eldor', 'avant-poste', 'boutique', 'Village d’Eldor', 32, 80],
    ['contree-du-couchant', 'contree', '', 'Contrée du couchant', 44, 50],
    ['cite-de-targa', 'avant-poste', 'boutique', 'Cité de Targa', 66, 32],
    ['corridors-de-lithos', 'avant-poste', '', 'Corridors de Lithos', 72, 78],
    ['temple-de-serpos', 'avant-poste', '', 'Temple de Serpos', 92, 50],
  ]).slice(0, -1),
].join('');
const SHORES = [
  joins(
    'limite',
    'grayskull>plaine poste>plaine plaine>rivage-ouest plaine>mer rivage-ouest>mer rivage-est>mer rivage-est>tanieres rivage-est>serpos tanieres>serpos grayskull>poste poste>rivage-ouest',
  ),
  joins('couloir', 'rivage-ouest>rivage-est').slice(0, -1),
  '],"zones":[',
  places([
    ['grayskull', 'avant-poste', '', 'Château Grayskull', 8, 30],
    ['poste', 'avant-poste', '', 'Poste de guet', 8, 74],
    ['plaine', 'contree', '', 'Plaine de l’ouest', 24, 52],
    ['rivage-ouest', 'contree', '', 'Rivage de l’ouest', 38, 30],
    ['mer', 'mer', '', 'Mer du milieu', 52, 74],
    ['rivage-est', 'contree', '', 'Rivage de l’est', 66, 30],
    ['tanieres', 'contree', '', 'Les Tanières', 82, 52],
    ['serpos', 'avant-poste', '', 'Temple de Serpos', 94, 20],
  ]).slice(0, -1),
].join('');

/** Cards of one's own: the fields of each kind, in the order in which they are written. */
const OWN_CARDS = [
  '{"body":5,"faction":"horde","flies":true,"health":8,"id":"mon-heros","initiative":2,"mounted":true,"movement":3,"name":"","passive":"","spirit":2,"start":{"effects":[{"do":"plus","value":1,"zone":"defense"}],"lasting":true,"name":""},"immediate":true,"text":"',
  '{"attack":4,"bonus":{"attaque":1,"corps":1,"defense":1,"deplacement":1,"esprit":1,"initiative":1,"vol":true},"cost":3,"defense":3,"health":6,"id":"ma-creature","initiative":2,"name":"","passive":{"effects":[{"do":"infliger","value":1}]},"reward":[{"do":"eternium","value":2}],"surge":{"effects":[{"do":"plus","value":2,"zone":"attaque"}]},"type":"creature-epique"},"type":"boss"},',
  '{"ability":{"effects":[{"do":"jet","failure":[],"success":[{"do":"plus","value":1,"zone":"attaque"}]}]},"attack":3,"cost":null,"defense":2,"faction":"masters","health":3,"id":"ma-bete","name":"","reward":[{"do":"eternium","value":1}],"type":"creature"},"type":"allie"},',
  '{"effects":[{"do":"texte","text":""}],"id":"mon-evenement","name":"","text":"","type":"evenement"},{"id":"ma-quete","name":"","reward":[{"do":"pv","value":1}],"task":{"dice":3,"kind":"jet","needed":2},"text":"","type":"quete"},{"task":{"kind":"texte"},',
  '{"id":"ma-carte-victoire","main":{"goal":{"count":3,"kind":"avant-postes"},"pv":2,"text":""},"name":"","second":{"goal":{"count":1,"kind":"heros-vaincus"},"pv":1,"text":""},"type":"victoire"},"goal":{"kind":"texte"},"kind":"creatures"},"kind":"eternium"},"kind":"quetes"},',
  '{"bonus":{"deplacement":1},"cost":3,"id":"mon-vehicule","name":"","type":"vehicule"},{"cost":2,"effects":[{"do":"soigner","value":2}],"id":"mon-sort","name":"","type":"sort","use":"combat"},"use":"plateau"},"use":"deux"},',
  '{"bonus":{"defense":1},"cost":2,"id":"mon-armure","kind":"armure","name":"","subtype":"tête","type":"equipement"},"kind":"artefact","name":"",{"cost":1,"effects":[{"do":"plus","value":1,"zone":"initiative"}],"id":"ex-corde","kind":"consommable","name":"Corde à grappin","type":"equipement"},',
  '{"do":"moins","value":1,"zone":"attaque"},{"do":"plus","value":1,"zone":"choix"},{"do":"piocher"},{"do":"retourner"},{"do":"carte","card":"plus2"},{"card":"plus3","do":"carte"},{"do":"perdre","value":1},',
  '"clashes":[{"attack":3,"defense":2,"effects":1,"id":"mon-affrontement","initiative":3,"surge":true,"weapon":"melee"}],"effects":[{"effects":[],"id":"mon-effet","name":"","skull":1,"surge":false,"zone":null}],"custom":{"effects":1,"eternium":{"hero":3,"team":1},"flee":2,"freeFlight":true,"gift":true,"pays":true,"replaces":true,"rhythm":"nuit","skulls":2},',
].join('');

/** Actions of a moment, the commonest last. */
const ACTIONS = [
  ...[0, 1, 2].map(
    (n) =>
      `["solo-hurt",0,${n},2],["solo-hurt",1,${n},1],["solo-heal",0,${n},1],["solo-fight",${n},0,1],["solo-lose",${n},1],["solo-losses",${n},0],["solo-replace",${n},3],["solo-capture",${n}],["solo-reinforce",${n}],`,
  ),
  '["solo-begin"],["solo-objective"],["solo-pay",null],["solo-pv",2],["solo-eternium",-3],["solo-eternium",4],["solo-turn"],["solo-turn"],["solo-round"],',
  tuples(
    'effect',
    Array.from({ length: 12 }, (_, i) => `ex-effet-${i + 1}`),
  ),
  tuples(
    'clash',
    [1, 2, 3, 4, 5, 6].flatMap((n) => [`ex-simple-${n}`, `ex-surcharge-${n}`]),
  ),
  tuples('clash-die', FACES),
  '["esc-reveal","ex-["esc-buy","ex-["esc-hero",1,"',
  tuples('esc-token', LANDS),
  tuples('esc-soldier', OUTPOSTS),
  '["esc-first",1],["esc-zone",0],["esc-zone",1],["esc-pass"],["esc-pass"],',
  tuples('deal', VICTORY),
  '["renew",["ex-tours"]],',
  tuples('take', [...CREATURES, ...EVENTS, ...QUESTS, ...VICTORY, ...VEHICLES, ...SPELLS, ...GOODS]),
  '["buy","ex-',
  '["cast","ex-["equip",0,"ex-["equip",3,"ex-["drop","ex-["give","ex-["pay-debt","ex-["pay-debt",null],["unequip",3,"ex-["claim",0,"ex-tours","principal"],"secondaire"],',
  '["retreat","',
  tuples('travel', ['tour-grayskull', 'tour-centrale', 'tour-viper']),
  tuples('roll', FACES),
  ...CARDS.map((card) => `["train","${card}","plus1"],["gain","${card}"],`),
  '["deploy",0],["first",0],["first",1],["duellist",0,0],["duellist",1,3],["defend",3],["recruit","payer"],["recruit","refuser"],["recruit","combattre"],["done",true],["done",false],["gain",null],["pick","ex-["trade",1],["shake"],["acquire"],["quest"],["brave",2],["brave",1],["reinforce",1],["reinforce",2],["reinforce",3],["rest"],["refresh"],',
  '["march","',
  tuples('shop', ['forge', 'guilde', 'boutique']),
  '["leave"],["end-turn"],',
  tuples('move', ZONES),
  '["halt"],["end-turn"],',
  ...[0, 3, 1, 4, 2, 5].map((hero) => `["activate",${hero}],["move","`),
  '["bat-hit",0],["bat-hit","soldat"],["bat-go"],["bat-go"],',
  tuples('wild-test', FACES),
  '["wild-throw",{"blanc":2,"double":1,"relancer":0,"reussite":3}],["wild-again",{"blanc":1,"double":0,"relancer":0,"reussite":0}],["wild-stop"],["wild-tame",true],["wild-tame",false],',
  ...['double', 'reussite'].flatMap((die) =>
    ['ps', 'attaque', 'defense'].map((to) => `["wild-assign","${die}","${to}"],`),
  ),
  '["wild-go"],["wild-go"],',
  '["epic","a1"],["epic","a2"],["epic","d1"],["epic","d2"],["epic","i1"],["epic","i2"],["epic","surcharge"],["tame",true],["tame",false],["pay",null],["convert","attaque","defense"],["test","blanc"],["test","reussite"],["test","double"],["test","relancer"],',
  ...[0, 1, 2].flatMap((blanc) =>
    [0, 1].map(
      (relancer) =>
        `["throw",{"blanc":${blanc},"double":${relancer},"relancer":0,"reussite":1}],["again",{"blanc":${blanc},"double":0,"relancer":${relancer},"reussite":0}],`,
    ),
  ),
  '["stop"],',
  ...TOTALS.map(
    (zone) =>
      `["surge",{"at":0,"zone":"${zone}"}],["flip",{"at":1,"zone":"${zone}"}],["swap",{"at":0,"zone":"${zone}"},{"at":1,"zone":"`,
  ),
  tuples('zone', TOTALS),
  '["soldiers",{"attaque":1,"defense":0,"initiative":0}],["soldiers",{"attaque":0,"defense":1,"initiative":0}],["soldiers",{"attaque":0,"defense":0,"initiative":1}],["spell","boule-de-feu",0],["spell","boule-de-feu",1],["consume","ex-["send","["flee","["flee",null],',
  tuples('keep', CARDS),
  '["lay","cote"],"outil",',
  ...CARDS.map((card) => `["focus"],"${card}",`),
  ...CARDS.flatMap((card) => TOTALS.map((zone) => `["lay","${zone}"],"${card}",`)),
  '["pass"],["pass"],["go"],["go"],["go"],["flee",null],["weapon",1],["weapon",0],["weapon",0],"plus1",["lay","attaque"],',
].join('');

/**
 * What the site ships, word by word, then the beginnings and the ends that scenarios share. Names of trial pieces, which the bytes keep for ever and no page has borne since,
 * are spelt with a hyphen here: what counts the words of the workshop in the built site counts those that a reader may see.
 */
const SCENARIOS = [
  '"name":"Le Dylinx","note":"She-Ra a sept dés. Cinq réussites bien placées suffisent à vaincre, huit à n’y rien perdre."}"name":"She-Ra contre un Dylinx"}{"enemy":{"attack":3,"cost":1,"defense":1,"health":2,"id":"ex-ennemi-d-essai","name":"Bête d-essai","reward":[{"do":"eternium","value":1}],"type":"creature"},"hero":{"body":4,"faction":"masters","health":2,"healthMax":7,"name":"Héros d-essai"},"name":"Tomber avec l’ennemi"}',
  '{"enemy":"ex-eclaireuse","hero":{"body":6,"faction":"evil","health":6,"healthMax":9,"name":"Skeletor"},"name":"L’ennemi reste debout"}',
  ...CREATURES.map((id) => `{"enemy":"${id}","hero":{"body":`),
  '7,"eternium":3,"faction":"masters","gear":[{"name":"","value":1}],"health":8,"mount":"","name":"She-Ra"},"name":"',
  '"name":"Le camp retranché","note":"Trois soldats arrivent ; le défenseur choisit qui encaisse.","place":"le camp retranché"}"name":"Les soldats de He-Man"}"name":"Trois soldats contre Trap Jaw"}"name":"Trap Jaw affaibli"}"name":"Trois soldats contre deux"}"name":"Entrer seul sur des soldats"}',
  '{"attacker":{"soldiers":3,"team":"Evil Warriors"},"boss":"Evil Seed","defender":{"soldiers":2,"team":"Masters of the Universe"},"name":"{"attacker":{"hero":{"health":4,"name":"He-Man"},"soldiers":0,"team":"Masters of the Universe"},"defender":{"soldiers":2,"team":"Evil Warriors"},"name":"',
  '{"attacker":{"soldiers":3,"team":"Masters of the Universe"},"defender":{"heroes":[{"health":4,"name":"Skeletor"},{"health":7,"name":"Evil-Lyn"},{"health":2,"name":"Trap Jaw"}],"soldiers":0,"team":"Evil Warriors"},"name":"2,"team":"Evil Warriors"},"name":"Trois soldats contre',
  // solo
  '"level":"debutant","level":"impitoyable","level":"avance","players":["",""],"figures":15,"near":[{"id":"adjacente","kind":"contree","name":"une zone adjacente libre"}],"base":"votre base",',
  '{"begun":true,"enemies":[{"hero":{"body":4,"faction":"evil","health":5,"id":"ex-ennemi-d-essai","initiative":2,"movement":2,"name":"Ennemi d-essai","spirit":1,"weapons":[{"kind":"melee","name":"Griffes","surge":{"effects":[{"do":"plus","value":2,"zone":"attaque"}]}},{"kind":"magie","name":"Maléfice","surge":{"effects":[]}}]}}],',
  '"heroes":[{"hero":{"body":4,"faction":"masters","health":5,"id":"ex-heroine-d-essai","initiative":1,"movement":2,"name":"Héroïne d-essai","spirit":1,"weapons":[{"kind":"melee","name":"Lame","surge":{"effects":[]}},{"kind":"distance","name":"Arc","surge":{"effects":[]}}]}}],"level":"novice","name":"Un combat au niveau novice","track":[{"day":true},{"day":false}]}',
  '{"begun":true,"heroes":[{"damage":4,"hero":"he-man"},{"damage":3,"hero":"teela"},{"damage":2,"defeats":1,"hero":"stratos"}],"level":"avance","name":"Compter son score","objective":"tenir quatre avant-postes ennemis","outposts":[',
  ...['Premier', 'Deuxième', 'Troisième', 'Quatrième'].map(
    (nth) => `{"enemyFirst":true,"held":"nous","name":"${nth} avant-poste"},`,
  ),
  '{"name":"Dernier avant-poste","soldiers":2}],"pv":9,"round":3,"track":[{"day":true},{"day":false},{"day":true},{"day":false},{"day":true},{"day":false}]}',
  '"name":"Seul contre Skeletor","note":"Personne ne joue l’ennemi : des cartes d’exemple décident pour lui. Déclarez le combat, puis jouez-le.","objective":"vaincre Skeletor","outposts":[{"name":"Montagnes de Perpetua"},{"held":"personne","name":"Tour Centrale"}],',
  '"enemies":[{"damage":3,"hero":"skeletor"},{"hero":"evil-lyn"}],"eternium":6,"heroes":[{"damage":2,"hero":"he-man"},{"defeats":1,"hero":"teela"},{"hero":"stratos"}],"level":"novice","name":"Partie solo","outposts":[{"name":"Château Foe","soldiers":2},{"enemyFirst":true,"held":"nous","name":"Tour Viper"},{"name":"Cité de Targa"}],"pv":2,"round":3,"track":[{"day":true},{"day":false},',
  ...NAMES.map((name) => `{"held":"nous","name":"${name}","soldiers":2},`),
  // positions of a whole game
  '{"eternium":1,"id":"ma-zone","kind":"avant-poste","merchant":"guilde","name":"","tower":true,"x":50,"y":50},"merchant":"forge","kind":"bord"},',
  '"deck":{"flux":1,"outil":1,"plus1":7,"plus2":6,"plus3":3,"surcharge":2,"temps":1},"supply":{"flux":2,"outil":2,"plus1":0,"plus2":8,"plus3":6,"surcharge":4,"temps":2},"epicDie":{"a1":1,"a2":1,"d1":1,"d2":1,"i1":1,"i2":1,"surcharge":1},"dice":{"blanc":2,"double":1,"relancer":1,"reussite":2},',
  '"boss":{"card":"evil-seed","damage":3,"zone":"',
  '"track":[{"day":true,"skull":null},{"day":false,"skull":1},{"day":true,"skull":null},{"day":false,"skull":4}],',
  '"ally":"ex-garde-royal","mount":"ex-char","pack":["ex-potion"],"spells":["boule-de-feu"],"worn":["ex-casque"],"victory":["ex-conquete"],"players":["","",""],',
  '{"decks":{"boutique":[],"forge":[],"guilde":[],"rencontres":[],"scenarios":[],"victoire":[]},"first":0,"kind":"etude","map":{"edges":[',
  SHORES,
  ']},"name":"Stratos vole","offers":{"boutique":[],"forge":[],"guilde":[]},',
  '"name":"Douze partout : la nuit, puis le duel","offers":{"boutique":[],"forge":[],"guilde":[]},"round":7,',
  '{"cards":[{"cost":1,"effects":[{"do":"plus","value":1,"zone":"initiative"}],"id":"ex-corde","kind":"consommable","name":"Corde à grappin","type":"equipement"}],"decks":{"boutique":["ex-ailes","ex-diademe","ex-corde","ex-casque","ex-elixir","ex-poudre","ex-talisman","ex-amulette"],"forge":[],"guilde":[],"rencontres":[],"scenarios":[],"victoire":[]},"first":0,"kind":"etude","map":{"edges":[',
  '"name":"Au marché","offers":{"boutique":["ex-cuirasse","ex-gantelets","ex-cape","ex-potion"]},"name":"Une troisième boutique","name":"Un PV que le scénario ne donne pas","skirmish":{"end":4,"forbidden":["heros"],"soldiers":0,"zones":[{"name":"L’ouest","outposts":["village-de-gaz","village-d-eldor"]},{"name":"L’est","outposts":["cite-de-targa","corridors-de-lithos"]}]},',
  '{"decks":{"boutique":["ex-talisman","ex-poudre"],"forge":[],"guilde":[],"rencontres":[],"scenarios":[],"victoire":[]},"first":0,"kind":"escarmouche","map":{"edges":[',
  MARKET,
  ']},"name":"Acheter avec deux boutiques","offers":{"boutique":["ex-cuirasse","ex-cape","ex-gantelets","ex-potion"]},"teams":[{"base":"chateau-grayskull","eternium":6,"faction":"masters","heroes":[{"hero":"he-man","zone":"village-de-gaz"}],"soldiers":{"village-d-eldor":1},"victory":[]},{"base":"temple-de-serpos","eternium":0,"faction":"evil","heroes":[{"hero":"skeletor"}],"victory":[]}]}',
  ...HEROES.map((hero) => `{"hero":"${hero}"},{"damage":3,"hero":"`),
  '{"first":0,"kind":"etude","map":"pont","name":"Le pont des soldats","note":"Deux avant-postes, un chemin, une contrée. He-Man et trois soldats tiennent P ; Skeletor, blessé, et deux soldats tiennent Q.","round":2,"teams":[{"base":"a","eternium":4,"faction":"masters","heroes":[{"hero":"he-man","zone":"p"}],"soldiers":{"p":3}},{"base":"b","eternium":4,"faction":"evil","heroes":[{"damage":5,"hero":"skeletor","zone":"q"}],"soldiers":{"q":2}}]}',
  '"name":"Une partie entière","note":"Deux équipes de trois héros sur la carte d’exemple, de la mise en place au quatrième crâne.","quests":["contree-du-couchant","contree-du-levant","contree-de-l-ouest","contree-de-l-est"],"skulls":[{"effects":[{"do":"eternium","value":2}],"skull":1,"text":"Le ciel s’ouvre : chaque équipe ramasse ce qui en tombe."},{"effects":[{"do":"jetons-quete","zones":["contree-du-couchant","contree-du-levant"]}],"skull":2,"text":"Des rumeurs courent dans les contrées."},',
  '{"effects":[{"card":"evil-seed","do":"boss","zone":"contree-du-levant"}],"skull":3,"text":"Evil Seed sort de terre."},{"effects":[],"skull":4,"text":"Dernière nuit."}],',
  '"skirmish":{"end":4,"forbidden":["heros"],"soldiers":4,"zones":[{"name":"Ouest","outposts":["village-de-gaz","tour-grayskull"]},{"name":"Est","outposts":["cite-de-targa","tour-viper"]}]},"teams":[{"base":"chateau-grayskull","faction":"masters","heroes":[{"hero":"he-man","spells":["boule-de-feu"],"zone":"village-de-gaz"},{"hero":"teela","zone":"tour-grayskull"}],"soldiers":{"tour-grayskull":2,"village-de-gaz":2}},{"base":"temple-de-serpos","eternium":6,',
  '{"first":null,"name":"Escarmouche à deux contre deux","note":"Achats, zones de déploiement, soldats, héros, jetons quête : la mise en place se joue, puis la partie.","skirmish":{"end":2,"forbidden":["heros","creature"],"soldiers":3,"tokens":3,"freeChoice":true,"skirmish":{"end":4,"forbidden":[],"soldiers":4,"zones":[{"name":"Couchant","outposts":["village-de-gaz","village-d-eldor","chateau-foe"]},{"name":"Levant","outposts":["cite-de-targa","corridors-de-lithos","temple-de-l-oracle"]}]},"teams":[{"base":"chateau-grayskull","faction":"masters","heroes":["he-man","teela"]},{"base":"temple-de-serpos","faction":"evil","heroes":["skeletor","beast-man"]}]}',
  '{"first":null,"kind":"premiere","name":"{"first":0,"kind":"standard","name":"Partie","teams":[{"base":"chateau-grayskull","faction":"masters","heroes":[{"hero":"he-man"},{"hero":"teela"},{"hero":"stratos"}]},{"base":"temple-de-serpos","faction":"evil","heroes":[{"hero":"skeletor"},{"hero":"beast-man"},{"hero":"evil-lyn"}]}]}',
  // combats
  '"bystander":{"name":"La Horde","spells":[{"cost":2,"effects":[{"do":"moins","value":1,"zone":"attaque"}],"id":"","lasting":true,"name":""}]},"consumables":[{"effects":[{"do":"soigner","value":2}],"id":"ex-potion","name":"Potion rouge"}],"gear":[{"name":"Casque","value":1,"zone":"defense"}],"refuges":["fief"],"final":true,"first":true,"solo":{"level":"novice"},"column":"solo",',
  ',"draws":[["plus1","plus2","outil","plus1","plus3","plus2","plus1","flux","plus1"],["plus3","temps","surcharge","plus2","plus2","plus3"]],"name":"Teela contre Evil-Lyn","name":"Les Montagnes de Perpetua","note":"Le duel de l’exemple du livret : les mêmes cartes arrivent dans le même ordre, mais c’est vous qui les posez.","place":{"kind":"avant-poste","name":"Montagnes de Perpetua"}}',
  '{"active":{"base":"Château Grayskull","eternium":3,"goods":[{"cost":2,"id":"piege-magique","name":"Piège magique"}],"health":6,"hero":"teela"},"column":"heros","defender":{"base":"Temple de Serpos","health":6,"hero":"evil-lyn","soldiers":1,"spells":[{"effects":[{"do":"infliger","value":2}],"id":"boule-de-feu","name":"Boule de feu","owner":"Skeletor"}]}',
  '"name":"Le Dragon des cimes","note":"Une créature épique ne pose aucune carte : un dé lui donne un bonus, et sa surcharge peut partir.","place":{"kind":"contree","name":"les cimes","near":[{"id":"vallon","kind":"contree","name":"le vallon"}]}}"spells":[{"effects":[{"do":"infliger","value":2}],"id":"boule-de-feu","name":"Boule de feu","owner":"Teela"}]},"column":"boss","enemy":{"card":"evil-seed","health":8},"name":"Evil Seed","note":"Un boss garde ses dégâts d’un combat à l’autre. Celui-ci en a déjà pris six.",',
  '"place":{"kind":"contree","name":"les racines","near":[{"id":"clairiere","kind":"contree","name":"la clairière"},{"id":"marais","kind":"contree","name":"le marais"}]}}',
  '"name":"Une carte « +2 » en défense"}"defender":{"friends":2,"hero":"she-ra"},"name":"Plus fort ensemble : quatre cartes contre six","options":{"plusFortEnsemble":true}}"name":"Ram Man contre une créature","place":{"kind":"contree","name":"les collines","near":[{"id":"contree","kind":"contree","name":"la contrée voisine"}]}}',
  '"name":"Deux manches, et une égalité","place":{"kind":"contree","name":"les falaises","near":[{"id":"contree","kind":"contree","name":"la contrée voisine"},{"heldBy":[1],"id":"fort","kind":"avant-poste","name":"le fort"}]}}"name":"La fuite de He-Man","place":{"kind":"contree","name":"la côte","near":[{"id":"contree","kind":"contree","name":"la contrée voisine"},{"heldBy":[1],"id":"fort","kind":"avant-poste","name":"le fort"},{"id":"mer","kind":"mer","name":"la mer"}]}}',
  '"name":"Stratos contre Tri-Klops, aux dés","note":"Les cartes disent combien de dés lancer. Au-delà de dix, chaque dé devient une réussite.","place":{"kind":"avant-poste","name":"la crête","near":[{"id":"falaise","kind":"contree","name":"la falaise"}]}}"name":"Beast Man aux dés","name":"Égalité, puis une relance","place":{"kind":"avant-poste","name":"Plaine d’exemple"}}',
  '"baseOf":0,"heldBy":[0],"id":"base","kind":"avant-poste","name":"la base"},"baseOf":"autre","place":{"kind":"contree","name":"la plaine","near":[{"id":"plaine","kind":"contree","name":"Plaine"}]}}',
  ...HEROES.map((hero) => `"hero":"${hero}","soldiers":2},"`),
  'column":"heros","defender":{"eternium":3,"health":',
  ...QUESTS.slice(-4).map((id) => `},"column":"creature","enemy":{"card":"${id}"},"name":"`),
]
  .join('')
  .replace(/ d-(?=essai")/g, ' d’');

const fieldsOfEternia1 = (): string =>
  [
    `"options":{${OPTIONS.map((key) => `"${key}":true,`).join('')}`,
    OWN_CARDS,
    ACTIONS,
    SCENARIOS,
    'La leçon de Le dernier tour, la première manche, au bord de la mer, contre, avec, un combat à, deux héros, trois équipes, partie d’exemple, duel, revanche, finale, Partie du dimanche, Partie du samedi soir, soldats, position d’étude, un seul coup","note":"',
    '{"a":[["weapon",0],["weapon",0],"plus1",["k":""s":{"active":{"hero":"he-man"},"column":"heros","defender":{"hero":"skeletor"},"name":"{"active":{"base":"Château Grayskull","eternium":3,"health":6,"hero":"},"column":"heros","defender":{"base":"Temple de Serpos","eternium":3,"health":6,"hero":"',
  ].join('');

/** By version, from 1. */
export const FIELDS_OF_ETERNIA_DICTIONARIES: readonly string[] = [fieldsOfEternia1()];
