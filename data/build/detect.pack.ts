/** The pack `detect`: a model a script. Training takes minutes, so git keeps it; detect.test.ts checks its answers. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openDetector } from '../../engines/language/detect';
import { readPack, writePack, type PackedModel } from '../../engines/language/detect-model';
import { LANGUAGES } from '../../engines/language/languages';
import { BEYOND_CODES } from './detect-beyond';
import { drawExample, readCorpus, type Language, type Random } from './detect-corpus';
import { learn, priorsOf, type Corpus } from './detect-finish';
import { fold, outcome, type HeldOut } from './detect-fold';
import { HAN_CODES, readHan } from './detect-han-corpus';
import { besideTitle, misread, withLoan } from './detect-noise';
import { drawOther, readOthers } from './detect-others';
import type { Training } from './detect-train';

type Recipe = Training & Pick<Corpus, 'codes' | 'others'>;

const recipe = (
	script: string,
	codes: string,
	[buckets, dimensions, levels]: readonly [number, number, number],
	[examples, refined]: readonly [number, number],
	others: number,
	seed: number
): Recipe => ({
	script,
	codes: codes.split(' '),
	buckets,
	dimensions,
	levels,
	examples,
	refined,
	others,
	seed
});

const SCRIPTS: readonly Recipe[] = [
	recipe(
		'Latin',
		'af ca cs cy da de en es et fi fr hr hu id it lt lv nl no pl pt ro sk sl so sq sv sw tl tr vi',
		[65536, 32, 3],
		[14_000_000, 0.3],
		0.2,
		17
	),
	recipe('Cyrillic', 'bg mk ru uk', [16384, 16, 7], [4_000_000, 0.2], 0.2, 18),
	recipe('Arabic', 'ar fa ur', [16384, 12, 7], [3_000_000, 0.2], 0.2, 19),
	recipe('Devanagari', 'hi mr ne', [16384, 12, 7], [3_000_000, 0.2], 0.2, 20),
	recipe('Hebrew', 'he', [4096, 8, 7], [1_000_000, 0.2], 0.1, 22),
	recipe('Bengali', 'bn', [4096, 8, 7], [1_000_000, 0.2], 0.1, 23),
	recipe('Han', HAN_CODES.join(' '), [65536, 2, 7], [4_000_000, 0.2], 0, 21)
];

/** The 55 of a script, those beyond them, and `und` where there are others. */
const classesOf = ({ script, codes, others }: Recipe): string[] => [
	...codes,
	...(BEYOND_CODES[script] ?? []),
	...(others > 0 ? ['und'] : [])
];

/** How often a language beyond the 55 is drawn, where one of the 55 is drawn once. */
const BEYOND_SHARE = 1 / 2;
/** Shares of the examples of the 55 with broken letters, with an English title, and with a foreign word. */
const MISREAD = 0.08;
const TITLED = 0.05;
const LENT = 0.03;
/** Share of the examples that are several texts in a row. */
const LONG = 0.12;

/** Reads everything that is learnt from, by script. */
export const readCorpora = (scripts = SCRIPTS.map(({ script }) => script)): Corpus[] =>
	SCRIPTS.filter(({ script }) => scripts.includes(script)).map(({ codes: known, others, ...training }): Corpus => {
		if (training.script === 'Han')
			return { training, codes: known, known: known.length, others, languages: [], neverSeen: [], ...readHan() };
		const codes = [...known, ...(BEYOND_CODES[training.script] ?? [])];
		const { languages, heldOut } = readCorpus(codes, training.script);
		const { others: texts, ...rest } = readOthers(training.script);
		// Some scripts lack texts in a language outside the model.
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
					return [drawLonger(languages[target] as Language, random), target];
				}
				const target = random.below(known.length);
				const language = languages[target] as Language;
				const text = drawLonger(language, random);
				const foreign = languages[random.below(known.length)] as Language;
				return [spoiled(text, language, english, foreign, random), target];
			},
			heldOut: [...heldOut, ...rest.heldOut],
			neverSeen: rest.neverSeen
		};
	});

/** Draws an example, sometimes several in a row. */
function drawLonger(language: Language, random: Random): string {
	const count = random.next() < LONG ? 2 + random.below(4) : 1;
	return Array.from({ length: count }, () => drawExample(language, random)).join(' ');
}

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

/** The pack that git has. */
export const KEPT = path.resolve(import.meta.dirname, '../packs/detect.bin');

/** Models of the kept pack by script. */
export const keptModels = async (): Promise<readonly PackedModel[]> =>
	readPack(new Uint8Array(await readFile(KEPT)).buffer).models;

/**
 * Takes the models of the kept pack, trains those of which the classes or dimensions have changed, and checks the result on held-out texts.
 * A kept pack that has all of them comes out again byte for byte. `detect-retrain.ts` trains one of them further.
 */
export async function build(): Promise<Uint8Array> {
	const kept = await keptModels();
	const texts = fold(LANGUAGES.map(({ code }) => code));
	const models = SCRIPTS.map((recipe) => {
		const { script, dimensions, others } = recipe;
		const codes = classesOf(recipe);
		const model = kept.find(({ header }) => header.script === script);
		if (model?.header.dimensions === dimensions && String(model.header.codes) === String(codes))
			return {
				...model,
				numbers: { ...model.numbers, priors: priorsOf({ codes, known: recipe.codes.length, others }) }
			};
		return readCorpora([script]).map((corpus) => learn(corpus, model));
	}).flat();
	return pack(models, texts);
}

/** Writes the pack with its outcome on the fold in it. */
export function pack(models: readonly PackedModel[], texts: readonly HeldOut[]): Uint8Array {
	const draft = writePack({ models, outcome: { texts: 0, right: 0, digest: '' } });
	const found = outcome(openDetector(draft.buffer as ArrayBuffer), texts);
	console.log(`declarations held out: ${found.right} of ${found.texts} right`);
	if (found.right < 0.9 * found.texts) throw new Error('detect: too few of the held out declarations are right');
	return writePack({ models, outcome: found });
}
