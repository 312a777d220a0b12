import type { EngineContext } from '../kit/contract';
import { openedOnce } from '../kit/lazy-pack';
import { gazetteer, unlessOffline } from './gazetteer';
import { readCasual } from './transliterate/casual-text';
import type { IndicScript } from './transliterate/named';
import { languagesOf, scriptsOf, type TypedLanguage } from './typing/languages';
import { openNetwork } from './typing/network';
import type { TypingPacks } from './typing/spellings';
import { openWords } from './typing/word-set';

const network = openedOnce('typing', openNetwork);
const words = new Map(
	(Object.keys(scriptsOf) as TypedLanguage[]).map((language) => [language, openedOnce(`typing-${language}`, openWords)])
);

/** Text as people type it in an Indic script. Packs that are neither stored nor reachable are left out. */
export const fromCasual = async (
	text: string,
	to: IndicScript,
	context: EngineContext
): Promise<{ result: string; candidates: string[] }> => readCasual(text, to, await typingPacks(to, context));

/** The packs that typing in a script needs. */
export async function typingPacks(script: IndicScript, context: Pick<EngineContext, 'pack'>): Promise<TypingPacks> {
	const lists = languagesOf(script).map(async ([language]) => {
		const open = words.get(language);
		const has = open && (await unlessOffline(open(context)));
		return has ? ([[language, has]] as const) : [];
	});
	const [opened, places, found] = await Promise.all([
		unlessOffline(network(context)),
		gazetteer(context),
		Promise.all(lists)
	]);
	return { network: opened, places, words: new Map(found.flat()) };
}
