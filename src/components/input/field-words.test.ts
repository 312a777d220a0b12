import { afterEach, expect, test, vi } from 'vitest';
import { language as detection } from '../../../engines/language/contract';
import { news } from '../../../engines/news/contract';
import { text } from '../../../engines/text/contract';

vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
const { choiceLabel, fieldHint, fieldLabel } = await import('./field-words');
await Promise.all([
	import('../../panels/news/words'),
	import('../../panels/text/words'),
	import('../../panels/language/words')
]);
const { settings } = await import('../../state/settings/settings.svelte');
const { loadLanguage } = await import('../../state/words/words.svelte');

async function speak(language: 'en' | 'hi'): Promise<void> {
	settings.language = language;
	await loadLanguage();
}
afterEach(() => speak('en'));

const { min_points: points } = news.operations.search.params.properties;
const { text: body } = text.operations.readability.params.properties;

test('English has its own words too', () => {
	expect(fieldLabel('news', 'min_points', points)).toBe('Minimum points');
	expect(fieldHint('text', 'text', body)).toBe('Best with 100 words or more');
	expect(choiceLabel('news', 'sort', 'relevance')).toBe('Best match');
	expect(choiceLabel('text', 'language', 'de')).toBe('German');
	expect(choiceLabel('test', 'period', 'last_hour')).toBe('last hour');
});

test('another language has its own labels, help and choices', async () => {
	await speak('hi');
	expect(fieldLabel('news', 'min_points', points)).toBe('कम से कम अंक');
	expect(fieldHint('text', 'text', body)).toBe('100 या उससे ज़्यादा शब्द हों तो अच्छा');
	// Its label says enough: English help is not shown in its place.
	expect(fieldHint('news', 'min_points', points)).toBe('');
	expect(choiceLabel('news', 'sort', 'relevance')).toBe('सबसे मिलते');
	expect(choiceLabel('text', 'language', 'de')).toBe('जर्मन');
	expect(['3m', 'day', '3x'].map((value) => choiceLabel('news', 'timespan', value))).toEqual(['3 महीने', '1 दिन', '3x']);
});

test.each(['unheard', 'constructor', '__proto__'])('%s, which no table has, is called as it is', async (name) => {
	await speak('hi');
	const said = name.replaceAll('_', ' ');
	expect(fieldLabel('news', name)).toBe(said.charAt(0).toUpperCase() + said.slice(1));
	expect(fieldLabel(name, 'q')).toBe('Q');
	expect(choiceLabel(name, 'q', name)).toBe(said);
});

test('figures of a hint are those of the contract', () => {
	const { texts } = detection.operations.detectBatch.params.properties;
	expect(fieldHint('language', 'texts', texts)).toBe('One per line, up to 100');
});
