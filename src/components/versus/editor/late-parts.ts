// What a workshop that has just opened does not show yet: its fields, the sheet of a piece, the states of a mission.
export { Form } from './Form.tsx';
export { Sheet } from './plan/sheets.tsx';
export { States } from './States.tsx';
