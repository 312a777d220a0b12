/** The check digit that a GTIN of these digits, the last one ignored, should have (GS1: weights 3 and 1 from the right). */
export function checkDigit(gtin: string): number {
	let sum = 0;
	for (let index = 0; index < gtin.length - 1; index++) {
		const weight = (gtin.length - index) % 2 === 0 ? 3 : 1;
		sum += weight * Number(gtin[index]);
	}
	return (10 - (sum % 10)) % 10;
}

/** Separates elements of variable length in what scanners give (FNC1); some keyboards write it as `␝` or `<GS>`. */
const SEPARATORS = ['\u001d', '\u241d', '<GS>', '{GS}'];

/** Symbology identifiers of symbols that hold GS1 element strings (ISO/IEC 15424): GS1-128, DataBar, DataMatrix, QR, DotCode. */
const GS1_SYMBOL = /^\](?:C1|e0|d2|Q3|J1)/;

/** Lengths of fixed application identifiers and their data, by first two digits (GS1 General Specifications 3.2). */
const FIXED: Readonly<Record<string, readonly [identifier: number, data: number]>> = {
	'00': [2, 18], '01': [2, 14], '02': [2, 14], '03': [2, 14], '04': [2, 16],
	'11': [2, 6], '12': [2, 6], '13': [2, 6], '14': [2, 6], '15': [2, 6], '16': [2, 6], '17': [2, 6], '18': [2, 6], '19': [2, 6],
	'20': [2, 2], '31': [4, 6], '32': [4, 6], '33': [4, 6], '34': [4, 6], '35': [4, 6], '36': [4, 6], '41': [3, 13]
}; // prettier-ignore

/** Identifiers with the GTIN of a product: of the unit itself, and of the content of a logistic unit. */
const GTIN_IDENTIFIERS: readonly string[] = ['01', '02'];

/** Whether a text is written as GS1 element strings: bracketed, from a GS1 symbol, with separators, or `01` and a GTIN-14. */
export const isElementText = (text: string): boolean =>
	GS1_SYMBOL.test(text) ||
	/^\(\d{2,4}\)/.test(text) ||
	SEPARATORS.some((mark) => text.includes(mark)) ||
	/^01\d{14}/.test(text);

/** The GTIN in GS1 element strings, or null. Linear time. */
export function gtinOfElements(text: string): string | null {
	const bare = text.replace(GS1_SYMBOL, '');
	const bracketed = /\(0[12]\)[\s\p{Pd}]?(\d{14})/u.exec(bare)?.[1];
	if (bracketed !== undefined) return bracketed;
	// Scanners that do not know GS1 leave a separator before the first element as well.
	const parts = SEPARATORS.reduce((all, mark) => all.flatMap((part) => part.split(mark)), [bare]);
	for (const part of parts) {
		let rest = part.trim();
		while (rest !== '') {
			const [length, data] = FIXED[rest.slice(0, 2)] ?? [];
			if (length === undefined || data === undefined) break;
			const value = rest.slice(length, length + data);
			if (GTIN_IDENTIFIERS.includes(rest.slice(0, 2)) && /^\d{14}$/.test(value)) return value;
			rest = rest.slice(length + data);
		}
	}
	return null;
}

/** The GTIN in `urn:epc:id:sgtin:…`, its class or pattern, or `urn:gtin:` (EPC Tag Data Standard, 6.3.1), else null. */
export function gtinOfUrn(urn: string): string | null {
	const bare = /^urn:(?:gtin|ean|upc|gs1):(?:gtin:)?(\d{8,14})(?:[:.]|$)/i.exec(urn)?.[1];
	if (bare !== undefined) return bare;
	const [, company, item] = /^urn:epc:(?:id|idpat|class):l?s?gtin:(\d{6,12})\.(\d{1,7})(?:\.|$)/i.exec(urn) ?? [];
	if (company === undefined || item === undefined || company.length + item.length !== 13) return null;
	const digits = `${item.charAt(0)}${company}${item.slice(1)}`;
	return `${digits}${checkDigit(`${digits}0`)}`;
}
