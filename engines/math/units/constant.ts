/** Physical constants in a text. */
import { defined } from '../../kit/checked';
import { expressionOf } from '../core/build';
import { parse } from '../io/parse';
import { DEFINED, MEASURED } from './constants';
import type { Quantity, UnitPower } from './quantity';
import { unitNamed } from './unit';

export interface Constant {
	readonly name: string;
	readonly quantity: Quantity;
	/** Standard uncertainty in the last places; null for an exact value. */
	readonly uncertainty: string | null;
	/** Where the value is from, where that is neither a definition nor CODATA. */
	readonly source?: string;
}

let pattern: RegExp | undefined;
let byName: Map<string, Constant> | undefined;

function table(): ReadonlyMap<string, Constant> {
	if (byName) return byName;
	// Kept when it is whole: it may run out of steps.
	const found = new Map<string, Constant>();
	for (const [names, value, unit, uncertainty] of [...DEFINED.map((row) => [...row, null] as const), ...MEASURED]) {
		const [name] = names.split(';');
		const constant: Constant = {
			name: defined(name),
			uncertainty: uncertainty ?? null,
			quantity: { value: expressionOf(parse(value)), units: unitsOf(unit) }
		};
		for (const each of names.split(';')) found.set(each, constant);
	}
	return (byName = found);
}

const unitsOf = (text: string): UnitPower[] =>
	text
		.split(' ')
		.filter(Boolean)
		.map((part) => {
			const [name, exponent = '1'] = part.split('^');
			return { unit: defined(unitNamed(defined(name))), exponent: Number(exponent) };
		});

/** The text with every name of a constant replaced by what `mark` makes of it; the longest names first. */
export function constantOf(text: string, mark: (constant: Constant) => string): string {
	const names = table();
	pattern ??= new RegExp(
		`(?:\\bthe\\s+)?\\b(${[...names.keys()]
			.sort((a, b) => b.length - a.length)
			.map((name) => name.replace(/[-\s]/g, '[-\\s]+'))
			.join('|')})\\b`,
		'gi'
	);
	return text.replace(pattern, (_, name: string) => {
		const found = names.get(name.toLowerCase()) ?? [...names].find(([key]) => same(key, name))?.[1];
		return found ? ` ${mark(found)} ` : name;
	});
}

const same = (a: string, b: string): boolean => a.replace(/[-\s]+/g, ' ') === b.toLowerCase().replace(/[-\s]+/g, ' ');
