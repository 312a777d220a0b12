/** A formula inside a sentence of any direction: always displayed from left to right (Unicode's isolates). */
export const isolated = (formula: string): string => `\u2066${formula}\u2069`;
