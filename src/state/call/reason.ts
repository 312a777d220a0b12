/** Why something failed, in the words of what failed. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
