import { expect, test } from 'vitest';
import { recognise } from './recognise';

const found = (text: string, home = 'DE') =>
	recognise(text, home).map(({ kind, value, country }) => [kind, value, country ?? null]);

test.each([
	['+49 30 12', 'DE', []],
	['+49 30 123', 'DE', [['phone', '+4930123', null]]],
	['+49 30 1234567', 'DE', [['phone', '+49301234567', null]]],
	['0049 30 1234567', 'DE', [['phone', '+49301234567', null]]],
	// A stroke may part an extension or two numbers: it stays as it is written.
	['+49 30/1234567', 'DE', [['phone', '+49 30/1234567', null]]],
	['+44 (0)20 7946 0958', 'GB', [['phone', '+442079460958', null]]],
	['+254', 'US', [['prefix', '254', 'KE']]],
	['+4912345678901234567', 'DE', []],
	['(415) 555-2671', 'US', [['phone', '(415) 555-2671', 'US']]],
	['415-555-2671', 'DE', [['phone', '415-555-2671', 'US']]],
	['98765 43210', 'IN', [['phone', '98765 43210', 'IN']]],
	['800-FLOWERS', 'DE', [['phone', '800-FLOWERS', 'US']]],
	['3.14', 'DE', []]
] as const)('%j of somebody in %s', (text, home, expected) => expect(found(text, home)).toEqual(expected));
