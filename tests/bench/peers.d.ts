/** Types of the peers in tests/bench/package.json for the benches: checking needs no installation. */
declare module '@cortex-js/compute-engine' {
	interface Boxed {
		evaluate(): Boxed;
		simplify(): Boxed;
		N(): Boxed;
		solve(unknown: string): readonly Boxed[] | null;
		readonly json: unknown;
		readonly re: number;
		readonly im: number;
	}
	export class ComputeEngine {
		parse(latex: string): Boxed;
		box(mathJson: unknown): Boxed;
	}
}
declare module '@indic-transliteration/sanscript' {
	const sanscript: { t(text: string, from: string, to: string): string };
	export default sanscript;
}
declare module 'algebrite' {
	const algebrite: { run(text: string): string };
	export default algebrite;
}
declare module 'exifreader' {
	const reader: {
		load(bytes: ArrayBuffer): Readonly<Record<string, { readonly value?: unknown } | undefined>>;
		load(bytes: ArrayBuffer, options: { expanded: true; includeUnknown?: true }): unknown;
	};
	export default reader;
}
declare module 'image-size' {
	export function imageSize(bytes: Uint8Array): { readonly width: number; readonly height: number };
}
declare module 'nerdamer-prime' {
	interface Expression {
		evaluate(): Expression;
		expand(): Expression;
		text(form?: 'decimals'): string;
	}
	interface Nerdamer {
		(text: string): Expression;
		diff(text: string, unknown: string): Expression;
		integrate(text: string, unknown: string): Expression;
		solveEquations(equation: string, unknown: string): readonly unknown[];
	}
	const nerdamer: Nerdamer;
	export default nerdamer;
}

declare module 'autocannon' {
	namespace autocannon {
		interface Options {
			readonly url: string;
			readonly connections?: number;
			/** Seconds. */
			readonly duration?: number;
			readonly method?: 'GET' | 'POST';
			readonly headers?: Readonly<Record<string, string>>;
			readonly body?: string;
			/** Each request, in place of the general options. */
			readonly requests?: readonly { setupRequest(request: object): object }[];
		}
		interface Result {
			readonly requests: { readonly total: number; readonly average: number };
			readonly non2xx: number;
			readonly errors: number;
		}
	}
	function autocannon(options: autocannon.Options): Promise<autocannon.Result>;
	export default autocannon;
}
declare module 'lighthouse' {
	interface Audit {
		readonly numericValue?: number;
		readonly details?: { readonly items?: readonly { readonly transferSize?: number; readonly url?: string }[] };
	}
	interface Result {
		readonly audits: Readonly<Record<string, Audit>>;
		readonly categories: { readonly performance?: { readonly score: number | null } };
	}
	export default function lighthouse(url: string, flags: object): Promise<{ readonly lhr: Result } | undefined>;
}
