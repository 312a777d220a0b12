import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const consents = vi.hoisted(() => ({ given: [] as unknown[][], listed: [] as { readonly site: string }[] }));
vi.mock('../../../sw/host/consents', () => ({
	giveConsent: (...given: unknown[]) => void consents.given.push(given),
	listConsents: () => consents.listed
}));
const { ConsentWindow } = await import('./consent.svelte');

const SITE = 'https://site.example';
const APP = 'https://app.example';
const NOW = Date.UTC(2026, 10, 25);

let page: EventTarget;
let sheet: EventTarget & { visibilityState: DocumentVisibilityState };
/** The window that opened this one: messages to it and its frames. */
let opener: {
	readonly postMessage: ReturnType<typeof vi.fn>;
	readonly length: number;
	readonly [frame: number]: object;
};
let frame: { readonly postMessage: ReturnType<typeof vi.fn> };
let closed: ReturnType<typeof vi.fn>;

beforeEach(() => {
	vi.useFakeTimers({ now: NOW });
	consents.given = [];
	consents.listed = [];
	page = new EventTarget();
	sheet = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
	frame = { postMessage: vi.fn() };
	opener = { postMessage: vi.fn(), length: 1, 0: frame };
	closed = vi.fn();
	stub({ opener });
	vi.stubGlobal('document', sheet);
	vi.stubGlobal('location', new URL(`${APP}/allow`));
	vi.stubGlobal('close', closed);
	vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
	vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

function stub(self: { readonly opener: unknown; readonly inFrame?: boolean }): void {
	vi.stubGlobal('self', self);
	vi.stubGlobal('top', self.inFrame ? {} : self);
}

/** A message, of the opener's page and the site unless told otherwise. */
function say(data: unknown, { source = opener as unknown, origin = SITE } = {}): void {
	page.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }));
}
const ASK = { type: 'allow-ask' };
const press = { isTrusted: true } as MouseEvent;

function opened() {
	const window = new ConsentWindow();
	return { window, stop: window.open() };
}
/** A window with a question, pressed once a press counts. */
function allowed() {
	const { window, stop } = opened();
	say(ASK);
	vi.advanceTimersByTime(1_000);
	window.allow(press);
	return { window, stop };
}

test('the page that opened it is told that it is there, and who asks is what the browser says', () => {
	const { window } = opened();
	expect(opener.postMessage.mock.calls).toEqual([[{ type: 'allow-ready' }, '*']]);
	expect(window.state).toBe('waiting');
	say({ ...ASK, site: 'https://bank.example' });
	expect([window.state, window.site]).toEqual(['asking', SITE]);
});

test.each([
	['opened by nobody', { opener: null }],
	['in a frame', { opener: {}, inFrame: true }]
])('%s there is nobody to allow anything to', (_how, self) => {
	stub(self);
	const { window, stop } = opened();
	expect(window.state).toBe('nobody');
	say(ASK);
	expect(window.state).toBe('nobody');
	expect(() => stop()).not.toThrow();
});

test.each([
	['another window', ASK, { source: {} }],
	['another message', { type: 'allow' }, {}],
	['no message', null, {}],
	['a page without an origin', ASK, { origin: 'null' }],
	['a file', ASK, { origin: 'file://' }],
	['an origin that only has it in it', ASK, { origin: 'x-https://site.example' }]
])('%s asks nothing', (_what, data, from) => {
	const { window } = opened();
	say(data, from);
	expect([window.state, window.site]).toEqual(['waiting', '']);
});

test('the first who asks is the one', () => {
	const { window } = opened();
	say(ASK);
	say(ASK, { origin: 'https://other.example' });
	expect(window.site).toBe(SITE);
});

test('a site that has not asked within 40 s is nobody; one that has is not', () => {
	const { window: waiting } = opened();
	vi.advanceTimersByTime(39_999);
	expect(waiting.state).toBe('waiting');
	vi.advanceTimersByTime(1);
	expect(waiting.state).toBe('nobody');
	const { window: asked } = opened();
	say(ASK);
	vi.advanceTimersByTime(60_000);
	expect(asked.state).toBe('asking');
});

