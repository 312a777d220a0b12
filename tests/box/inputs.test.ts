/** Every offered reading is a call that its operation takes: an engine gets the input without another check. */
import { expect, test } from 'vitest';
import { openReader } from '../../data/build/ask/fit';
import { settingOf } from '../../engines/ask/facts/homes';
import { decide } from '../../engines/ask/read';
import { groups } from '../../engines';
import { ApiError } from '../../engines/kit/errors';
import { validate } from '../../sw/api/validate';
import { readTable } from './table';

const paramsOf = (operation: string) => {
	const [group = '', name = ''] = operation.split('/');
	return groups.find(({ id }) => id === group)?.operations[name]?.params;
};

/** The reason that a contract refuses an input, or null. Missing fields are the visitor's to fill in. */
function refusal(operation: string, input: Readonly<Record<string, unknown>>): string | null {
	const params = paramsOf(operation);
	if (params === undefined) return null;
	try {
		validate({ ...params, required: [] }, input, 'json');
		return null;
	} catch (error) {
		if (error instanceof ApiError) return error.message;
		throw error;
	}
}

const SCRIPTS = [
	'latin',
	'hindi',
	'bengali',
	'punjabi',
	'gujarati',
	'odia',
	'tamil',
	'telugu',
	'kannada',
	'malayalam',
	'russian',
	'arabic'
];
const further = SCRIPTS.map((script) => ({ language: 'en', question: `write namaste in ${script} letters` }));

test('contracts take the input of every reading', { timeout: 120_000 }, async () => {
	const reader = openReader();
	const refused: string[] = [];
	for (const { language, question } of [...readTable(), ...further]) {
		const { readings } = await reader.read(question, settingOf(language, { today: '2026-11-25' }));
		for (const { operation, input } of decide(readings).offered) {
			const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
			const reason = refusal(operation, given);
			if (reason !== null) refused.push(`${question}: ${operation} ${JSON.stringify(given)}: ${reason}`);
		}
	}
	expect(refused).toEqual([]);
});
