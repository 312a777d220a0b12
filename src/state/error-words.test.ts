import { expect, test } from 'vitest';
import { errorWords, mayPass } from './error-words';
import { en, type MessageKey } from './messages/en';

const words = (code: string, message: string) =>
	errorWords(
		{ code, message, field: null },
		(key: MessageKey, { source = '' } = {}) => en[key].replace('{source}', source),
		'Frankfurter'
	);

test.each([
	['INVALID_INPUT', 'from: latitude must be between -90 and 90', 'Latitude must be between -90 and 90.'],
	['INVALID_INPUT', 'expression: is empty.', 'Is empty.'],
	['OFFLINE', 'network: is needed once for the data wordnet', en.errPack],
	['OFFLINE', 'network: is not available, and nothing is stored for this question', en.errOffline],
	['UPSTREAM_TIMEOUT', 'upstream: Frankfurter sent nothing for 6 s', 'Frankfurter did not answer.'],
	['UPSTREAM_RATE_LIMITED', 'upstream: Frankfurter asks to wait', 'Frankfurter asks to wait a moment.'],
	[
		'UPSTREAM_INVALID',
		'upstream: Frankfurter answered with a web page',
		'Frankfurter answered with a web page. You may have to sign in to this network first.'
	],
	['UPSTREAM_INVALID', 'upstream: Frankfurter answered with an unknown shape', 'Frankfurter did not answer.']
])('%s “%s” is said as “%s”', (code, message, said) => expect(words(code, message)).toBe(said));

test('only what may pass is offered to be tried again', () => {
	expect(mayPass({ code: 'OFFLINE', message: '', field: null })).toBe(true);
	expect(mayPass({ code: 'INVALID_INPUT', message: '', field: null })).toBe(false);
	expect(mayPass({ code: 'NOT_FOUND', message: '', field: null })).toBe(false);
});
