/** The named entities that the search writes. */
const NAMED: Readonly<Record<string, string>> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	apos: "'",
	nbsp: '\u00a0',
	ndash: '–',
	mdash: '—',
	hellip: '…',
	lsquo: '‘',
	rsquo: '’',
	ldquo: '“',
	rdquo: '”'
};

/** Decodes HTML entities once, to plain text that must never be rendered as HTML. Unknown ones stay. */
export const decodeEntities = (text: string): string =>
	text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-z]{2,8}));/g, (entity, decimal, hex, name) => {
		if (name !== undefined) return NAMED[String(name)] ?? entity;
		const code = decimal === undefined ? parseInt(String(hex), 16) : Number(decimal);
		const isScalar = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
		return isScalar ? String.fromCodePoint(code) : entity;
	});
