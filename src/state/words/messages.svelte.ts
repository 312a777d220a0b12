import english from '../../locales/en/app.json';
import type { Words } from '../../locales/types';
import { defineTable, speaker } from './words.svelte';

interface AppWords {
	readonly names: Readonly<Record<string, string>>;
	readonly values: Words<ValueKey>;
	readonly words: Words<AppKey>;
}
const table = defineTable<AppWords>(english, import.meta.glob(['../../locales/*/app.json', '!**/en/*']));

type ValueKey = keyof typeof english.values;
export type AppKey = keyof typeof english.words;

/** The texts of the app itself and of what all panels share. */
export const t = speaker<AppKey>(() => table().words);
type Main = 'N' | 'E' | 'S' | 'W';
/** A third of the compass points lies between a main point and the one beside it: NNE is between N and NE. */
type Between = `${Main}${'NE' | 'SE' | 'SW' | 'NW'}`;
type ValueWord = ValueKey | Between;
const isBetween = (word: string): word is Between => /^[NESW][NS][EW]$/.test(word);

const valueText = speaker<ValueKey>(() => table().values);
/** Values of answers in the reader's language, by the API's word. */
export const valueWord = (word: ValueWord): string =>
	isBetween(word)
		? valueText('betweenPoints', { main: valueText(word[0] as Main), between: valueText(word.slice(1) as 'NE') })
		: valueText(word);
/** Whether a word of an answer has a text. */
export const isValueWord = (word: string): word is ValueWord => Object.hasOwn(english.values, word) || isBetween(word);
/** Names of groups, operations and packs, where they differ from the contracts' titles. Reactive. */
export const ownNames = () => table().names;
