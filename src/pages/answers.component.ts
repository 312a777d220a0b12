/** The answer half of a tool in each of its states, with its source. */
import { PACK_PROGRESS } from '../../sw/host/packs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { json, pending, play, refusal } from '../../tests/components/play';
import { entries, loadEntry } from '../state/pages/catalogue';
import { settings } from '../state/settings/settings.svelte';
import { titleOf } from '../state/words/names';
import { ToolPage } from '../state/pages/tool-page.svelte';
import GeneratedAnswer from './tool/GeneratedAnswer.svelte';
import Provenance from './tool/DataSource.svelte';
import ToolAnswer from './tool/ToolAnswer.svelte';
import ToolForm from './tool/ToolForm.svelte';

const listedAt = (path: string) => {
	const listed = entries.find(({ operation }) => operation.path === path);
	if (!listed) throw new Error(`nothing at ${path}`);
	return listed;
};
async function pageOf(path: string, values: Record<string, unknown> = {}) {
	const page = new ToolPage(await loadEntry(listedAt(path)));
	page.tool.values = values;
	return page;
}
const DISTANCE = { from: '0,0', to: '0,1' };
const KM = { distance_km: 111.319, distance_miles: 69.171 };
const openAnswer = (page: ToolPage) => render(ToolAnswer, { page, Panel: null });
const blank = () => document.querySelector('.slip-a')?.textContent.trim() === '';
const spoken = () => document.querySelector('.answer > [aria-live]')?.textContent;

test('empty: what is missing is named by its labels', async () => {
	const screen = await openAnswer(await pageOf('/v1/distance', { from: '1,2' }));
	await expect.element(screen.getByText(/^Fill in: .+\.$/)).toBeVisible();
	await expect.element(screen.getByRole('region', { name: 'Answer' })).toBeVisible();
});

test('empty: a form that makes the fields of others says itself what it asks for', async () => {
	const page = await pageOf('/v1/qr');
	page.tool.asks = 'Recipient, IBAN';
	const screen = await openAnswer(page);
	await expect.element(screen.getByText('Fill in: Recipient, IBAN.')).toBeVisible();
	page.tool.asks = '';
	await expect.poll(blank).toBe(true);
});

test('empty with nothing missing: the blank place of the answer', async () => {
	const screen = await openAnswer(await pageOf('/v1/distance', DISTANCE));
	await expect.element(screen.getByRole('region', { name: 'Answer' })).toBeVisible();
	expect(blank()).toBe(true);
});

test('loading: busy at once, a way to give up after a moment, and giving up leaves the place empty', async () => {
	const answer = pending<unknown>();
	play(() => answer.promise);
	const page = await pageOf('/v1/distance', DISTANCE);
	const screen = await openAnswer(page);
	void page.tool.run();
	await expect.poll(() => document.querySelector('.slip-a')?.getAttribute('aria-busy')).toBe('true');
	await expect.element(screen.getByRole('progressbar', { name: 'Working…' })).toBeVisible();
	await screen.getByRole('button', { name: 'Cancel' }).click();
	await expect.poll(blank).toBe(true);
	expect(screen.getByRole('button', { name: 'Cancel' }).elements()).toEqual([]);
	answer.resolve(KM);
	await new Promise((resolve) => setTimeout(resolve, 50));
	expect(page.tool.answer).toBeNull();
});

test('loading: only a download that the tool waits for is said', async () => {
	play(() => pending<unknown>().promise);
	const page = await pageOf('/v1/distance', DISTANCE);
	const screen = await openAnswer(page);
	void page.tool.run();
	await expect.element(screen.getByRole('progressbar', { name: 'Working…' })).toBeVisible();
	const downloads = new BroadcastChannel(PACK_PROGRESS);
	downloads.postMessage({ name: 'wordnet', loaded: 1, total: 2_000_000 });
	downloads.postMessage({ name: 'zones', loaded: 1, total: 1_000_000 });
	await expect.element(screen.getByText(/Downloading .*time zones/)).toBeVisible();
	expect(screen.getByText(/WordNet/).elements()).toEqual([]);
	downloads.postMessage({ name: 'definitions', loaded: 1, total: 2_000_000 });
	downloads.postMessage({ name: 'places', loaded: 1, total: 1_000_000 });
	await expect.element(screen.getByText(/Downloading .*by name/)).toBeVisible();
	// What has come is waited for no more.
	downloads.postMessage({ name: 'places', loaded: 1_000_000, total: 1_000_000 });
	await expect.element(screen.getByText(/^Working…/)).toBeVisible();
	downloads.close();
});

