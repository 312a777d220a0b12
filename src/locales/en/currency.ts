import type { Forms } from '../types';

/** Form texts in English. */
export const forms: Forms<'currency'> = {
	base: 'From',
	symbols: 'To',
	amount: 'Amount',
	date: ['On another day', 'Leave empty for the newest rates'],
	start: 'Chart from',
	end: 'Chart to',
	group: 'One point per',
	history: 'Past year',
	'group=day': 'Day',
	'group=week': 'Week',
	'group=month': 'Month'
};

/** Page texts in English. */
export const words = {
	swap: 'Swap currencies',
	other: 'Other currency',
	currency: 'Currency',
	oneIs: '1 {base} =',
	inBase: 'In {base}',
	year: 'Year',
	fiveYears: 'Five years',
	since1999: 'Since 1999',
	chartYear: '1 {base} in {target}, 12 months to {day}',
	chartFiveYears: '1 {base} in {target}, weekly for five years to {day}',
	chartAll: '1 {base} in {target}, monthly to {day}',
	ratesOf: 'Rates of {day}',
	ratesBefore: 'Rates of {day}. There were none on {asked}.',
	doubtful: 'Doubtful, check another source before you use it: {codes}',
	setBy: '{code}: rate of {bank}, {day}',
	cameAlong: 'Included with the app',
	notQuoted: 'No rate on that day: {codes}',
	chart: 'Chart',
	withoutYear: '{year} is missing: not on your device yet.',
	withoutYears: {
		one: '{count} year is missing, {first} to {last}: not on your device yet.',
		other: '{count} years are missing, {first} to {last}: not on your device yet.'
	},
	noChart: 'The chart couldn’t be loaded: {reason}',
	worth: '1 {base} in other currencies',
	youHave: 'From',
	onAnotherDay: 'On another day',
	emptyForNewest: 'Leave empty for the newest rates',
	commaCodes: 'Currency codes, separated by commas',
	askAgain: 'Refresh'
} as const;
