import type { Engine, EngineContext } from '../kit/contract';
import { ApiError, invalid } from '../kit/errors';
import { openedOnce } from '../kit/opened-once';
import type { language } from './contract';
import { openDetector } from './detect';
import { LANGUAGES } from './languages';
import { scriptShares } from './script';
import { openTyped, type CommonWords } from './transliterate/casual-typed';
import { isIndic, readCasual, transliterate } from './transliterate/transliterate';

const detector = openedOnce('detect', openDetector);
const typed = openedOnce('typed', openTyped);

/** Common words; undefined when they are neither on the device nor to be had: names and rules answer without them. */
async function commonWords(context: EngineContext): Promise<CommonWords | undefined> {
	try {
		return await typed(context);
	} catch (error) {
		if (error instanceof ApiError) return undefined;
		throw error;
	}
}

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
	transliterate: async ({ text, from, to }, context) => {
		if (from === 'casual') {
			if (!isIndic(to)) throw invalid('to', 'must be a script when the text is casual');
			return { text, from, to, ...readCasual(text, to, await commonWords(context)) };
		}
		const written = transliterate(text, from, to);
		return { text, from: written.from, to, result: written.result, candidates: [] };
	}
};
