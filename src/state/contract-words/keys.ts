import type { GroupForms } from '../../../engines/kit/words';
import type { Reason } from './reasons';

/** What the pages of tools show of the contracts, in another language than theirs. */
export interface FormWords {
	/** What each group says of itself: by group, in the file of a language by `./<group>/words/<language>.ts`. */
	readonly groups: Readonly<Record<string, GroupForms>>;
	/** Errors, by how the API words them. */
	readonly reasons: Readonly<Record<Reason, string>>;
	/** Said before a reason that stays in English, by the code of the error. */
	readonly leads: Readonly<Record<'INVALID_INPUT' | 'NOT_FOUND' | 'COMPUTATION_LIMIT' | 'other', string>>;
}