test('loading: the places are waited for by a tool of others where one is named', async () => {
	play(() => pending<unknown>().promise);
	const downloads = new BroadcastChannel(PACK_PROGRESS);
	for (const [near, said] of [
		['', /^Working…/],
		['35.68, 139.69', /^Working…/],
		['Tokyo', /Downloading .*by name/]
	] as const) {
		const page = await pageOf('/v1/recent', { near });
		const screen = await openAnswer(page);
		void page.tool.run();
		await expect.element(screen.getByRole('progressbar', { name: 'Working…' })).toBeVisible();
		downloads.postMessage({ name: 'places', loaded: 1, total: 1_000_000 });
		// Messages come in their order: behind this one the one before has been heard.
		await new Promise<void>((resolve) => {
			const heard = new BroadcastChannel(PACK_PROGRESS);
			heard.onmessage = () => (heard.close(), resolve());
			downloads.postMessage({ name: 'wordnet', loaded: 1, total: 2_000_000 });
		});
		await expect.element(screen.getByText(said)).toBeVisible();
		await screen.unmount();
	}
	downloads.close();
});

test('an answer is drawn, told to screen readers in a word, and says where it was worked out', async () => {
	play(() => KM);
	const page = await pageOf('/v1/distance', DISTANCE);
	const screen = await openAnswer(page);
	await page.tool.run();
	await expect.element(screen.getByText('111.319')).toBeVisible();
	expect(spoken()).toBe('Answer ready');
	await expect.element(screen.getByText('Calculated on your device')).toBeVisible();
	expect(screen.getByRole('button', { name: 'Refresh' }).elements()).toEqual([]);
});

test('an error of a field without an answer is told here too; over an older answer it stands at the field, the answer dimmed', async () => {
	const page = await pageOf('/v1/distance', { from: '95,0', to: '0,1' });
	play(() => refusal(400, 'INVALID_INPUT', 'from: Latitude must be between -90 and 90'));
	const screen = await openAnswer(page);
	await page.tool.run();
	await expect.element(screen.getByText(/Latitude must be between -90 and 90/).first()).toBeVisible();
	expect(spoken()).toContain('Latitude must be between');
	play(() => KM);
	await page.tool.run();
	play(() => refusal(400, 'INVALID_INPUT', 'from: Latitude must be between -90 and 90'));
	await page.tool.run();
	await expect.poll(() => document.querySelector('.body')?.classList.contains('old')).toBe(true);
	expect(document.querySelector('.note')).toBeNull();
	await expect.element(screen.getByText('111.319')).toBeVisible();
});

test('an error that may pass can be tried again, one of the question cannot', async () => {
	const page = await pageOf('/v1/distance', DISTANCE);
	play(() => refusal(503, 'BUSY', 'request: could not compute this now'));
	const screen = await openAnswer(page);
	await page.tool.run();
	play(() => KM);
	await screen.getByRole('button', { name: 'Try again' }).click();
	await expect.element(screen.getByText('111.319')).toBeVisible();
	expect(screen.getByRole('button', { name: 'Try again' }).elements()).toEqual([]);
	play(() => refusal(403, 'NOT_SUBSCRIBED', 'X-API-Key: is not subscribed to geo'));
	await page.tool.run();
	await expect.poll(() => document.querySelector('.note')).not.toBeNull();
	expect(screen.getByRole('button', { name: 'Try again' }).elements()).toEqual([]);
});

test('a network that is cut is an error of the app’s own, not silence', async () => {
	const page = await pageOf('/v1/distance', DISTANCE);
	play(() => Promise.reject(new TypeError('Failed to fetch')));
	await openAnswer(page);
	await page.tool.run();
	await expect.poll(() => document.querySelector('.note p')?.textContent).toBeTruthy();
	expect(page.tool.busy).toBe(false);
});

test('code and words of an error show to developers', async () => {
	const page = await pageOf('/v1/distance', DISTANCE);
	play(() => refusal(500, 'INTERNAL', 'request: could not be answered'));
	settings.developer = true;
	const screen = await openAnswer(page);
	await page.tool.run();
	await expect.element(screen.getByText('INTERNAL · request: could not be answered')).toBeVisible();
	settings.developer = false;
});

test('a panel that fails is replaced by the answer drawn from its schema', async () => {
	const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
	play(() => KM);
	const page = await pageOf('/v1/distance', DISTANCE);
	const Panel = () => {
		throw new Error('a bug of the panel');
	};
	const screen = await render(ToolAnswer, { page, Panel: Panel as never });
	await page.tool.run();
	await expect.element(screen.getByText('111.319')).toBeVisible();
	expect(logged).toHaveBeenCalled();
});

