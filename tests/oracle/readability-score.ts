import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dictionary } from 'cmu-pronouncing-dictionary';
import { declarations } from '../../data/build/detect-fold';
import { withoutMarkup } from '../../engines/text/markup';
import { readability } from '../../engines/text/readability';
import { countSyllables } from '../../engines/text/syllables';
import rs from 'text-readability';

interface Found {
	readonly words: number;
	readonly sentences: number;
	readonly syllables: number;
	readonly ease: number;
}

/** Points of Flesch's scale within which two counters agree. */
const CLOSE = 3;
const FEWEST_WORDS = 60;
const MAX_WORDS = 400;
/** Share of words whose syllables textstat guesses by hyphens, above which its count is unusable. */
const MAX_GUESSED = 0.01;

const found = (words: number, sentences: number, syllables: number): Found => ({
	words,
	sentences,
	syllables,
	ease: 206.835 - (1.015 * words) / sentences - (84.6 * syllables) / words
});

/**
 * Prints the differences of our counts and those of text-readability from the counts of textstat 0.7.8 (its rules, implemented anew:
 * words, sentences, syllables by the first pronunciation of CMUdict, else by the hyphenation of pyphen), on English
 * paragraphs of 60 to 400 words in the README files of the installed packages, or of the named files. Where textstat splits
 * at the stop of an abbreviation, a number or an address or drops a sentence of two words it is wrong, and where CMUdict lacks words it guesses: such paragraphs are
 * counted separately. `--worst` lists those where it is right and we differ.
 */
export function main(...given: string[]): void {
	const files = given.filter((word) => !word.startsWith('--'));
	const texts = files.length > 0 ? files.flatMap((file) => paragraphsOf(readFileSync(file, 'utf8'))) : ownParagraphs();
	const rows = compare([...new Set(texts)]);
	const mean = (some: readonly Compared[], of: (row: Compared) => number) =>
		some.reduce((sum, row) => sum + of(row), 0) / some.length;
	for (const [name, some] of [
		['all', rows],
		['textstat is right', rows.filter(isRight)],
		[
			'it guesses the syllables of more than a word in 100',
			rows.filter(({ guesses, splitsWrong }) => guesses && !splitsWrong)
		],
		['it splits wrong', rows.filter(({ splitsWrong }) => splitsWrong)]
	] as const) {
		const close = (of: (row: Compared) => Found) =>
			some.filter((row) => Math.abs(of(row).ease - row.theirs.ease) <= CLOSE).length;
		const error = (of: (row: Compared) => Found) => mean(some, (row) => Math.abs(of(row).ease - row.theirs.ease));
		const apart = (key: 'words' | 'sentences' | 'syllables') =>
			`${(100 * mean(some, ({ ours, theirs }) => Math.abs(ours[key] - theirs[key]) / theirs[key])).toFixed(1)} %`;
		console.log(
			`${name}: ${some.length} paragraphs; within ${CLOSE} ours ${close(({ ours }) => ours)}, text-readability ${close(({ peer }) => peer)}; ` +
				`mean difference ours ${error(({ ours }) => ours).toFixed(2)}, text-readability ${error(({ peer }) => peer).toFixed(2)}; ` +
				`our words ${apart('words')}, sentences ${apart('sentences')}, syllables ${apart('syllables')} apart`
		);
	}
	if (given.includes('--worst'))
		for (const { text, theirs, ours } of rows
			.filter(isRight)
			.filter(({ ours, theirs }) => Math.abs(ours.ease - theirs.ease) > CLOSE)
			.sort((a, b) => Math.abs(b.ours.ease - b.theirs.ease) - Math.abs(a.ours.ease - a.theirs.ease)))
			console.log(`\n${shown(ours)} | textstat ${shown(theirs)}\n${text}`);
}

const shown = ({ words, sentences, syllables, ease }: Found) =>
	`${words} words, ${sentences} sentences, ${syllables} syllables, ${ease.toFixed(1)}`;

