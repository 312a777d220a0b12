/** Rates that a build brings along, so that a first visit converts without a network. */
export interface BundledRates {
	/** When the upstream gave them, milliseconds since 1970. */
	readonly taken: number;
	/** Whole calendar years, the running one up to then: `packHistory` in base64. */
	readonly years: Readonly<Record<string, string>>;
}

/** Bundled rates, empty in the source; `data/build/rates.ts` fetches them, and `sw/build/rates.mjs` puts them here. */
export const bundled: BundledRates | null = null;