test('a press counts after a second, by a person', () => {
	const { window } = opened();
	window.allow(press);
	say(ASK);
	window.allow(press);
	vi.advanceTimersByTime(999);
	expect(window.armed).toBe(false);
	window.allow(press);
	expect(window.state).toBe('asking');
	vi.advanceTimersByTime(1);
	expect(window.armed).toBe(true);
	window.allow({ isTrusted: false } as MouseEvent);
	expect([window.state, consents.given]).toEqual(['asking', []]);
	window.allow(press);
	expect([window.state, consents.given]).toEqual(['allowed', [[SITE, NOW + 1_000]]]);
});

test.each(['focus', 'blur', 'resize', 'visibilitychange'])(
	'a window that was covered or moved (%s) takes no press for another second',
	(type) => {
		const { window } = opened();
		say(ASK);
		vi.advanceTimersByTime(1_000);
		(type === 'visibilitychange' ? sheet : page).dispatchEvent(new Event(type));
		window.allow(press);
		expect([window.armed, window.state]).toEqual([false, 'asking']);
		vi.advanceTimersByTime(900);
		page.dispatchEvent(new Event('blur'));
		vi.advanceTimersByTime(900);
		expect(window.armed).toBe(false);
		vi.advanceTimersByTime(100);
		expect(window.armed).toBe(true);
	}
);

test('a window that is not seen takes no press at all', () => {
	const { window } = opened();
	sheet.visibilityState = 'hidden';
	say(ASK);
	vi.advanceTimersByTime(10_000);
	expect([window.state, window.armed]).toEqual(['asking', false]);
});

test('before it was asked nothing is armed', () => {
	const { window } = opened();
	page.dispatchEvent(new Event('focus'));
	vi.advanceTimersByTime(2_000);
	expect(window.armed).toBe(false);
});

test('frames of the page are told, those of this origin alone; the window closes when one has heard it', () => {
	const { window } = allowed();
	expect(frame.postMessage.mock.calls).toEqual([[{ type: 'allow', site: SITE }, APP]]);
	say({ type: 'allow-heard' }, { origin: SITE });
	say({ type: 'other' }, { origin: APP });
	say(null, { origin: APP });
	expect(closed).not.toHaveBeenCalled();
	say({ type: 'allow-heard' }, { origin: APP, source: frame });
	expect(closed).toHaveBeenCalledOnce();
	expect(window.state).toBe('allowed');
});

test('it closes after a moment where no frame has heard it', () => {
	allowed();
	vi.advanceTimersByTime(1_499);
	expect(closed).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(closed).toHaveBeenCalledOnce();
});

test('a word of a frame before anything was allowed closes nothing', () => {
	opened();
	say({ type: 'allow-heard' }, { origin: APP });
	say(ASK);
	say({ type: 'allow-heard' }, { origin: APP });
	expect(closed).not.toHaveBeenCalled();
});

test('a site that was allowed before is allowed again without a press; another is asked', () => {
	consents.listed = [{ site: SITE }];
	const { window } = opened();
	say(ASK);
	expect([window.state, consents.given]).toEqual(['allowed', [[SITE, NOW]]]);
	const { window: other } = opened();
	say(ASK, { origin: 'https://other.example' });
	expect(other.state).toBe('asking');
});

test('to refuse closes the window, and nothing is given', () => {
	const { window } = opened();
	say(ASK);
	window.refuse();
	expect([closed.mock.calls.length, consents.given]).toEqual([1, []]);
});

test('one that was left hears nothing more and closes nothing', () => {
	const { window, stop } = opened();
	stop();
	say(ASK);
	vi.advanceTimersByTime(60_000);
	expect(window.state).toBe('waiting');
	const { window: asked, stop: leave } = opened();
	say(ASK);
	leave();
	for (const type of ['focus', 'blur', 'resize']) page.dispatchEvent(new Event(type));
	sheet.dispatchEvent(new Event('visibilitychange'));
	vi.advanceTimersByTime(5_000);
	expect(asked.armed).toBe(false);
	const { stop: away } = allowed();
	away();
	vi.advanceTimersByTime(5_000);
	expect(closed).not.toHaveBeenCalled();
});
