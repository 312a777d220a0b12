/** Screens on which the list of tools has its place beside the page; others do not draw it. */
export const WIDE = '(min-width: 60rem)';
