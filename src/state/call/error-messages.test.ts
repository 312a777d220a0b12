import { afterEach, expect, test, vi } from 'vitest';
import english from '../../locales/en/app.json';
import type { AppKey } from '../words/messages.svelte';

vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
const { errorWords, loadErrorWords, mayPass, ownWords, sayError } = await import('./error-messages');
const { settings } = await import('../settings/settings.svelte');
const { loadLanguage } = await import('../words/words.svelte');

await loadErrorWords();

async function speak(language: 'en' | 'ar' | 'hi'): Promise<void> {
	settings.language = language;
	await loadLanguage();
}
afterEach(() => speak('en'));
/** Without the marks that keep a part apart from the direction around it. */
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

const words = (code: string, message: string) =>
	errorWords(
		{ code, message, field: null },
		(key: AppKey, { source = '' } = {}) => String(english.words[key]).replace('{source}', source),
		'Frankfurter'
	);

test.each([
	[
		'INVALID_INPUT',
		'from: latitude must be between -90 and 90',
		'Latitude goes from −90 to 90. Are the numbers swapped?'
	],
	['INVALID_INPUT', 'expression: stands on its head.', 'Stands on its head.'],
	['OFFLINE', 'network: is needed once for the data wordnet', english.words.errPack],
	['OFFLINE', 'network: is not available, and nothing is stored for this question', english.words.errOffline],
	['UPSTREAM_TIMEOUT', 'upstream: Frankfurter sent nothing for 6 s', 'Frankfurter isn’t responding.'],
	['UPSTREAM_RATE_LIMITED', 'upstream: Frankfurter asks to wait', 'Frankfurter is busy. Try again in a moment.'],
	[
		'UPSTREAM_INVALID',
		'upstream: Frankfurter answered with a web page',
		'Frankfurter answered with a sign-in page. Sign in to this network, then try again.'
	],
	['UPSTREAM_INVALID', 'upstream: Frankfurter answered with an unknown shape', 'Frankfurter isn’t responding.']
])('%s “%s” is said as “%s”', (code, message, said) => expect(words(code, message)).toBe(said));

test('a formula in a sentence has the signs of print', () => {
	const said = ownWords('a*x + b = 0 has the solution x = -b/a') ?? '';
	expect(plain(said)).toBe('The solution of a·x + b = 0 is x = −b/a.');
});

test('only what may pass is offered to be tried again', () => {
	expect(mayPass({ code: 'OFFLINE', message: '', field: null })).toBe(true);
	expect(mayPass({ code: 'INVALID_INPUT', message: '', field: null })).toBe(false);
	expect(mayPass({ code: 'NOT_FOUND', message: '', field: null })).toBe(false);
});

test.each([
	['must be between 1 and 500', '1 से 500 के बीच हो।'],
	['must be at most 1,000,000 characters', 'ज़्यादा से ज़्यादा वर्ण: 10,00,000।'],
	['must not be before from', 'आख़िरी दिन पहले दिन से पहले है।'],
	['must not be before 1999-01-04', '1999-01-04 से पहले नहीं हो सकता।'],
	['"Gondor" is no country known here: give its name or its ISO 3166-1 code, like DE, DEU or Germany', '"Gondor" नाम का कोई देश यहाँ पता नहीं। नाम या कोड लिखें, जैसे DE।'],
	['unexpected "2" at character 5, expected an operator or the end', 'वर्ण 5 पर "2" यहाँ ठीक नहीं बैठता।']
])('in Hindi “%s” is “%s”', async (reason, sentence) => {
	await speak('hi');
	expect(plain(words('INVALID_INPUT', `field: ${reason}`))).toBe(sentence);
}); // prettier-ignore

test('a reason that the language has no sentence for is said in English, marked as such', async () => {
	await speak('ar');
	const error = { code: 'COMPUTATION_LIMIT', message: 'expression: the wind does not turn', field: 'expression' };
	expect(sayError(error, (key) => key)).toEqual({ text: 'تعذّر حساب هذا:', english: 'The wind does not turn.' });
	expect(errorWords(error, (key) => key)).toBe('تعذّر حساب هذا: \u2068The wind does not turn.\u2069');
});
