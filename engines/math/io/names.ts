/** Names that the grammar knows: functions with their arity, constants, words. Pure data, built on first use. */
import { ALL_FACTS, type FunctionFacts, type FunctionName } from '../definitions/facts';

export type { FunctionName } from '../definitions/facts';

export interface FunctionEntry {
	readonly name: FunctionName;
	readonly least: number;
	readonly most: number;
}

let functions: Map<string, FunctionEntry> | undefined;

function allFunctions(): Map<string, FunctionEntry> {
	if (functions) return functions;
	functions = new Map();
	for (const [name, { arity, aliases }] of Object.entries(ALL_FACTS) as [FunctionName, FunctionFacts][]) {
		const [least, most] = arity ?? [1, 1];
		const entry: FunctionEntry = { name, least, most };
		for (const each of [name, ...(aliases?.split(' ') ?? [])]) {
			functions.set(each, entry);
			const lower = each.toLowerCase();
			if (!functions.has(lower)) functions.set(lower, entry);
		}
	}
	return functions;
}

/** The function of this name or alias, in any case: `Sin`, `ROUND`. */
export function functionNamed(name: string): FunctionEntry | undefined {
	const known = allFunctions();
	return known.get(name) ?? (name.length > 1 ? known.get(name.toLowerCase()) : undefined);
}

/** Every name of a function. */
export const functionNames = (): readonly string[] => [...allFunctions().keys()];

/** Constants by every spelling. */
export function constantNamed(name: string): 'pi' | 'e' | 'i' | 'phi' | 'tau' | 'infinity' | undefined {
	switch (name) {
		case 'pi':
		case 'Pi':
		case 'PI':
		case 'π':
			return 'pi';
		case 'e':
		case 'i':
		case 'phi':
		case 'tau':
			return name;
		case 'φ':
		case 'ϕ':
			return 'phi';
		case 'τ':
			return 'tau';
		case '∞':
		case 'inf':
		case 'Infinity':
		case 'infinity':
		case 'oo':
			return 'infinity';
		default:
			return undefined;
	}
}

/** Words of the calculator's grammar (unit conversion) and infix words; they cannot be variables. */
export const RESERVED: ReadonlySet<string> = new Set(['mod', 'to', 'in', 'true', 'false', 'and', 'or', 'not', 'xor']);

/** Names of variables. */
export const IDENTIFIER = /^[A-Za-z_\u0370-\u03ff][A-Za-z0-9_\u0370-\u03ff]*$/;