test('a feed’s answer can be asked again, without typing', async () => {
	const asked = play(() => json({ events: [], count: 0 }, 200, { Age: '60' }));
	const page = await pageOf('/v1/recent');
	const screen = await openAnswer(page);
	await page.tool.run();
	await screen.getByRole('button', { name: 'Refresh' }).click();
	expect(asked.filter((path) => path.startsWith('/v1/recent'))).toHaveLength(2);
});

test.each([
	['fresh', { Age: '5', 'Cache-Status': 'sw; hit; ttl=55' }, '', false],
	['offline', { Age: '7200', 'Cache-Status': 'sw; hit; detail=offline' }, 'Offline. Last saved answer:', true],
	['its source fails', { Age: '7200', 'Cache-Status': 'sw; hit; fwd=stale; fwd-status=500; detail=stale-if-error' }, 'The source isn’t responding. Last saved answer:', true] // prettier-ignore
])(
	'a stored answer, %s: its source by name, its time, and the trouble in words',
	async (_what, headers, trouble, stale) => {
		const screen = await render(Provenance, {
			entry: listedAt('/v1/recent'),
			answer: { headers: new Headers(headers) }
		});
		const line = document.querySelector('.source');
		expect(line?.textContent).toMatch(/^Earthquakes|^U\.S\. Geological Survey/);
		expect(line?.textContent).toMatch(/\d/);
		expect(line?.classList.contains('stale')).toBe(stale);
		if (trouble) await expect.element(screen.getByText(trouble)).toBeVisible();
	}
);

test('the source is a link where the answer says of what; it gives no referrer away', async () => {
	const headers = new Headers({ Age: '5', Link: '<https://earthquake.usgs.gov/>; rel="via"' });
	const screen = await render(Provenance, { entry: listedAt('/v1/recent'), answer: { headers } });
	const link = screen.getByRole('link').element();
	expect(link.getAttribute('href')).toBe('https://earthquake.usgs.gov/');
	expect(link.getAttribute('rel')).toContain('noreferrer');
});

test('an answer of the Node host does not say that this device worked it out', async () => {
	const screen = await render(Provenance, { entry: listedAt('/v1/distance'), answer: { headers: new Headers({ 'X-Served-By': 'node' }) } }); // prettier-ignore
	await expect.element(screen.getByText('Answered by the server')).toBeVisible();
});

const SCHEMA = {
	type: 'object',
	properties: {
		name: { type: 'string' },
		count: { type: 'number', title: 'How many' },
		sure: { type: 'boolean' },
		unknown: { anyOf: [{ type: 'string' }, { type: 'null' }] },
		tags: { type: 'array', items: { type: 'string' } },
		page: { type: 'string' },
		rows: { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' }, ok: { type: 'boolean' } }, required: [] } }, // prettier-ignore
		part: { type: 'object', properties: { deep: { type: 'number' } }, required: [] }
	},
	required: []
} as never;

test('an answer without a panel: facts in words, lists as tables, parts under their names', async () => {
	const value = { name: '<b>', count: 1234.5, sure: false, unknown: null, tags: [], page: 'https://a.example/x', rows: [{ id: 1, ok: true }], part: { deep: 2 }, extra: 'more' }; // prettier-ignore
	const screen = await render(GeneratedAnswer, { schema: SCHEMA, value });
	const facts = Object.fromEntries(
		[...document.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent?.trim()])
	);
	expect(facts).toEqual({ Name: '<b>', 'How many': '1,234.5', Sure: 'no', Unknown: '–', Tags: 'none', Page: 'https://a.example/x', Extra: 'more', Deep: '2' }); // prettier-ignore
	await expect.element(screen.getByRole('link', { name: 'https://a.example/x' })).toHaveAttribute('rel', 'noreferrer');
	await expect.element(screen.getByRole('table', { name: 'Rows' })).toBeVisible();
	expect([...document.querySelectorAll('td')].map((cell) => cell.textContent?.trim())).toEqual(['1', '✓']);
	await expect.element(screen.getByRole('heading', { name: 'Part' })).toBeVisible();
});

async function openForm(path: string, values: Record<string, unknown> = {}) {
	const options = document.body.appendChild(Object.assign(document.createElement('div'), { className: 'options' }));
	onTestFinished(() => options.remove());
	const page = await pageOf(path, values);
	page.opened = true;
	const screen = await render(ToolForm, { page, Form: null });
	return { screen, page, options };
}

