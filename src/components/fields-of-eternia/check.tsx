// The mark of who has already acted, at the corner of a pawn.
export const checked = (
  <g class="mark" transform="translate(42 40)">
    <circle r="19" />
    <path d="M-7 0-2 5 8-6" />
  </g>
);
