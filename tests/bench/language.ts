import { scriptShares } from '../../engines/language/script';

/** Prints how fast scripts are counted, beside the same by the platform's `\p{Script}`, which knows the Unicode of its age only. */
export async function bench(): Promise<void> {
	const texts: Readonly<Record<string, string>> = {
		Latin: 'The quick brown fox jumps over the lazy dog. ',
		Devanagari: 'मुझे आपसे मिलकर बहुत खुशी हुई। ',
		mixed: 'Привет, 東京タワー! Hello, नमस्ते. '
	};
	const names = ['Latin', 'Cyrillic', 'Devanagari', 'Han', 'Katakana', 'Hiragana'];
	const patterns = names.map((name) => new RegExp(`\\p{Script=${name}}`, 'gu'));
	const charactersPerSecond = (text: string, count: (text: string) => unknown): string => {
		count(text);
		const rounds = 5;
		const started = performance.now();
		for (let round = 0; round < rounds; round++) count(text);
		return `${((rounds * text.length) / (performance.now() - started) / 1000).toFixed(0)} M`;
	};
	console.table(
		Object.fromEntries(
			Object.entries(texts).map(([name, text]) => {
				const long = text.repeat(Math.ceil(500_000 / text.length));
				return [
					name,
					{
						'characters/s': charactersPerSecond(long, scriptShares),
						'six \\p{Script} patterns': charactersPerSecond(long, (all) =>
							patterns.map((pattern) => all.match(pattern)?.length)
						)
					}
				];
			})
		)
	);
}