test('the form is named by what it asks; what may be left out is folded', async () => {
	const { screen, page } = await openForm('/v1/distance');
	await expect.element(screen.getByRole('form', { name: titleOf(page.entry) })).toBeVisible();
	const { required } = page.entry.operation.params;
	expect([...document.querySelectorAll('form .fields > [data-field]')].map((field) => (field as HTMLElement).dataset['field'])).toEqual(required); // prettier-ignore
});

test('a fold with a value in it stands open', async () => {
	for (const near of ['52.5,13.4', '']) {
		const { screen, options } = await openForm('/v1/recent', near === '' ? {} : { near });
		expect(document.querySelector<HTMLDetailsElement>('.options details')?.open).toBe(near !== '');
		await screen.unmount();
		options.remove();
	}
});

test('Enter in a field asks at once, and an error takes the keyboard to the field that it names', async () => {
	const { screen } = await openForm('/v1/related/{word}', { word: 'tree' });
	play(() => refusal(400, 'INVALID_INPUT', 'word: must be one word'));
	const field = screen.getByRole('textbox').first();
	await field.click();
	(screen.getByRole('textbox').first().element() as HTMLElement).focus();
	await userEvent.keyboard('{Enter}');
	await expect.element(field).toHaveAttribute('aria-invalid', 'true');
	expect(document.activeElement).toBe(field.element());
});

test('a question that typing does not ask has a button, a live one has none', async () => {
	const feed = await openForm('/v1/autocomplete');
	await expect.element(feed.screen.getByRole('button', { name: 'Ask', exact: true })).toBeVisible();
	await feed.screen.unmount();
	const live = await openForm('/v1/distance');
	expect(live.screen.getByRole('button', { name: 'Ask', exact: true }).elements()).toEqual([]);
});

test('a source that fails: seconds are counted down, it is asked again by itself, five times, then by the button alone', async () => {
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
	try {
		const asked = play(() => json({ error: { code: 'UPSTREAM_ERROR', message: 'upstream: USGS failed' } }, 502, { 'Retry-After': '3' })); // prettier-ignore
		const page = await pageOf('/v1/recent');
		const screen = await openAnswer(page);
		await page.tool.run();
		for (let retries = 1; retries <= 5; retries++) {
			for (const left of [3, 2, 1]) {
				await expect.element(screen.getByText(`Trying again in ${left} s`)).toBeVisible();
				vi.advanceTimersByTime(1000);
			}
			await expect.poll(() => asked.length).toBe(1 + retries);
		}
		await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
		vi.advanceTimersByTime(60_000);
		expect(screen.getByText(/Trying again/).elements()).toEqual([]);
		play(() => ({ count: 0 }));
		// By keyboard: the button goes with the error, and the focus goes on to the answer.
		(screen.getByRole('button', { name: 'Try again' }).element() as HTMLElement).focus();
		await userEvent.keyboard('{Enter}');
		await expect.poll(() => page.tool.error).toBeNull();
		await expect.poll(() => document.activeElement?.className).toContain('answer');
		expect(asked).toHaveLength(6);
	} finally {
		vi.useRealTimers();
	}
});

test('a value that is wrong is told with what its field is called', async () => {
	play(() => refusal(400, 'INVALID_INPUT', 'country: is required for a number that does not begin with + and a calling code')); // prettier-ignore
	const page = await pageOf('/v1/number');
	page.tool.values = { number: '030 901820' };
	await openAnswer(page);
	await page.tool.run();
	await expect.poll(() => document.querySelector('.note p')?.textContent).toBe('Country: Choose the country, or start the number with + and its country code.'); // prettier-ignore
});

test('a page that an error names is a link to it, and the sentence stays a sentence', async () => {
	play(() => refusal(404, 'NOT_FOUND', 'type: none could be read from https://hi.wikipedia.org/wiki/July_20_(hi); ask in another lang')); // prettier-ignore
	const page = await pageOf('/v1/on-this-day');
	const screen = await openAnswer(page);
	await page.tool.run();
	const link = screen.getByRole('link', { name: 'https://hi.wikipedia.org/wiki/July_20_(hi)' });
	await expect.element(link).toHaveAttribute('href', 'https://hi.wikipedia.org/wiki/July_20_(hi)');
	expect(document.querySelector('.note p')?.textContent).toBe('We couldn’t read this day’s page: \u2068https://hi.wikipedia.org/wiki/July_20_(hi)\u2069. Try another language.'); // prettier-ignore
});
