import type { Engine } from '../kit/contract';
import type { language } from './contract';
import { LANGUAGES } from './languages';
import { scriptShares } from './script';

export const engine: Pick<Engine<typeof language>, 'script' | 'languages'> = {
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
	})
};
