/** Calculus and equations: derivatives, integrals, limits, series, roots, factors. Loaded when a text asks for one. */
export { calculate } from './calculus/calculate';
