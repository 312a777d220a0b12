/** A formula inside a sentence of any direction: read from left to right (Unicode's isolates), whatever stands around it. */
export const isolated = (formula: string): string => `\u2066${formula}\u2069`;
