import { expect, test } from 'vitest';
import { ar } from './ar';
import { en, type MessageKey } from './en';
import { hi } from './hi';
import { mr } from './mr';
import { ta } from './ta';

const partsOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

test.each([
	['Hindi', hi],
	['Marathi', mr],
	['Tamil', ta],
	['Arabic', ar]
])('%s says every message, with the same parts to fill in', (_name, messages) => {
	expect(Object.keys(messages)).toEqual(Object.keys(en));
	for (const key of Object.keys(en) as MessageKey[]) {
		expect(partsOf(messages[key]), key).toEqual(partsOf(en[key]));
		expect(messages[key].trim(), key).not.toBe('');
	}
});
