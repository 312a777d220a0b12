import type { currency } from '../../../engines/currency/contract';
import type { FormsOf } from '../types';

/** What the forms of the group say in English. */
export const forms: FormsOf<typeof currency> = {
	fields: {
		base: 'From',
		symbols: 'To',
		amount: 'Amount',
		date: ['On another day', 'Leave empty for the newest rates'],
		start: 'Chart from',
		end: 'Chart to',
		group: 'One point per',
		history: 'Past year'
	},
	choices: { group: { day: 'Day', week: 'Week', month: 'Month' } }
};

/** What its pages say in English. */
export const words = {
	swap: 'Swap the two currencies',
	other: 'Other currency',
	code: 'Code',
	currency: 'Currency',
	oneIs: 'One {base} is',
	inBase: 'In {base}',
	year: 'Year',
	fiveYears: 'Five years',
	since1999: 'Since 1999',
	chartYear: 'One {base} in {target}, twelve months to {day}',
	chartFiveYears: 'One {base} in {target}, five years by week to {day}',
	chartAll: 'One {base} in {target}, all by month to {day}',
	ratesOf: 'Rates of {day}.',
	ratesBefore: 'Rates of {day}, the last before {asked}, which has none.',
	cameAlong: 'They came with the app.',
	notQuoted: 'Not quoted then: {codes}.',
	chart: 'Chart',
	withoutYear: 'Without {year}: it is not on this device yet.',
	withoutYears: {
		one: 'Without {count} year, {first} to {last}: it is not on this device yet.',
		other: 'Without {count} years, {first} to {last}: they are not on this device yet.'
	},
	chartDay: 'Day',
	noChart: 'Chart unavailable: {reason}',
	worth: 'What one {base} is worth',
	youHave: 'You have',
	onAnotherDay: 'On another day',
	emptyForNewest: 'Empty for the newest rates',
	commaCodes: 'Codes with commas between them',
	askAgain: 'Ask again'
} as const;
