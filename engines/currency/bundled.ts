/** Rates that a build brings along, so that a first visit converts without a network. */
export interface BundledRates {
	/** When the upstream gave them, milliseconds since 1970. */
	readonly taken: number;
	/** Whole calendar years, the running one up to then: `packHistory` in base64. */
	readonly years: Readonly<Record<string, string>>;
}

/** Of this build: none from source; `data/build/rates.ts` takes them, and `sw/build/rates.mjs` puts them here. */
export const bundled: BundledRates | null = null;
