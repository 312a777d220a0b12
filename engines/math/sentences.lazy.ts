/** Words around an expression, LaTeX, formulas of spreadsheets → text of the grammar. Loaded when a text is more than an expression. */
export { clockTime } from './sentences/clock';
export { fromLatex } from './sentences/latex-input';
export { phrase } from './sentences/phrases';
export { formula } from './sentences/spreadsheet-names';
export { unknownPlace } from './sentences/unknown-place';
