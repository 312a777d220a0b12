import { updateDay, updateSection } from '../kit/update-section';
import type { CheckedNumber } from './number.lazy';
import { NUMBER_TYPES, type NumberType } from './types';
import type { Whereabouts } from './whereabouts';

/** A line of an update: `1471 | fixed_line_or_mobile | US | 10 | region Boston | zones America/New_York | <source>`. */
const LINE = /^(\d{1,12}) \| ([a-z_]{3,24}) \| ([A-Z]{2}) \| (\d{1,2}(?: \d{1,2})*)(?: \||$)/;

/** What an update says of a number. */
export interface NewerRange {
	readonly updated: string;
	readonly checked: Pick<CheckedNumber, 'valid' | 'possible' | 'type' | 'country' | 'reason'>;
	readonly where: Partial<Whereabouts>;
}

/**
 * Returns what an update says of a number: the line with the longest prefix of its digits. The range is valid for numbers with as many digits behind
 * the calling code as the line names. The type `unknown` withdraws a range. Undefined without a line; a line of an unknown form is skipped.
 *
 * @param e164 digits with +.
 */
export function newerRange(e164: string, callingCode: number, update: string): NewerRange | undefined {
	const digits = e164.slice(1);
	const national = digits.length - String(callingCode).length;
	const [match] = updateSection(update, 'phones')
		.map((line) => ({ line, found: LINE.exec(line) }))
		.filter(({ found }) => found !== null && digits.startsWith(found[1] ?? '-'))
		.sort((a, b) => (b.found?.[1]?.length ?? 0) - (a.found?.[1]?.length ?? 0));
	const [, , word = '', country = '', lengths = ''] = match?.found ?? [];
	const type = NUMBER_TYPES.find((known): known is NumberType => known === word);
	if (!match || type === undefined) return undefined;
	const possible = lengths.split(' ').map(Number).includes(national);
	const valid = possible && type !== 'unknown';
	const fields = match.line.split(' | ');
	const field = (name: string) => fields.find((one) => one.startsWith(`${name} `))?.slice(name.length + 1);
	const [region, carrier, zones] = [field('region'), field('carrier'), field('zones')];
	return {
		updated: updateDay(update),
		checked: {
			valid,
			possible,
			type: valid ? type : 'unknown',
			country,
			reason: valid
				? null
				: type === 'unknown'
					? 'begins with digits that are not in use'
					: 'has a number of digits that the country does not use'
		},
		where: {
			...(region !== undefined && { region }),
			...(carrier !== undefined && { carrier, portable: true }),
			...(zones !== undefined && { timezones: zones.split(' ') })
		}
	};
}
