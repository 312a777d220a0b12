/** How much of a code may be lost: about 7, 15, 25 and 30 per cent. */
export const LEVELS = ['L', 'M', 'Q', 'H'] as const;
export type Level = (typeof LEVELS)[number];
