/** What browsers that tell say of the line (Network Information API). */
interface Line {
	readonly saveData?: boolean;
	readonly type?: string;
	readonly effectiveType?: string;
}

/** Connections on which background traffic would delay the user's requests. */
const SLOW: readonly (string | undefined)[] = ['slow-2g', '2g'];

/** Whether bytes may cost money, are unwanted or slow. False where the browser does not tell. */
export function isMetered(from: object): boolean {
	const { connection } = from as { readonly connection?: Line };
	return connection?.saveData === true || connection?.type === 'cellular' || SLOW.includes(connection?.effectiveType);
}
