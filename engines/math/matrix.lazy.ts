/** Matrices and lists over exact expressions. Loaded when a text has one. */
export { matrixAnswer } from './matrix/answer';
