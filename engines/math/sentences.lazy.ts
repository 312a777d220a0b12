/** Words around an expression, LaTeX, formulas of spreadsheets → text of the grammar. Loaded when a text is more than an expression. */
export { clockTime, proportion } from './sentences/clock';
export { daysBetween } from './sentences/days';
export { fromLatex, textbookSigns } from './sentences/latex-input';
export { phrase } from './sentences/phrases';
export { question } from './sentences/questions';
export { corrected } from './sentences/typos';
export { formula } from './sentences/spreadsheet-names';
export { unknownPlace } from './sentences/unknown-place';
