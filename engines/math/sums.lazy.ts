/** Closed forms of sums and products, loaded before a text that has one is read. */
export { closedForm } from './functions/closed-forms';
