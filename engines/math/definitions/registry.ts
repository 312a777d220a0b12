/** What is known of each function, looked up by the layers that need it; the definitions are entered by index.ts. */
import type { Complex } from '../complex';
import type { Expression } from '../expression';
import type { FunctionName } from '../names';
import type { Value } from '../simplify/values';

/** The value of one argument as a ball; `more` bits beyond the working precision. */
export type BallOf = (index?: number, more?: number) => Complex;

export interface FunctionDefinition {
	/** The canonical value: in closed form where there is one, else the call itself. Throws NoValueError where there is none. */
	readonly closedForm: (args: readonly Expression[]) => Expression;
	/** The value to about p bits; absent where `closedForm` always writes it by other functions. */
	readonly ball?: (value: BallOf, p: number, count: number) => Complex;
	/** The value in double precision with its error; absent where doubles tell nothing. NoValueError: no value. */
	readonly sample?: (...args: Value[]) => Value | undefined;
	/** Real for real arguments, real whatever they are; absent: not known by name. */
	readonly real?: 'of reals' | 'always';
	/** Analytic but for poles: an identity between such functions extends to complex numbers. */
	readonly meromorphic?: true;
	/** Whole numbers only. */
	readonly whole?: true;
}

export type Definitions = Readonly<Record<FunctionName, FunctionDefinition>>;

let table: Readonly<Partial<Record<string, FunctionDefinition>>> = {};

/** Enters the definitions. */
export function define(definitions: Definitions): void {
	table = definitions;
}

/** The definition of a function by its canonical name. */
export const definitionOf = (name: string): FunctionDefinition | undefined =>
	Object.hasOwn(table, name) ? table[name] : undefined;
