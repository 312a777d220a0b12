const CHILLU: Readonly<Record<string, string>> = { ണ: 'ൺ', ന: 'ൻ', ര: 'ർ', ല: 'ൽ', ള: 'ൾ', ക: 'ൿ' };

/** A word as it is written today: Malayalam's chillu, no joiners at its ends; NFC. */
export const spelt = (word: string): string =>
	word
		.normalize('NFC')
		.replace(/([ണനരലളക])\u0d4d\u200d/gu, (_, letter: string) => CHILLU[letter] ?? letter)
		.replace(/^[\u200c\u200d]+|[\u200c\u200d]+$/gu, '');
