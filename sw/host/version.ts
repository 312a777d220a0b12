/** Tag of the periodic sync that keeps feeds fresh. */
export const KEEP_FRESH = 'keep-fresh';

/** Every page holds this lock, shared, for its life: what is held tells which versions of the app are still open. */
export const versionLock = (version: string) => `version ${version}`;
