/**
 * What a noun may have been before Marathi, Tamil or Arabic wrote the word for `in` on it: टोकियोमध्ये, ரூபாயில், باليورو.
 * The likeliest first; empty where there is no such ending. Endings by the grammars: Marathi -मध्ये and -त after the oblique
 * -ां- or -ा-, Tamil -இல் with a glide after a vowel, Arabic بـ before the article.
 */
export function stemsOf(word: string): readonly string[] {
	const stems = [...marathi(word), ...tamil(word), ...arabic(word)];
	return stems.filter((stem, at) => [...stem].length > 1 && stems.indexOf(stem) === at);
}

function marathi(word: string): string[] {
	const [, stem] = /^(\p{Script=Devanagari}+?)(?:ां|ा)?(?:मध्ये|मधील|तील|त)$/u.exec(word) ?? [];
	return stem === undefined ? [] : [stem, `${stem}ा`, `${stem}े`];
}

function tamil(word: string): string[] {
	const [, stem, end = ''] = /^(\p{Script=Tamil}+?)(யில்|வில்|ில்)$/u.exec(word) ?? [];
	if (stem === undefined) return [];
	// After a vowel the glide goes with the ending; after a consonant its own sign was in the way, or a short u.
	return end === 'ில்' ? [...doubled(stem), `${stem}்`, `${stem}ு`] : [stem, `${stem}${end.charAt(0)}்`];
}

/** நியூயார்க்கில் has one stop more than நியூயார்க். */
const doubled = (stem: string): string[] => (/([கசடதபற])்\1$/u.test(stem) ? [stem.slice(0, -1)] : []);

function arabic(word: string): string[] {
	const [, stem] = /^بال(\p{Script=Arabic}{2,})$/u.exec(word) ?? [];
	return stem === undefined ? [] : [stem, `ال${stem}`];
}

/**
 * `100 डॉलर रुपये में`, `5 கிலோ பவுண்டில்`, `100 دولار باليورو` as `100 डॉलर in रुपये`: what is asked for after `in`. The text
 * as it is where it has no such end; `isKnown` tells a word that may stand there.
 */
export function intoLast(lower: string, isKnown: (word: string) => boolean): string {
	const apart = /^(.+) (\S+) (?:में|मध्ये)$/u.exec(lower);
	if (apart && isKnown(apart[2] ?? '')) return `${apart[1]} in ${apart[2]}`;
	const [, before, last = ''] = /^(.+) (\S+)$/u.exec(lower) ?? [];
	const stem = before === undefined ? undefined : stemsOf(last).find(isKnown);
	return stem === undefined ? lower : `${before} in ${stem}`;
}
