// What MDX pages may use without importing it.
import Absent from './Absent.astro';
import Arbitrage from './Arbitrage.astro';
import CarteVive from './CarteVive.astro';
import Exemple from './Exemple.astro';
import Moment from './Moment.astro';
import Outil from './Outil.astro';
import Regle from './Regle.astro';
import Renvoi from './Renvoi.astro';
import Schema from './Schema.astro';
import Terme from './Terme.astro';
import ValeurExemple from './ValeurExemple.astro';

export const componentsOfPages = {
  Absent,
  Arbitrage,
  CarteVive,
  Exemple,
  Moment,
  Outil,
  Regle,
  Renvoi,
  Schema,
  Terme,
  ValeurExemple,
};
