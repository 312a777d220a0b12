import { expect, test } from 'vitest';
import { intoLast, stemsOf } from './case-endings';

test.each([
	['टोकियोमध्ये', 'टोकियो'],
	['मुंबईत', 'मुंबई'],
	['रुपयांत', 'रुपय'],
	['टोक्योमधील', 'टोक्यो'],
	['டோக்கியோவில்', 'டோக்கியோ'],
	['சென்னையில்', 'சென்னை'],
	['ரூபாயில்', 'ரூபாய்'],
	['டாலரில்', 'டாலர்'],
	['பவுண்டில்', 'பவுண்டு'],
	['நியூயார்க்கில்', 'நியூயார்க்'],
	['باليورو', 'يورو']
])('%s may be %s with the word for in', (word, stem) => expect(stemsOf(word)).toContain(stem));

test.each(['Berlin', 'दिल्ली', 'சென்னை', 'باريس', 'rupees', ''])('%s has no such ending', (word) =>
	expect(stemsOf(word)).toEqual([])
);

test('what is asked for comes last in Hindi, Marathi, Tamil and Arabic', () => {
	const known = new Set(['रुपये', 'रुपय', 'ரூபாய்', 'يورو']);
	const isKnown = (word: string) => known.has(word);
	expect(intoLast('100 डॉलर रुपये में', isKnown)).toBe('100 डॉलर in रुपये');
	expect(intoLast('100 डॉलर रुपयांत', isKnown)).toBe('100 डॉलर in रुपय');
	expect(intoLast('100 டாலர் ரூபாயில்', isKnown)).toBe('100 டாலர் in ரூபாய்');
	expect(intoLast('100 دولار باليورو', isKnown)).toBe('100 دولار in يورو');
	expect(intoLast('100 डॉलर घर में', isKnown)).toBe('100 डॉलर घर में');
	expect(intoLast('100 usd in eur', isKnown)).toBe('100 usd in eur');
});
