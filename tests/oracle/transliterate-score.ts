import { editDistance } from '../../engines/dictionary/suggest';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transliterate } from '../../engines/language/transliterate/transliterate';

interface Case {
	readonly source: string;
	readonly from: string;
	readonly to: string;
	readonly input: string;
	readonly expected: string;
}

/** Names that the cases use for ours. */
const TARGETS: Readonly<Record<string, string>> = {
	'iso15919-icu': 'iso15919',
	iso: 'iso15919',
	'casual-hi': 'casual'
};
const NAMES = new Set(
	'devanagari bengali gurmukhi gujarati oriya tamil telugu kannada malayalam iast iso15919 itrans hk slp1 wx velthuis casual'.split(
		' '
	)
);

/**
 * Prints the agreement with a file of truth, JSON lines of {source, from, to, input, expected}: CASES names it, by default
 * samples/cases/transliterate.jsonl if it exists. ICU departs from ISO 15919 in five things: it parts vowels
 * by an apostrophe, writes the candra vowels ŏ and ĕ for ô and ê, an anusvara as n before sibilants, semivowels and h, and one
 * before c as n̄; and one before any stop as the nasal of that stop, which the product does for the scripts that always write it so. "alike" is agreement without regard to these.
 */
export function main(): void {
	const file = process.env['CASES'] ?? path.resolve('samples/cases/transliterate.jsonl');
	if (!existsSync(file)) {
		console.log(`no cases at ${file}`);
		return;
	}
	const cases = readFileSync(file, 'utf8')
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line) as Case);
	const rows = new Map<string, { cases: number; exact: number; alike: number; close: number }>();
	const differing: string[] = [];
	for (const { source, from, to, input, expected } of cases) {
		const target = TARGETS[to] ?? to;
		const origin = TARGETS[from] ?? from;
		if (to === 'ipa-espeak') countSchwas(rows, input, expected);
		if (!NAMES.has(target) || !NAMES.has(origin)) continue;
		const { result } = transliterate(input, origin, target);
		const peer = source.replace(/[ :(].*/, '');
		const key = `${peer}: ${from} → ${to}`;
		const row = rows.get(key) ?? { cases: 0, exact: 0, alike: 0, close: 0 };
		rows.set(key, row);
		row.cases++;
		const truth = expected.normalize('NFC');
		if (result === truth) row.exact++;
		const alike = canonical(result) === canonical(truth);
		if (alike) row.alike++;
		else differing.push(`${key}: ${input} is ${result}, theirs ${truth}`);
		if (to === 'casual-hi' && editDistance(result, truth) <= 1) row.close++;
	}
	console.table(
		[...rows]
			.sort(([a], [b]) => (a < b ? -1 : 1))
			.map(([pair, { cases: count, exact, alike, close }]) => ({
				pair,
				cases: count,
				exact,
				alike: `${((100 * alike) / count).toFixed(0)} %`,
				...(close > 0 ? { 'within one letter': close } : {})
			}))
	);
	if (process.argv.includes('--differing')) console.log(differing.join('\n'));
}

const canonical = (text: string): string =>
	text
		.replace(/['’:]/g, '')
		.replaceAll('ŏ', 'ô')
		.replaceAll('ĕ', 'ê')
		.replaceAll('n̄', 'ñ')
		.replace(/ṁ(?=[kgq])/gu, 'ṅ')
		.replace(/ṁ(?=[cj])/gu, 'ñ')
		.replace(/ṁ(?=[ṭḍ])/gu, 'ṇ')
		.replace(/ṁ(?=[tdn])/gu, 'n')
		.replace(/ṁ(?=[pbmf])/gu, 'm')
		.replace(/ṁ(?=[yrlvśṣsh])/gu, 'n');

/** How many vowels are spoken: those of the casual spelling against those of espeak's phonemes. */
function countSchwas(
	rows: Map<string, { cases: number; exact: number; alike: number; close: number }>,
	input: string,
	ipa: string
) {
	const row = rows.get('espeak: vowels spoken in Hindi') ?? { cases: 0, exact: 0, alike: 0, close: 0 };
	rows.set('espeak: vowels spoken in Hindi', row);
	const vowels = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
	const ours = vowels(transliterate(input, 'devanagari', 'casual').result, /ai|au|aa|ee|oo|[aeiou]/g);
	const theirs = vowels(ipa.replace(/[ˈˌː]/g, ''), /[aeiouəʌɛɔɪʊæãẽĩõũɑ]|ɾ̩/g);
	row.cases++;
	if (ours === theirs) {
		row.exact++;
		row.alike++;
	}
}
