import type { Plugin } from 'vite';

/** Notes the packages of each chunk that a build writes. */
export function noteBundled(): Plugin;
/** Names of the packages noted so far, sorted. */
export function bundledPackages(): string[];
