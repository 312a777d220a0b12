import type { Decision } from './holidays-decision';

/** The Americas and the Caribbean. */
export const DECIDED_AMERICAS: readonly Decision[] = [
	{
		places: 'BO',
		on: '10-17',
		ours: false,
		kind: 'law',
		why: 'the bill of October 2020 was not signed; nothing suspends work',
		source: 'Bolivia, Minister of Government, October 2022'
	}
];
