import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

async function speak(language: string) {
	vi.resetModules();
	vi.stubGlobal('navigator', { language, languages: [language] });
	vi.stubGlobal('document', { documentElement: { dataset: {} } });
	vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
	const words = await import('./wall-words');
	const { wordsSettled } = await import('../../state/words/words.svelte');
	await wordsSettled();
	return words;
}
const hours = (count: number) => count * 3600;

test.each([
	[hours(4.5), 'You', '4 hrs 30 mins ahead of you'],
	[-hours(6), 'You', '6 hrs behind you'],
	[hours(0.25), 'Above', '15 mins ahead'],
	[0, 'Above', 'same time']
] as const)('%i s from %s: %s', async (seconds, of, said) =>
	expect((await speak('en-GB')).apartWords(seconds, of)).toBe(said)
);

test('in Hindi too', async () => expect((await speak('hi-IN')).apartWords(-hours(1), 'You')).toBe('आपसे 1 घं॰ पीछे'));

test('a clock shows what its wall shows, a moment its offset', async () => {
	const { wallTime, wallDate, momentWords } = await speak('en-GB');
	expect(wallTime(Date.UTC(2026, 6, 1, 17, 45), 'short')).toBe('17:45');
	expect(wallDate(Date.UTC(2026, 6, 1, 23, 59), 'medium')).toBe('1 Jul 2026');
	expect(momentWords('2026-03-29T01:30:00+01:00')).toBe('\u206829 Mar 2026, 01:30 (UTC+01:00)\u2069');
});
