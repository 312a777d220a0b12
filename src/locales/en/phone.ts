import type { Forms } from '../types';

/** Form texts in English. */
export const forms: Forms<'phone'> = {
	country: 'If it has no +, dialled in',
	type: 'Type',
	number: 'Phone number'
};

/** Page texts in English. */
export const words = {
	national: 'Inside the country',
	international: 'From abroad',
	telAddress: 'tel: link',
	copyFormat: 'Copy {format}',
	typesIn: 'Number types in {country}',
	valid: 'valid',
	isNoNumber: 'Not a phone number.',
	isSeveral: 'This looks like more than one number. Enter one at a time.',
	isShort: 'Too short for a phone number.',
	isShortNumber: 'Too short for a normal number. We don’t check short and emergency numbers.',
	isLong: 'Too long for a phone number.',
	isNoCode: 'No country has this country code.',
	isOddLength: 'Wrong length for this country.',
	isUnused: 'No numbers start with these digits.',
	possible: 'The length is right.',
	extension: 'Extension',
	carrier: 'Carrier',
	firstCarrier: 'First carrier',
	timeZone: 'Time zone',
	call: 'Call',
	byThePlan: 'The format is valid. We can’t tell if the number is in use. It never leaves your device.',
	checkOwn: 'Check a number',
	dialledIn: '+… or as dialled in {country}',
	shortSoFar: 'Too short so far',
	tooLong: 'Too long',
	noSuchNumber: 'Not a valid number',
	possibleNumber: 'Could be a valid number',
	plansUnloaded: 'The numbering rules couldn’t be loaded. Try again when you’re online.',
	staysHere: 'Never leaves your device.',
	updated: 'Updated {day}.'
} as const;
