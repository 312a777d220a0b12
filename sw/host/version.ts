/** Tag of the periodic sync that prefetches; installed apps have registered it by this name. */
export const PREFETCH = 'keep-fresh';

/** Every page holds this lock, shared, for its life: the held locks show which versions of the app are still open. */
export const versionLock = (version: string) => `version ${version}`;
