import { expect, test } from 'vitest';
import { testContext } from '../../tests/support/context';
import { engine } from './engine';

const UPDATE = `updates 2027-01-10
[phones]
1329 | fixed_line_or_mobile | US | 10 | region Poughkeepsie | zones America/New_York | invented
4930 | unknown | DE | 8 9 | invented: withdrawn
493018 | voip | DE | 8 9 | carrier Beispiel | invented
44 | somewhat | GB | 10 | a type of a later form
49 | mobile
`;
const ask = async (number: string, update?: string) =>
	engine.number({ number }, testContext(update === undefined ? {} : { update: async () => update }));

test.each([
	['+1 329 555 0123', { valid: true, type: 'fixed_line_or_mobile', country: 'US', region: 'Poughkeepsie', timezones: ['America/New_York'], updated: '2027-01-10' }], // prettier-ignore
	['+1 329 555 012', { valid: false, type: 'unknown', updated: '2027-01-10' }],
	['+49 30 901820', { valid: false, type: 'unknown', reason: 'begins with digits that are not in use' }],
	['+49 30 182345', { valid: true, type: 'voip', carrier: 'Beispiel', carrier_may_differ: true }],
	['+44 20 7946 0958', { updated: null }],
	['+49 89 123456', { valid: true, type: 'fixed_line', region: 'Munich', updated: null }]
])('%s follows the longest prefix of an update', async (number, wanted) =>
	expect(await ask(number, UPDATE)).toMatchObject(wanted)
);

test('without an update the build decides', async () =>
	expect(await ask('+49 30 901820')).toMatchObject({ valid: true, updated: null }));
