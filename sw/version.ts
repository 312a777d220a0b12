/** Every page holds this lock, shared, for its life: what is held tells which versions of the app are still open. */
export const versionLock = (version: string) => `version ${version}`;
