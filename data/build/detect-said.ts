import { SAID_IN_LATIN } from './detect-said-latin';
import { SAID_IN_SCRIPTS } from './detect-said-scripts';

/**
 * What people say every day, which messages of programs lack: greetings, thanks, questions, numbers. Learnt as a small share of the
 * examples; what two languages write alike stands under both, as far as noticed.
 */
export const SAID: Readonly<Record<string, readonly string[]>> = { ...SAID_IN_LATIN, ...SAID_IN_SCRIPTS };
