import type { Engine } from '../kit/contract';
import { invalid } from '../kit/errors';
import { openedOnce } from '../kit/opened-once';
import type { language } from './contract';
import { openDetector } from './detect';
import { LANGUAGES } from './languages';
import { scriptShares } from './script';
import { isIndic, readCasual, transliterate } from './transliterate/transliterate';

const detector = openedOnce('detect', openDetector);

export const engine: Engine<typeof language> = {
	detect: async ({ text, languages, segments }, context) => {
		const detect = await detector(context);
		const answer = detect(text, languages);
		return segments ? { ...answer, segments: detect.segments(text, languages) } : answer;
	},
	detectBatch: async ({ texts, languages }, context) => {
		const detect = await detector(context);
		return { count: texts.length, results: texts.map((text) => detect(text, languages)) };
	},
	script: ({ text }) => {
		const { characters, scripts } = scriptShares(text);
		return {
			primary: scripts[0]?.name ?? null,
			count: scripts.length,
			characters,
			scripts: scripts.map(({ name, ...share }) => ({ script: name, ...share }))
		};
	},
	languages: () => ({
		count: LANGUAGES.length,
		languages: LANGUAGES.map(({ nativeName, ...language }) => ({ ...language, native_name: nativeName }))
	}),
	transliterate: ({ text, from, to }) => {
		if (from === 'casual') {
			if (!isIndic(to)) throw invalid('to', 'must be a script when the text is casual');
			return { text, from, to, ...readCasual(text, to) };
		}
		const written = transliterate(text, from, to);
		return { text, from: written.from, to, result: written.result, candidates: [] };
	}
};
