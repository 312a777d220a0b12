/** Words of the documentation’s frame. */
export const en = {
	openTool: 'Open the tool',
	examples: 'Examples',
	ask: 'Ask'
} as const;

export type DocsKey = keyof typeof en;
