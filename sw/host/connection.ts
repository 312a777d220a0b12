/** What browsers that tell say of the line (Network Information API). */
interface Line {
	readonly saveData?: boolean;
	readonly type?: string;
	readonly effectiveType?: string;
}

/** Connections on which background traffic would delay the user's requests. */
const SLOW: readonly (string | undefined)[] = ['slow-2g', '2g'];

/**
 * Whether bytes may cost the person money, they asked for few, or the line is hardly one: then nothing is fetched that was not
 * asked for. False where the browser does not tell.
 */
export function isMetered(from: object): boolean {
	const { connection } = from as { readonly connection?: Line };
	return connection?.saveData === true || connection?.type === 'cellular' || SLOW.includes(connection?.effectiveType);
}
