import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import AnswerTable from './AnswerTable.svelte';
import type { Column } from './table-sort';

type City = { readonly name: string; readonly people: number | null; readonly page: string };
const CITIES: readonly City[] = [
	{ name: 'Bonn', people: 336_000, page: 'https://bonn.example' },
	{ name: 'Ångel 10', people: null, page: '' },
	{ name: 'Ångel 9', people: 7_000, page: 'javascript:alert(1)' }
];
const COLUMNS: readonly Column<City>[] = [
	{ key: 'name', label: 'City' },
	{ key: 'people', label: 'People' }
];
const open = (props: Partial<Parameters<typeof render<typeof AnswerTable<City>>>[1]> = {}) =>
	render(AnswerTable<City>, { rows: CITIES, columns: COLUMNS, caption: 'Cities', ...props } as never);
const column = (index: number) => [...document.querySelectorAll(`tbody td:nth-child(${index})`)].map((cell) => cell.textContent?.trim()); // prettier-ignore

test('the table and the region that scrolls bear the caption, and the region is reached by keyboard', async () => {
	const screen = await open();
	await expect.element(screen.getByRole('table', { name: 'Cities' })).toBeInTheDocument();
	await expect.element(screen.getByRole('region', { name: 'Cities' })).toHaveAttribute('tabindex', '0');
});

test('the caption is read out, and shown only when asked for', async () => {
	await open();
	expect(document.querySelector('caption')?.classList).toContain('visually-hidden');
	await open({ showCaption: true });
	expect([...document.querySelectorAll('caption')].at(-1)?.classList).not.toContain('visually-hidden');
});

test('rows stand as given; a value that is unknown is a dash', async () => {
	await open();
	expect([column(1), column(2)]).toEqual([
		['Bonn', 'Ångel 10', 'Ångel 9'],
		['336,000', '–', '7,000']
	]);
});

test('numbers: largest first, then smallest, then as given; the unknown last either way; the head says which', async () => {
	const screen = await open();
	const head = screen.getByRole('columnheader', { name: 'People' });
	const press = screen.getByRole('button', { name: 'People' });
	expect(head.element().getAttribute('aria-sort')).toBeNull();
	await press.click();
	expect(column(1)).toEqual(['Bonn', 'Ångel 9', 'Ångel 10']);
	await expect.element(head).toHaveAttribute('aria-sort', 'descending');
	await press.click();
	expect(column(1)).toEqual(['Ångel 9', 'Bonn', 'Ångel 10']);
	await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
	await press.click();
	expect(column(1)).toEqual(['Bonn', 'Ångel 10', 'Ångel 9']);
	expect(head.element().getAttribute('aria-sort')).toBeNull();
});

test('texts start with A, and numbers in them count: 9 before 10', async () => {
	const screen = await open();
	await screen.getByRole('button', { name: 'City' }).click();
	expect(column(1)).toEqual(['Ångel 9', 'Ångel 10', 'Bonn']);
});

test('a column that makes no sense in order has no button', async () => {
	const screen = await open({ columns: [{ key: 'name', label: 'City', sortable: false }] });
	await expect.element(screen.getByRole('columnheader', { name: 'City' })).toBeInTheDocument();
	expect(screen.getByRole('button').elements()).toEqual([]);
});

test('an order that is told stands from the start', async () => {
	await open({ order: { key: 'people', descending: false } });
	expect(column(1)).toEqual(['Ångel 9', 'Bonn', 'Ångel 10']);
});

test('a cell is a link where its column says so, and nowhere else', async () => {
	const page = (row: City) => (row.page.startsWith('https:') ? row.page : null);
	await open({
		columns: [
			{ key: 'name', label: 'City', href: page },
			{ key: 'page', label: 'Page' }
		]
	});
	expect([...document.querySelectorAll('td a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
		['Bonn', 'https://bonn.example']
	]);
});

test('of long tables a screen of rows is drawn first, at about the height of what follows; then fifty, and all on demand', async () => {
	const rows = Array.from({ length: 120 }, (_, index) => ({ name: `N${index}`, people: index, page: '' }));
	const screen = await open({ rows });
	expect(column(1).slice(0, 2)).toEqual(['N0', 'N1']);
	expect(column(1).length).toBeLessThan(20);
	const height = () => screen.container.querySelector('table')?.offsetHeight ?? 0;
	const before = height();
	await expect.poll(() => column(1)).toHaveLength(50);
	expect(Math.abs(height() / before - 1)).toBeLessThan(0.1);
	await screen.getByRole('button', { name: 'Show all 120' }).click();
	expect(column(1)).toHaveLength(120);
	expect(screen.getByRole('button', { name: 'Show all 120' }).elements()).toEqual([]);
});

test('order is of all rows, not of those that show', async () => {
	const rows = Array.from({ length: 60 }, (_, index) => ({ name: `N${index}`, people: index, page: '' }));
	const screen = await open({ rows, limit: 1 });
	await screen.getByRole('button', { name: 'People' }).click();
	expect(column(1)).toEqual(['N59']);
});

test('an empty table has its heads and no rows', async () => {
	const screen = await open({ rows: [] });
	expect(column(1)).toEqual([]);
	await expect.element(screen.getByRole('columnheader', { name: 'City' })).toBeInTheDocument();
});

test('a row that is pressed is told', async () => {
	const onrow = vi.fn();
	const screen = await open({ onrow });
	await screen.getByText('Ångel 9').click();
	expect(onrow).toHaveBeenCalledExactlyOnceWith(CITIES[2]);
});
