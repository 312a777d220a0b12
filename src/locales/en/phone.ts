import type { phone } from '../../../engines/phone/contract';
import type { FormsOf } from '../types';

/** What the forms of the group say in English. */
export const forms: FormsOf<typeof phone> = {
	fields: { country: 'If it has no +, dialled in', type: 'Type', number: 'Phone number' }
};

/** What its pages say in English. */
export const words = {
	national: 'National',
	international: 'International',
	telAddress: 'tel: address',
	copyFormat: 'Copy {format}',
	typesIn: 'Types in {country}',
	valid: 'valid',
	isNoNumber: 'The number is no phone number.',
	isSeveral: 'This may be more than one number: give each by itself.',
	isShort: 'The number is too short.',
	isShortNumber: 'Too short for a subscriber’s number. Short and emergency numbers are not checked here.',
	isLong: 'The number is too long.',
	isNoCode: 'The number has a calling code that no country has.',
	isOddLength: 'The number has a number of digits that the country does not use.',
	isUnused: 'The number begins with digits that are not in use.',
	possible: 'Its length is possible.',
	extension: 'Extension',
	call: 'Call it',
	byThePlan: 'Valid by the numbering plan: whether somebody has it, nobody is asked. It stays on this device.',
	checkOwn: 'Check a number of your own',
	dialledIn: '+… or as dialled in {country}',
	shortSoFar: 'Too short so far.',
	tooLong: 'Too long.',
	noSuchNumber: 'No such number in the numbering plan.',
	possibleNumber: 'A possible number by the numbering plan.',
	plansUnloaded: 'The numbering plans could not be loaded.',
	staysHere: 'It stays on this device.'
} as const;
