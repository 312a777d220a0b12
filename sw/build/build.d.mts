/** Hash of everything that the build is made of. */
export function fingerprint(): Promise<string>;
/** Builds unless `out` and its Node host are a build of these very sources. Answers its version. */
export function buildApp(options?: { readonly out?: string; readonly force?: boolean }): Promise<string>;
