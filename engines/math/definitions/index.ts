/** Enters how every function is computed; loaded with functions.ts. */
import { CIRCULAR } from './circular';
import { NUMBER } from './number';
import { REAL } from './real';
import { define } from './registry';
import { SPECIAL } from './special';
import { WHOLE } from './whole';

define({ ...CIRCULAR, ...NUMBER, ...REAL, ...SPECIAL, ...WHOLE });
