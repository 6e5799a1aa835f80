// The place where heroes fight: mountains at dusk.
import type { JSX } from 'preact';

export const Dusk = (): JSX.Element => (
  <svg
    class="foe-dusk"
    viewBox="0 0 1240 620"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    focusable="false"
  >
    <circle class="sun" cx="620" cy="440" r="155" />
    <path class="far" d="M0 540 145 413 258 486 392 340 538 495 662 434 768 496 930 352 1076 486 1240 413V620H0Z" />
    <path class="near" d="M0 558 206 517 520 592 706 556 910 579 1240 527V620H0Z" />
  </svg>
);
