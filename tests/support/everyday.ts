import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Phrases of every day with their languages, from everyday.tsv. */
export const EVERYDAY: readonly { readonly code: string; readonly text: string }[] = readFileSync(
	path.join(import.meta.dirname, 'everyday.tsv'),
	'utf8'
)
	.split('\n')
	.filter((line) => line !== '' && !line.startsWith('#'))
	.map((line) => {
		const [code = '', text = ''] = line.split('\t');
		return { code, text };
	});