/** Matches a stop that textstat wrongly takes for the end of a sentence. */
const SPLITS =
	/\p{L}\.\p{L}|\d\.\d|[.!?]\p{L}|\b(?:etc|vs|Mrs?|Dr|cf|No|eg|ie|Eg|\p{L})\.[\s:)]|\.\.|[.!?]["”’)\]]*\s+\p{Ll}/u;

/** A text with what textstat, we and text-readability find in it. */
export interface Compared {
	readonly text: string;
	readonly theirs: Found;
	readonly ours: Found;
	readonly peer: Found;
	/** Whether textstat wrongly ends a sentence, or drops one. */
	readonly splitsWrong: boolean;
	/** Whether it guesses the syllables of more than a word in a hundred. */
	readonly guesses: boolean;
}

/** Counts English texts in the three ways. */
export function compare(texts: readonly string[]): Compared[] {
	const hyphened = hyphenated(texts);
	return texts.map((text) => {
		const { counts } = readability(text, 'en') ?? {};
		if (counts === undefined) throw new Error(`no words: ${text}`);
		const words = wordsOf(text);
		const guessed = words.filter((word) => spoken(word) === undefined).length / words.length;
		return {
			text,
			theirs: textstat(text, hyphened),
			ours: found(counts.words, counts.sentences, counts.syllables),
			peer: found(rs.lexiconCount(text), rs.sentenceCount(text), rs.syllableCount(text)),
			splitsWrong: SPLITS.test(text) || drops(text),
			guesses: guessed > MAX_GUESSED
		};
	});
}

/** Whether textstat's counts are to go by. */
export const isRight = ({ guesses, splitsWrong }: Compared): boolean => !guesses && !splitsWrong;

/** textstat's words: texts between white space without punctuation; apostrophes stay in contractions. */
const wordsOf = (text: string): string[] =>
	text
		.replace(/'(?!(?:[tsd]|ve|ll|re)\b)/g, '')
		.replace(/[^\p{L}\p{M}\p{N}_\s']/gu, '')
		.toLowerCase()
		.split(/\s+/)
		.filter((word) => word !== '');

/** Its sentences: from the edge of a word up to end marks. */
const partsOf = (text: string): string[] =>
	text.match(/(?<![\p{L}\p{N}_])(?=[\p{L}\p{N}_])[^.!?]+[.!?]*|(?<=[\p{L}\p{N}_])(?![\p{L}\p{N}_])[^.!?]+[.!?]*/gu) ??
	[];

/** Whether it leaves a sentence out because of its few words. */
const drops = (text: string): boolean =>
	partsOf(text).some((part) => wordsOf(part).length < 3 && wordsOf(part).length > 0);

/** A sentence runs up to end marks; those of two words or fewer are dropped. */
function textstat(text: string, hyphened: ReadonlyMap<string, number>): Found {
	const words = wordsOf(text);
	const sentences = partsOf(text).filter((part) => wordsOf(part).length > 2).length;
	const syllables = words.reduce((sum, word) => sum + (spoken(word) ?? hyphened.get(word) ?? countSyllables(word)), 0);
	return found(words.length, Math.max(1, sentences), syllables);
}

const spoken = (word: string): number | undefined => dictionary[word]?.match(/\d/g)?.length;

/** Syllables of what CMUdict lacks by the hyphenation of pyphen, where Debian's python3-pyphen is installed; else by our own rules. */
function hyphenated(texts: readonly string[]): Map<string, number> {
	const words = [...new Set(texts.flatMap(wordsOf))].filter((word) => spoken(word) === undefined);
	const script =
		"import sys, json, pyphen; d = pyphen.Pyphen(lang='en_US'); print(json.dumps([len(d.positions(w)) + 1 for w in json.load(sys.stdin)]))";
	try {
		const counts = JSON.parse(
			execFileSync('/usr/bin/python3', ['-c', script], { input: JSON.stringify(words), encoding: 'utf8' })
		) as number[];
		return new Map(words.map((word, index) => [word, counts[index] as number]));
	} catch {
		console.log(
			'python3-pyphen with hyphen-en-us is not installed: words that CMUdict lacks are counted by our own rules'
		);
		return new Map();
	}
}

function ownParagraphs(): string[] {
	const root = path.resolve(import.meta.dirname, '../../node_modules');
	const folders = readdirSync(root).flatMap((name) =>
		name.startsWith('@') ? readdirSync(path.join(root, name)).map((inner) => path.join(name, inner)) : [name]
	);
	const readmes = folders
		.sort()
		.map((folder) => path.join(root, folder, 'README.md'))
		.filter((file) => existsSync(file))
		.flatMap((file) => paragraphsOf(readFileSync(file, 'utf8')));
	const { paragraphs = [] } = declarations().find(({ file }) => file === 'eng') ?? {};
	return [...paragraphsOf(paragraphs.join('\n\n')), ...readmes];
}

const paragraphsOf = (text: string): string[] =>
	withoutMarkup(text)
		.text.split(/\n\s*\n|\u2029/)
		.map((paragraph) =>
			paragraph
				.replace(/\*\*?|__|[[\]]/g, '')
				.replace(/\s+/g, ' ')
				.trim()
		)
		.filter((paragraph) => {
			const words = paragraph.split(' ');
			const plain = words.filter((word) => /^["“(]?[A-Za-z][a-z'’-]*[a-z]?[.,;:!?)"”]*$|^[aAI]$/.test(word));
			return words.length >= FEWEST_WORDS && words.length <= MAX_WORDS && plain.length > 0.9 * words.length;
		});
