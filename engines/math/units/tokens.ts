import { defined } from '../../kit/checked';
/** What texts with units are made of: numbers, names, signs. */

/** The text is outside this grammar. */
export class NotAQuantity extends Error {
	override readonly name = 'NotAQuantity';
}

export interface Token {
	readonly kind: 'number' | 'name' | 'sign' | 'constant' | 'end';
	readonly text: string;
	/** No space before it. */
	readonly tight: boolean;
}

const TOKEN =
	/(?<space>\s*)(?:(?<number>(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+(?![A-Za-z]))?)|(?<constant>⟦\d+⟧)|(?<name>°[CFRK]\b|[A-Za-zΩµμ_\u0370-\u03ff][A-Za-z0-9_\u0370-\u03ff]*)|(?<raised>[⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)|(?<sign>->|→|\*\*|[-+*/^(),×·⋅÷−°%']))/uy;
const DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const SIGNS: Readonly<Record<string, string>> = {
	'×': '*',
	'·': '*',
	'⋅': '*',
	'÷': '/',
	'−': '-',
	'**': '^',
	'→': '->'
};

/** Numbers, names, signs and marks of constants, in order. Throws NotAQuantity for other characters. */
export function tokenize(written: string): Token[] {
	const text = written.trim();
	const tokens: Token[] = [];
	TOKEN.lastIndex = 0;
	while (TOKEN.lastIndex < text.length) {
		const match = TOKEN.exec(text);
		if (!match?.groups) throw new NotAQuantity(text);
		const { space, number: digits, constant, name, raised, sign } = match.groups;
		const tight = space === '';
		if (digits !== undefined) tokens.push({ kind: 'number', text: digits, tight });
		else if (constant !== undefined) tokens.push({ kind: 'constant', text: constant, tight });
		else if (name !== undefined) tokens.push({ kind: 'name', text: name, tight });
		else if (raised !== undefined) {
			tokens.push({ kind: 'sign', text: '^', tight });
			if (raised.startsWith('⁻')) tokens.push({ kind: 'sign', text: '-', tight: true });
			tokens.push({
				kind: 'number',
				text: [...raised.replace('⁻', '')].map((each) => DIGITS.indexOf(each)).join(''),
				tight: true
			});
		} else tokens.push({ kind: 'sign', text: SIGNS[defined(sign)] ?? defined(sign), tight });
	}
	return tokens;
}
