/** What the model of Han characters learns from: Chinese in both kinds of characters, and Japanese with its kana taken out. */
import type { Random } from './detect-corpus';
import { fold, type HeldOut } from './detect-fold';
import { readTexts } from './detect-sources';
import type { Draw } from './detect-train';

export const HAN_CODES = ['zh-cn', 'zh-tw', 'ja'] as const;

/** Runs of Han characters of each language, one text in fifty held out: the pieces of two characters and more. */
export function readHan(): { draw: Draw; heldOut: HeldOut[] } {
	const heldOut: HeldOut[] = fold(HAN_CODES).flatMap(({ text, ...rest }) => {
		const runs = text.match(/\p{Script=Han}{2,}/gu);
		return runs === null ? [] : [{ ...rest, text: runs.join(' ') }];
	});
	const texts = readTexts(HAN_CODES);
	const runs = HAN_CODES.map((code, index) => {
		const own: string[] = [];
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
				else own.push(...found);
			}
		return own;
	});
	const draw = (random: Random): readonly [string, number] => {
		const target = random.below(HAN_CODES.length);
		const own = runs[target] as string[];
		// Japanese runs are short: how long a piece is must not tell.
		const wanted = random.next() < 0.7 ? 2 + random.below(4) : 2 + random.below(20);
		let text = '';
		while (text.length < wanted) {
			const run = own[random.below(own.length)] as string;
			const start = random.next() < 0.5 ? 0 : random.below(run.length);
			text += `${text === '' ? '' : ' '}${run.slice(start, start + wanted - text.length)}`;
		}
		return [text, target];
	};
	return { draw, heldOut };
}
