import Sanscript from '@indic-transliteration/sanscript';
import { transliterate } from '../../engines/language/transliterate/transliterate';

const TEXTS: readonly (readonly [string, string, string])[] = [
	['devanagari', 'iso15919', 'नमस्ते दुनिया, यह एक परीक्षण वाक्य है। हिंदी और संस्कृत में लिखा हुआ पाठ। '],
	['devanagari', 'tamil', 'नमस्ते दुनिया, यह एक परीक्षण वाक्य है। हिंदी और संस्कृत में लिखा हुआ पाठ। '],
	['bengali', 'devanagari', 'আমার সোনার বাংলা, আমি তোমায় ভালোবাসি। '],
	['iast', 'devanagari', 'dharmakṣetre kurukṣetre samavetā yuyutsavaḥ | '],
	['hk', 'slp1', 'dharmakSetre kurukSetre samavetA yuyutsavaH | '],
	['devanagari', 'casual', 'नमस्ते दुनिया, यह एक परीक्षण वाक्य है। हिंदी और संस्कृत में लिखा हुआ पाठ। ']
];
const CHARACTERS = 200_000;

/** Prints speed beside sanscript, on 200,000 characters of each pair. */
export async function bench(): Promise<void> {
	console.table(
		TEXTS.map(([from, to, sentence]) => {
			const text = sentence.repeat(Math.ceil(CHARACTERS / sentence.length));
			const ours = millionsASecond(text, () => transliterate(text, from, to));
			const name = (scheme: string) => (scheme === 'iso15919' ? 'iso' : scheme);
			const theirs = to === 'casual' ? undefined : millionsASecond(text, () => Sanscript.t(text, name(from), name(to)));
			return {
				pair: `${from} → ${to}`,
				'ours, million characters/s': ours.toFixed(2),
				'sanscript, million characters/s': theirs?.toFixed(2) ?? 'has none'
			};
		})
	);
}

function millionsASecond(text: string, run: () => unknown): number {
	run();
	const started = performance.now();
	for (let time = 0; time < 3; time++) run();
	return (text.length * 3) / 1000 / (performance.now() - started);
}
