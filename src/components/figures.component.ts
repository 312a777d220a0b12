/** Drawings: meters, charts, the map, formulas. Each describes itself in words. */
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import LineChart from './chart/LineChart.svelte';
import MathView from './MathView.svelte';
import Meter from './Meter.svelte';
import WorldMap from './map/WorldMap.svelte';

const widthOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().width ?? NaN;

test('a meter has a name, a value, its bounds and the value in words', async () => {
	const screen = await render(Meter, { label: 'German', value: 0.962, text: '96.2%' });
	const meter = screen.getByRole('meter', { name: 'German' }).element();
	expect(['valuemin', 'valuemax', 'valuenow', 'valuetext'].map((name) => meter.getAttribute(`aria-${name}`))).toEqual(['0', '1', '0.962', '96.2%']); // prettier-ignore
});

test.each([
	[0.25, 0.25],
	[20, 1],
	[-1, 0]
])('a meter of %d is filled to %d', async (value, share) => {
	await render(Meter, { label: 'Level', value, text: '' });
	await expect.poll(() => Math.round((widthOf('.bar') / widthOf('.track')) * 100) / 100).toBe(share);
});

const LINE = {
	title: 'Rate',
	labels: ['Day', 'Rate'] as const,
	formatX: (x: number) => `day ${x}`,
	points: [
		{ x: 0, y: 1 },
		{ x: 5, y: NaN },
		{ x: 10, y: 3 }
	]
};

test('a line chart names its span and its range; a gap breaks the line', async () => {
	const screen = await render(LineChart, LINE);
	await expect.element(screen.getByRole('img', { name: 'Rate: day 0 – day 10; 1 – 3' })).toBeVisible();
	expect(document.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
});

test('pointing at a line chart reads the nearest value, leaving it reads none', async () => {
	const screen = await render(LineChart, LINE);
	await expect.element(screen.getByRole('img')).toBeVisible();
	const area = document.querySelector('.catch');
	const box = area?.getBoundingClientRect();
	const at = (share: number) => area?.dispatchEvent(new PointerEvent('pointermove', { clientX: (box?.left ?? 0) + (box?.width ?? 0) * share, bubbles: true })); // prettier-ignore
	at(0.9);
	await expect.element(screen.getByText('day 10 · 3')).toBeVisible();
	at(0.1);
	await expect.element(screen.getByText('day 0 · 1')).toBeVisible();
	area?.dispatchEvent(new PointerEvent('pointerleave'));
	await expect.poll(() => document.querySelector('.reading')).toBeNull();
});

const BERLIN = { lat: 52.52, lon: 13.405, label: 'Berlin' };

test('a map that only shows is one picture', async () => {
	const screen = await render(WorldMap, { label: 'Where it is', points: [BERLIN] });
	await expect.element(screen.getByRole('img', { name: 'Where it is' })).toBeVisible();
	expect(screen.getByRole('button').elements()).toEqual([]);
});

test('points that can be pressed are buttons with names, by pointer and by keyboard', async () => {
	const onpoint = vi.fn();
	const screen = await render(WorldMap, { label: 'Quakes', points: [BERLIN], onpoint });
	await expect.element(screen.getByRole('group', { name: 'Quakes' })).toBeVisible();
	const point = screen.getByRole('button', { name: 'Berlin' });
	await point.click();
	(point.element() as SVGElement).focus();
	await userEvent.keyboard('{Enter} ');
	expect(onpoint.mock.calls).toEqual([[BERLIN], [BERLIN], [BERLIN]]);
});

test('many points are one stop of the Tab key, and arrows go between them', async () => {
	const points = [BERLIN, { lat: 30.04, lon: 31.24, label: 'Cairo' }, { lat: 35.68, lon: 139.69, label: 'Tokyo' }];
	const screen = await render(WorldMap, { label: 'Quakes', points, onpoint: () => {} });
	await expect.element(screen.getByRole('button', { name: 'Tokyo' })).toBeInTheDocument();
	const stops = () => [...document.querySelectorAll('[tabindex="0"]')].map((mark) => mark.getAttribute('aria-label'));
	expect(stops()).toEqual(['Berlin']);
	await userEvent.keyboard('{Tab}{ArrowDown}');
	expect([document.activeElement?.getAttribute('aria-label'), stops()]).toEqual(['Cairo', ['Cairo']]);
	await userEvent.keyboard('{ArrowRight}');
	await userEvent.keyboard('{ArrowRight}');
	expect(document.activeElement?.getAttribute('aria-label')).toBe('Tokyo');
	await userEvent.keyboard('{Home}');
	expect(stops()).toEqual(['Berlin']);
});

test('countries that are filled can be pressed, others not', async () => {
	const oncountry = vi.fn();
	const screen = await render(WorldMap, { label: 'Universities', fills: new Map([['BR', 1]]), titles: new Map([['BR', 'Brazil: 228']]), oncountry }); // prettier-ignore
	const brazil = screen.getByRole('button', { name: 'Brazil: 228' });
	await expect.element(brazil).toBeInTheDocument();
	expect(screen.getByRole('button').elements()).toHaveLength(1);
	(brazil.element() as SVGElement).focus();
	await userEvent.keyboard('{Enter}');
	expect(oncountry).toHaveBeenCalledExactlyOnceWith('BR');
});

test('the keyboard’s cross starts at the last point, moves 5° or 1°, is spoken, and Enter takes its place', async () => {
	const onplace = vi.fn();
	const screen = await render(WorldMap, { label: 'Choose', points: [BERLIN], onplace });
	await userEvent.keyboard('{Tab}');
	await expect.element(screen.getByText('53° north, 13° east')).toBeInTheDocument();
	await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowLeft}{/Shift}');
	await expect.element(screen.getByText('48° north, 12° east')).toBeInTheDocument();
	await userEvent.keyboard('{Enter}');
	expect(onplace).toHaveBeenCalledExactlyOnceWith({ lat: 48, lon: 12 });
});

