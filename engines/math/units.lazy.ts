/** Units and physical constants, exact by definition. Loaded when a text has one. */
export { measure } from './units/measure';
