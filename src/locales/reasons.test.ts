import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reasons } from './en/errors';

const sources = ['engines', 'sw']
	.flatMap((folder) => (readdirSync(folder, { recursive: true }) as string[]).map((file) => `${folder}/${file}`))
	.filter((file) => /\.(?:ts|txt)$/.test(file) && !/\.test\.ts$|node_modules/.test(file))
	.map((file) => readFileSync(file, 'utf8').replaceAll("\\'", "'"))
	.join('\n');

/** Ends of sentences that the code puts in: `this is ${kind}`, `requests a ${period}`. */
const PUT_IN = /^this is text$|^requests a day$|^this is the tip alone$/;

test('each reason with a sentence in the app is one that an engine or a host gives', () => {
	const stale = Object.keys(reasons).filter((reason) =>
		reason
			.split(/[;,:?|]|\{\w+\}/)
			.map((piece) => piece.trim())
			.some((piece) => piece.length > 4 && !PUT_IN.test(piece) && !sources.includes(piece))
	);
	expect(stale).toEqual([]);
});
