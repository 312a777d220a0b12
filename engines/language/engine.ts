import type { Engine } from '../kit/contract';
import { openedOnce } from '../kit/lazy-pack';
import type { language } from './contract';
import { openDetector } from './detect';
import { LANGUAGES } from './languages';
import { scriptShares } from './script';
import type * as Transliterate from './transliterate.lazy';

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
	transliterate: async (input, context) => {
		const { transliterate } = await context.lazy<typeof Transliterate>('language/transliterate');
		return transliterate(input, context);
	}
};
