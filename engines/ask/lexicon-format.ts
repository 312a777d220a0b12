/** Which lines a lexicon may have, and the check of a file. */
import { linesOf } from '../kit/lexicon-lines';
import { tokenize } from '../kit/tokens';
import { AFFIX_ROLES, isFigure } from './affixes';

/** Kinds of lines without a value, and kinds with one. The validator and the README follow these lists. */
const BARE_KINDS: ReadonlySet<string> = new Set(
	'flag skip correction not self pointer the one of off and rank power square cube o-clock point region'.split(' ')
);
const VALUED_KINDS: ReadonlySet<string> = new Set(
	'suffix prefix role concept unit money month weekday day period season number more ordinal fraction parts part clock past past-after feast holiday country language script zone nickname operator behind function constant sum tool page elsewhere say'.split(
		' '
	)
);

/** Properties of a language that its words do not show. */
const FLAGS = [
	'compounds',
	'dot-groups',
	'money-first',
	'postpositions',
	'vigesimal',
	'no-copula',
	'construct',
	'dictionary',
	'month-first',
	'noun-capitals'
] as const;

/** Faults of a file, each with its line: kinds and flags that do not exist, values that are missing, lines without words. */
export function faultsOf(text: string): string[] {
	const faults: string[] = [];
	for (const { kind, value, phrases, number } of linesOf(text)) {
		if (kind === 'restore') {
			// The letters that it replaces may be none.
		} else if (BARE_KINDS.has(kind)) {
			if (value !== '') faults.push(`line ${number}: ${kind} takes no value`);
		} else if (!VALUED_KINDS.has(kind)) faults.push(`line ${number}: ${kind} is not a kind of line`);
		else if (value === '') faults.push(`line ${number}: ${kind} needs a value`);
		if (phrases.length === 0) faults.push(`line ${number}: has no words behind the colon`);
		if ((kind === 'suffix' || kind === 'prefix') && value !== '' && !AFFIX_ROLES.has(value) && !isFigure(value))
			faults.push(`line ${number}: ${value} is not a role of a ${kind}`);
		if (kind === 'flag')
			for (const flag of phrases)
				if (!FLAGS.some((one) => one === flag)) faults.push(`line ${number}: ${flag} is not a flag`);
		if (kind !== 'say')
			for (const phrase of phrases)
				if (tokenize(phrase).tokens.length === 0) faults.push(`line ${number}: ${phrase} has no word`);
	}
	return faults;
}
