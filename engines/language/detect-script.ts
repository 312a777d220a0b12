/** Which writing system a text is in, where it has several: Latin names and brands stand in every script, the reverse is rare. */
import { FIRST_SCRIPT, scriptName, scriptValue } from './script';

/** A character of these says more than a letter does. */
const DENSE = ['Han', 'Hangul', 'Hiragana', 'Katakana'];
const DENSE_WEIGHT = 2.2;
/** A letter of any other script but Latin, where both are there. */
const OTHER_WEIGHT = 1.5;
/** A letter of a Latin word beside another script, if it may be a name: a capital, or few Latin words. */
const NAME_WEIGHT = 0.2;
/** So many Latin words in a row are a clause, not loans. */
const CLAUSE = 4;
/** Where words in Latin letters are more than so many for each other word, and one, the text is theirs. */
const LATIN_WORDS_A_WORD = 2;
/** Characters of a script without spaces that count as a word. */
const DENSE_WORD = 2;
/** The same where the text has no small Latin letters at all. */
const CAPITALS_WEIGHT = 0.5;
/** Where another script has more than this share of the weight, the text is of two languages. */
const MIXED = 0.4;

export interface ScriptChoice {
	/** Unicode name; Han where kana stands with it too. Undefined without letters below U+1F000. */
	readonly script: string | undefined;
	/** Unicode name of the script of most letters among those that were chosen. */
	readonly seen: string | undefined;
	readonly kana: number;
	readonly han: number;
	readonly mixed: boolean;
}

/** Opens the choice; the returned function weighs a text, `wanted` limits the scripts (values of the table) where any is there. */
export function openScriptChoice(values: Uint8Array): (text: string, wanted?: ReadonlySet<number>) => ScriptChoice {
	const latin = scriptValue('Latin');
	const [han, , hiragana, katakana] = DENSE.map(scriptValue) as [number, number, number, number];
	const weights = new Float64Array(256).fill(OTHER_WEIGHT);
	for (const name of DENSE) weights[scriptValue(name)] = DENSE_WEIGHT;
	const counts = new Int32Array(256);

	return (text, wanted) => {
		counts.fill(0);
		let names = 0;
		let capitals = 0;
		let highest = 0;
		let scripts = 0;
		let length = 0;
		let capital = false;
		const words = { latin: 0, other: 0, row: 0 };
		// Small letters of Latin words: of all, and of those in the row that is open.
		let small = 0;
		let inRow = 0;
		let inClauses = 0;
		let last = 0;
		const endRow = () => {
			if (words.row >= CLAUSE) inClauses += inRow;
			words.row = inRow = 0;
		};
		for (let index = 0; index <= text.length; index++) {
			const unit = index < text.length ? text.charCodeAt(index) : 0;
			const value = values[unit] as number;
			if (value >= FIRST_SCRIPT) {
				if (counts[value] === 0) {
					scripts++;
					highest = Math.max(highest, value);
				}
				counts[value] = (counts[value] as number) + 1;
			}
			if (value === latin) {
				length++;
				if ((unit >= 0x41 && unit <= 0x5a) || (unit >= 0xc0 && unit <= 0xde)) {
					capital = true;
					capitals++;
				}
			} else {
				if (length > 0) {
					words.latin++;
					words.row++;
					if (capital) names += length;
					else {
						small += length;
						inRow += length;
					}
					length = 0;
					capital = false;
				}
				if (value >= FIRST_SCRIPT) {
					endRow();
					if (weights[value] === DENSE_WEIGHT) words.other += 1 / DENSE_WORD;
					else if (last < FIRST_SCRIPT || last === latin) words.other++;
				}
			}
			last = value;
		}
		endRow();
		const isLatin = words.latin > LATIN_WORDS_A_WORD * words.other + 1;
		const kana = (counts[hiragana] as number) + (counts[katakana] as number);
		const ideographs = counts[han] as number;
		const weightOf = (value: number): number => {
			const count = counts[value] as number;
			if (value !== latin) return count * (weights[value] as number);
			if (scripts === 1) return count;
			const full = isLatin ? small : inClauses;
			return full + (small - full) * NAME_WEIGHT + names * (capitals === names ? CAPITALS_WEIGHT : NAME_WEIGHT);
		};
		let best = 0;
		let weight = 0;
		let sum = 0;
		for (let value = FIRST_SCRIPT; value <= highest; value++) {
			if (counts[value] === 0 || value === hiragana || value === katakana) continue;
			if (wanted !== undefined && !wanted.has(value)) continue;
			const own = value === han ? (kana + ideographs) * DENSE_WEIGHT : weightOf(value);
			sum += own;
			if (own > weight) [best, weight] = [value, own];
		}
		// Kana without a Han character.
		if (ideographs === 0 && kana > 0 && (wanted === undefined || wanted.has(han))) {
			const own = kana * DENSE_WEIGHT;
			sum += own;
			if (own > weight) [best, weight] = [han, own];
		}
		if (best === 0) return { script: undefined, seen: undefined, kana: 0, han: 0, mixed: false };
		const most =
			best === han
				? [han, hiragana, katakana].reduce((a, b) => ((counts[b] as number) > (counts[a] as number) ? b : a))
				: best;
		return {
			script: scriptName(best),
			seen: scriptName(most),
			kana,
			han: ideographs,
			mixed: sum - weight > MIXED * sum
		};
	};
}
