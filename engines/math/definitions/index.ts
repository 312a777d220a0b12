/** Enters how functions are computed, without the special ones; loaded with functions.ts. TypeScript asks for every one. */
import { CIRCULAR } from './circular';
import { NUMBER } from './number';
import { REAL } from './real';
import type { FunctionName } from './facts';
import { define, type FunctionForms } from './registry';
import type { SPECIAL } from './special';
import { WHOLE } from './whole';

define({ ...CIRCULAR, ...NUMBER, ...REAL, ...WHOLE } satisfies Record<
	Exclude<FunctionName, keyof typeof SPECIAL>,
	FunctionForms
>);
