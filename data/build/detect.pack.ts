/**
 * The pack `detect`: a model for each script that several of the languages share. Trains for some minutes, so the pack is kept
 * in git; `engines/language/detect.test.ts` checks that it answers as the run did which made it.
 */
import { openDetector } from '../../engines/language/detect';
import { writePack, type PackedModel } from '../../engines/language/detect-model';
import { LANGUAGES } from '../../engines/language/languages';
import { BEYOND_CODES } from './detect-beyond';
import { drawExample, readCorpus, type Language, type Random } from './detect-corpus';
import { finish, type Corpus } from './detect-finish';
import { fold, outcome, type HeldOut } from './detect-fold';
import { HAN_CODES, readHan } from './detect-han-corpus';
import { besideTitle, misread, withLoan } from './detect-noise';
import { drawOther, readOthers } from './detect-others';
import { train, type Training } from './detect-train';

const SCRIPTS: readonly (Training & Pick<Corpus, 'codes' | 'others'>)[] = [
	{
		script: 'Latin',
		codes: 'af ca cs cy da de en es et fi fr hr hu id it lt lv nl no pl pt ro sk sl so sq sv sw tl tr vi'.split(' '),
		buckets: 65536,
		dimensions: 24,
		levels: 3,
		examples: 14_000_000,
		refined: 0.3,
		others: 0.1,
		seed: 17
	},
	{
		script: 'Cyrillic',
		codes: ['bg', 'mk', 'ru', 'uk'],
		buckets: 16384,
		dimensions: 12,
		levels: 7,
		examples: 2_000_000,
		refined: 0.2,
		others: 0.2,
		seed: 18
	},
	{
		script: 'Arabic',
		codes: ['ar', 'fa', 'ur'],
		buckets: 16384,
		dimensions: 8,
		levels: 7,
		examples: 1_200_000,
		refined: 0.2,
		others: 0.2,
		seed: 19
	},
	{
		script: 'Devanagari',
		codes: ['hi', 'mr', 'ne'],
		buckets: 16384,
		dimensions: 8,
		levels: 7,
		examples: 2_000_000,
		refined: 0.2,
		others: 0.2,
		seed: 20
	},
	{
		script: 'Hebrew',
		codes: ['he'],
		buckets: 4096,
		dimensions: 4,
		levels: 7,
		examples: 400_000,
		refined: 0.2,
		others: 0.1,
		seed: 22
	},
	{
		script: 'Bengali',
		codes: ['bn'],
		buckets: 4096,
		dimensions: 4,
		levels: 7,
		examples: 400_000,
		refined: 0.2,
		others: 0.1,
		seed: 23
	},
	{
		script: 'Han',
		codes: HAN_CODES,
		buckets: 65536,
		dimensions: 2,
		levels: 7,
		examples: 4_000_000,
		refined: 0.2,
		others: 0,
		seed: 21
	}
];

/** How often a language beyond the 55 is drawn, where one of the 55 is drawn once. */
const BEYOND_SHARE = 1 / 3;
/** Shares of the examples of the 55 that are broken, stand beside an English title, and have a foreign word in them. */
const MISREAD = 0.08;
const TITLED = 0.05;
const LENT = 0.03;

/** Everything that is learnt from, by script. */
export const readCorpora = (scripts = SCRIPTS.map(({ script }) => script)): Corpus[] =>
	SCRIPTS.filter(({ script }) => scripts.includes(script)).map(({ codes: known, others, ...training }): Corpus => {
		if (training.script === 'Han')
			return { training, codes: known, others, known: known.length, languages: [], neverSeen: [], ...readHan() };
		const codes = [...known, ...(BEYOND_CODES[training.script] ?? [])];
		const { languages, heldOut } = readCorpus(codes, training.script);
		const { others: texts, ...further } = readOthers(training.script);
		// Some scripts have no text in a language that is not learned.
		const otherShare = texts.common.length + texts.rare.length > 0 ? others : 0;
		const ofKnown = known.length / (known.length + (codes.length - known.length) * BEYOND_SHARE);
		const english = languages[known.indexOf('en')];
		return {
			training,
			codes: [...codes, 'und'],
			known: known.length,
			languages,
			others,
			draw: (random) => {
				if (random.next() < otherShare) return [drawOther(texts, random).toLowerCase(), codes.length];
				if (random.next() >= ofKnown) {
					const target = known.length + random.below(codes.length - known.length);
					return [drawExample(languages[target] as Language, random), target];
				}
				const target = random.below(known.length);
				const language = languages[target] as Language;
				const foreign = languages[random.below(known.length)] as Language;
				return [spoiled(drawExample(language, random), language, english, foreign, random), target];
			},
			heldOut: [...heldOut, ...further.heldOut],
			neverSeen: further.neverSeen
		};
	});

/** An example as it is met: mostly as it is, sometimes misread, with an English title, or with a foreign word. */
function spoiled(
	text: string,
	language: Language,
	english: Language | undefined,
	foreign: Language,
	random: Random
): string {
	const kind = random.next();
	if (kind < MISREAD) return misread(text, random);
	if (kind < MISREAD + TITLED)
		return english && language !== english ? besideTitle(text, drawExample(english, random), random) : text;
	return kind < MISREAD + TITLED + LENT ? withLoan(text, drawExample(foreign, random), random) : text;
}

/** Trains, calibrates, packs, and checks the outcome on what was held out. Everything is read before the long part begins. */
export async function build(): Promise<Uint8Array> {
	const texts = fold(LANGUAGES.map(({ code }) => code));
	const models = readCorpora().map((corpus) =>
		finish(corpus, train(corpus.training, corpus.codes.length, corpus.draw))
	);
	return pack(models, texts);
}

/** Writes the pack with its outcome on the fold in it. */
export function pack(models: readonly PackedModel[], texts: readonly HeldOut[]): Uint8Array {
	const draft = writePack(models, { texts: 0, right: 0, digest: '' });
	const found = outcome(openDetector(draft.buffer as ArrayBuffer), texts);
	console.log(`declarations held out: ${found.right} of ${found.texts} right`);
	if (found.right < 0.9 * found.texts) throw new Error('detect: too few of the held out declarations are right');
	return writePack(models, found);
}