test('a press in the middle of the map is the place where equator and prime meridian cross', async () => {
	const onplace = vi.fn();
	const screen = await render(WorldMap, { label: 'Choose', onplace });
	await screen.getByRole('application').click();
	const [place] = onplace.mock.calls[0] ?? [];
	expect(Math.abs(place.lat)).toBeLessThan(0.5);
	expect(Math.abs(place.lon)).toBeLessThan(0.5);
});

test('a formula is MathML that the browser lays out, left to right', async () => {
	await render(MathView, { mathml: '<math><mfrac><mn>5</mn><mn>6</mn></mfrac></math>' });
	const [above, below] = [...document.querySelectorAll('mn')].map((part) => part.getBoundingClientRect().top);
	expect(above).toBeLessThan(below ?? 0);
	expect(document.querySelector('.formula')?.getAttribute('dir')).toBe('ltr');
});

test('solutions are formulas of their own, with the reader’s “or” between them; a part that is not whole stays', async () => {
	const equal = (value: number) => `<mrow><mi>x</mi><mo>=</mo><mn>${value}</mn></mrow>`;
	const whole = await render(MathView, {
		mathml: `<math display="block"><mrow>${equal(1)}<mtext>\u00a0or\u00a0</mtext>${equal(2)}</mrow></math>`
	});
	await expect.poll(() => document.querySelectorAll('math').length).toBe(2);
	expect(document.querySelector('.formula')?.textContent?.replace(/\s+/g, ' ').trim()).toBe('x=1 or x=2');
	await whole.unmount();
	await render(MathView, {
		mathml: `<math><mrow><mrow>${equal(1)}<mtext>\u00a0or\u00a0</mtext>${equal(2)}</mrow></mrow></math>`
	});
	await expect.poll(() => document.querySelectorAll('math').length).toBe(1);
});
