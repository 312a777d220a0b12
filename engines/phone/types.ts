/** Types of numbers, as google-libphonenumber tells them apart, in its order. */
export const PHONE_TYPES = [
	'mobile',
	'fixed_line',
	'fixed_line_or_mobile',
	'toll_free',
	'premium_rate',
	'shared_cost',
	'voip',
	'personal_number',
	'pager',
	'uan',
	'voicemail'
] as const;

export type PhoneType = (typeof PHONE_TYPES)[number];

/** Types of a number that someone gives: `unknown` where it is not valid. */
export const NUMBER_TYPES = [...PHONE_TYPES, 'unknown'] as const;

export type NumberType = (typeof NUMBER_TYPES)[number];

/** Why a number is not valid. */
export const NUMBER_REASONS = [
	'is no phone number',
	'may be more than one number: give each by itself',
	'has a calling code that no country has',
	'is too short',
	"is too short for a subscriber's number; short and emergency numbers are not checked here",
	'is too long',
	'has a number of digits that the country does not use',
	'begins with digits that are not in use'
] as const;

export type NumberReason = (typeof NUMBER_REASONS)[number];
