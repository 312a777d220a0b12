/** Texts of Hindi and Russian as people type them in Latin letters: languages that detection tells apart too. */
import { transliterate } from '../../engines/language/transliterate/transliterate';
import type { Texts } from './detect-sources';

/** Languages that are learned in Latin letters too, as people type them, and how. */
const TYPED: Readonly<Record<string, (text: string) => string>> = {
	hi: (text) => transliterate(text, undefined, 'casual').result,
	ru: (text) => text.toLowerCase().replace(/[а-яё]/g, (letter) => RUSSIAN[letter] ?? letter)
};

/** How Russians type their letters: BGN/PCGN 1947 without its signs. */
const RUSSIAN: Readonly<Record<string, string>> = Object.fromEntries(
	'а=a б=b в=v г=g д=d е=e ё=yo ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya'
		.split(' ')
		.map((row) => row.split('='))
);

/** The code whose texts are typed in Latin letters for this one: hi for hi-Latn; undefined for others. */
export const typedSource = (code: string): string | undefined => {
	const [source = '', script] = code.split('-');
	return script === 'Latn' && source in TYPED ? source : undefined;
};

/** Texts as they are typed in Latin letters. */
export const asTyped = (code: string, { source, texts }: Texts): Texts => {
	const type = TYPED[typedSource(code) ?? ''] ?? ((text: string) => text);
	return { source, code, texts: texts.map(([text, english]) => [type(text), english] as const) };
};
