/** What browsers that tell say of the line (Network Information API). */
interface Line {
	readonly saveData?: boolean;
	readonly type?: string;
}

/**
 * Whether bytes may cost the person money, or they asked for few: then nothing is fetched that was not asked for. False
 * where the browser does not tell.
 */
export function isMetered(from: object): boolean {
	const { connection } = from as { readonly connection?: Line };
	return connection?.saveData === true || connection?.type === 'cellular';
}
