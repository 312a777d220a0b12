/** Path of the notices that are kept in git. */
export const THIRD_PARTY: string;
/** The notices of the build in `out`; throws when something that is bundled has none. */
export function thirdParty(out?: string): Promise<string>;
