/** Enters how functions are computed, without the special ones; loaded with functions.ts. TypeScript asks for every one. */
import { CIRCULAR } from './circular';
import { NUMBER, REAL, WHOLE } from './number';
import type { FunctionName } from './facts';
import { define, type FunctionForms } from './registry';
import type { SPECIAL } from './special';

define({ ...CIRCULAR, ...NUMBER, ...REAL, ...WHOLE } satisfies Record<
	Exclude<FunctionName, keyof typeof SPECIAL>,
	FunctionForms
>);
