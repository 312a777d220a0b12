import type { Plugin } from 'vite';

/** Whom `npm run data -- rates` asks where it is told nothing else. */
export const FRANKFURTER: string;
/** The rates taken last, as JSON; null where there are none. */
export function keptRates(): string | null;
/** Takes the rates that a build brings along, and keeps them. Answers their JSON. */
export function takeRates(patience?: number): Promise<string>;
/** Takes newer rates for a build if they arrive within `patience` milliseconds, 1,500 by default. */
export function refreshRates(patience?: number): Promise<void>;
/** Puts the kept rates where the engine has them. */
export function bundledRates(): Plugin;
