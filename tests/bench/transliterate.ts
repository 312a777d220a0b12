import Sanscript from '@indic-transliteration/sanscript';
import type * as Transliteration from '../../engines/language/transliterate/transliterate';
import { shipped } from './shipped';

const TEXTS: readonly (readonly [string, string, string])[] = [
	['devanagari', 'iso15919', 'नमस्ते दुनिया, यह एक परीक्षण वाक्य है। हिंदी और संस्कृत में लिखा हुआ पाठ। '],
	['devanagari', 'tamil', 'नमस्ते दुनिया, यह एक परीक्षण वाक्य है। हिंदी और संस्कृत में लिखा हुआ पाठ। '],
	['bengali', 'devanagari', 'আমার সোনার বাংলা, আমি তোমায় ভালোবাসি। '],
	['tamil', 'iso15919', 'தமிழ் மொழி உலகின் பழமையான மொழிகளில் ஒன்று. '],
	['iast', 'devanagari', 'dharmakṣetre kurukṣetre samavetā yuyutsavaḥ | '],
	['hk', 'slp1', 'dharmakSetre kurukSetre samavetA yuyutsavaH | '],
	['devanagari', 'casual', 'नमस्ते दुनिया, यह एक परीक्षण वाक्य है। हिंदी और संस्कृत में लिखा हुआ पाठ। ']
];
const CHARACTERS = 200_000;
const ROUNDS = 9;

/** Prints speed beside sanscript on 200,000 characters of each pair: processor time, the best of nine rounds in turns. */
export async function bench(): Promise<void> {
	const { transliterate } = await shipped<typeof Transliteration>('engines/language/transliterate/transliterate.ts');
	console.table(
		TEXTS.map(([from, to, sentence]) => {
			const text = sentence.repeat(Math.ceil(CHARACTERS / sentence.length));
			const name = (scheme: string) => (scheme === 'iso15919' ? 'iso' : scheme);
			const ours: number[] = [];
			const theirs: number[] = [];
			for (let round = 0; round < ROUNDS; round++) {
				ours.push(millionsASecond(text, () => transliterate(text, from, to)));
				if (to !== 'casual') theirs.push(millionsASecond(text, () => Sanscript.t(text, name(from), name(to))));
			}
			const [mine, peer] = [Math.max(...ours), Math.max(...theirs)];
			return {
				pair: `${from} → ${to}`,
				'ours, million characters/s': mine.toFixed(1),
				'sanscript, million characters/s': theirs.length > 0 ? peer.toFixed(1) : 'has none',
				'times as fast': theirs.length > 0 ? (mine / peer).toFixed(1) : ''
			};
		})
	);
}

function millionsASecond(text: string, run: () => unknown): number {
	const started = process.cpuUsage();
	run();
	const { user, system } = process.cpuUsage(started);
	return text.length / (user + system);
}
