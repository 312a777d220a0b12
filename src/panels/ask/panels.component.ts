/** The answers of a question, of a day and of the sounds of a word. */
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { ask } from '../../../engines/ask/contract';
import { dictionary } from '../../../engines/dictionary/contract';
import { ToolCall } from '../../state/call/tool-call.svelte';
import Sounds from '../dictionary/Sounds.svelte';
import Ask from './Ask.svelte';
import Day from './Day.svelte';

const question = new ToolCall(ask, 'ask', ask.operations.ask);
const day = new ToolCall(ask, 'day', ask.operations.day);
const sounds = new ToolCall(dictionary, 'sounds', dictionary.operations.sounds);

test('a question: its answer, a link to the tool of each reading, and words that were not understood', async () => {
	const reading = {
		operation: 'timezone',
		group: 'geo',
		method: 'GET',
		path: '/v1/timezone',
		input: { coords: 'tokyo' },
		score: 0.982,
		sure: true,
		text: 'tokyo',
		focus: { kind: 'clocks', places: ['tokyo', 'new york'] }
	} as const;
	const screen = await render(Ask, {
		tool: question,
		answer: {
			q: 'time in tokyo and new york pls',
			readings: [reading],
			answer: { value: {}, text: 'Tokyo 02:45, New York 12:45' },
			not_here: null,
			not_understood: [{ word: 'pls', line: 'lexicon/en.txt · skip: pls' }]
		}
	});
	await expect.element(screen.getByText('Tokyo 02:45, New York 12:45')).toBeVisible();
	await expect.element(screen.getByText('98% likely')).toBeVisible();
	await expect.element(screen.getByText('lexicon/en.txt · skip: pls')).toBeVisible();
	const link = screen.getByRole('link').element();
	expect(link.getAttribute('href')).toMatch(/\/tools\/geo\/timezone\?coords=tokyo#places=new%20york$/);
});

test('a day: as people write it, its distance from today, its week', async () => {
	const answer = {
		date: '2028-02-29',
		weekday: 'Tuesday',
		iso_week: '2028-W09',
		day_of_year: 60,
		leap_year: true,
		days_from_today: -1
	};
	const screen = await render(Day, { tool: day, answer });
	await expect.element(screen.getByText(/Tuesday.*29.*2028/)).toBeVisible();
	await expect.element(screen.getByText('yesterday')).toBeVisible();
	await expect.element(screen.getByText('2028-W09')).toBeVisible();
});

test('sounds: each pronunciation, rhymes as links to their sounds, no list without words', async () => {
	const screen = await render(Sounds, {
		tool: sounds,
		answer: {
			word: 'sea',
			pronunciations: [{ arpabet: 'S IY1', ipa: 'siː', syllables: 1, stress: '1' }],
			homophones: ['see'],
			rhymes: [],
			sounds_like: []
		}
	});
	await expect.element(screen.getByText('/siː/')).toBeVisible();
	expect(screen.getByRole('link', { name: 'see' }).element().getAttribute('href')).toMatch(/sounds\?word=see$/);
	expect(document.querySelectorAll('.list')).toHaveLength(1);
});
