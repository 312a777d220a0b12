/** What tells two languages apart that are often taken for each other: a word or letter of each. */
const TOLD_APART: Readonly<Record<string, string>> = {
	'da no': 'Danish writes af, noget, meget; Norwegian av, noe, mye.',
	'af nl': 'Afrikaans writes y, nie … nie and is; Dutch ij, niet and zijn.',
	'hi mr': 'Hindi has है and का; Marathi आहे and चा.',
	'es pt': 'Spanish has ñ, el, y; Portuguese ã, ç, o, e.',
	'hi ne': 'Hindi has है and में; Nepali छ and मा.',
	'bg mk': 'Bulgarian has ъ, щ, й; Macedonian ј, ќ, ѓ.',
	'hr sl': 'Croatian has ć, đ, što; Slovenian writes kaj and in.',
	'cs sk': 'Czech has ř, ě, ů; Slovak ľ, ĺ, ô, ä.',
	'bg ru': 'Bulgarian uses ъ as a vowel and has no ы, э; Russian has both.',
	'fa ur': 'Persian has است and را; Urdu ہے and ٹ ڈ ڑ ے.',
	'mr ne': 'Marathi has आहे and ळ; Nepali छ and लाई.',
	'ca es': 'Catalan has ç, l·l, amb, i; Spanish ñ, con, y.'
};

/** The sentence for two language codes in any order; null when there is none. */
export const toldApart = (one: string, other: string): string | null =>
	TOLD_APART[[one, other].sort().join(' ')] ?? null;

export interface ColouredPart {
	readonly text: string;
	/** Null between the segments. */
	readonly code: string | null;
}

/** A text cut at its segments, nothing lost. */
export function colouredParts(
	text: string,
	segments: readonly { readonly start: number; readonly end: number; readonly code: string }[]
): ColouredPart[] {
	const parts: ColouredPart[] = [];
	let from = 0;
	for (const { start, end, code } of segments) {
		if (start > from) parts.push({ text: text.slice(from, start), code: null });
		parts.push({ text: text.slice(start, end), code });
		from = end;
	}
	if (from < text.length) parts.push({ text: text.slice(from), code: null });
	return parts;
}
