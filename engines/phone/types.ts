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
