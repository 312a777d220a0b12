/** Every page in typical states, by the rules of accessibility, under the page's real policy. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { groups } from '../../engines';
import { lookAs, startVisitor, type Look } from './app-visit';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const { looking, visit } = await startVisitor();

const slugOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** Every tool's page with its first example filled in. Feeds are opened empty: there may be no network. */
const tools = groups.flatMap((group) =>
	Object.entries(group.operations).map(([name, { kind, accepts, examples }]) => {
		const input = kind === 'feed' || accepts ? {} : (examples[0]?.input ?? {});
		const texts = Object.entries(input).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
		return `/tools/${group.id}/${slugOf(name)}?${new URLSearchParams(texts).toString()}`;
	})
);
const pages = ['/', '/docs', '/docs/script', '/docs/geo/distance', '/keys', '/history', '/settings', '/offline', '/nowhere', ...tools]; // prettier-ignore

/** Violations of accessibility rules on the current page, and whether it is wider than the screen. */
async function violations(page: Page): Promise<string[]> {
	if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(AXE);
	return page.evaluate(async (rules) => {
		const { axe } = window as unknown as {
			axe: { run(options: unknown): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> };
		};
		const found = await axe.run({ resultTypes: ['violations'], runOnly: rules });
		const wide = document.documentElement.scrollWidth > innerWidth ? ['wider than the screen'] : [];
		return [
			...wide,
			...found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')} (${nodes.length})`)
		];
	}, RULES);
}

/** What pages look like in use, each state reached from the one before. */
const STATES: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
	[
		'an answer of the box',
		async (page) => {
			await visit(page, '/');
			await page.fill('textarea', '52.52,13.405');
			await page
				.locator('.line')
				.filter({ hasText: /GMT|UTC/ })
				.waitFor();
		}
	],
	[
		'the box over another page',
		async (page) => {
			await visit(page, '/settings');
			await page.keyboard.press('Control+k');
			await page.getByRole('dialog').getByLabel('Ask or paste anything').fill('15% of 80');
			await page.getByText('12', { exact: true }).waitFor();
		}
	],
	[
		'an error beside its field',
		async (page) => {
			await page.keyboard.press('Escape');
			await visit(page, '/tools/geo/distance?from=95,200&to=1,2');
			await page.getByText('Latitude goes from').first().waitFor();
		}
	],
	[
		'the JSON of an answer',
		async (page) => {
			await page.getByRole('button', { name: 'For developers' }).click();
			await page.getByRole('tab', { name: 'JSON' }).click();
			await page.getByText('INVALID_INPUT').first().waitFor();
		}
	],
	[
		'the request in four languages',
		async (page) => {
			await page.getByRole('tab', { name: 'Python' }).click();
			await page.getByText('import requests').waitFor();
		}
	],
	[
		'a key, its subscriptions open',
		async (page) => {
			await visit(page, '/keys');
			await page.getByText('Access').first().click();
			await page.getByLabel('Dictionary').first().waitFor();
		}
	]
];

/** Widths and colours of the screens that every page is looked at on. */
const LOOKS: Readonly<Record<string, Look>> = {
	'a phone in the dark': { width: 360, colorScheme: 'dark' },
	'a wide screen in the light': { width: 1280, colorScheme: 'light' }
};

/** Violations on each screen, a page turned from one to the other: its text, its structure and its answer are the same. */
async function violationsEverywhere(page: Page, what: string): Promise<string[]> {
	const broken: string[] = [];
	for (const [name, look] of Object.entries(LOOKS)) {
		await lookAs(page, look);
		broken.push(...(await violations(page)).map((problem) => `${what}, ${name}: ${problem}`));
	}
	return broken;
}

test(
	'on a phone in the dark and a wide screen in the light no page breaks a rule of accessibility, none is wider than the screen',
	() =>
		looking({ width: 360, colorScheme: 'dark' }, async (page) => {
			const broken: string[] = [];
			for (const path of pages) {
				await visit(page, path);
				broken.push(...(await violationsEverywhere(page, path)));
			}
			for (const [state, reach] of STATES) {
				await reach(page);
				broken.push(...(await violationsEverywhere(page, state)));
			}
			expect(broken).toEqual([]);
		}),
	360_000
);

test('what is pressed is at least 44 pixels high and wide, text links in sentences aside', () =>
	looking({ width: 360, colorScheme: 'light' }, async (page) => {
		const small: string[] = [];
		for (const path of [
			'/',
			'/tools/geo/distance',
			'/tools/qr/wifi',
			'/docs',
			'/keys',
			'/settings',
			'/offline',
			'/history'
		]) {
			await visit(page, path);
			const found = await page.$$eval(
				'a[href], button, select, textarea, summary, input:not([type=radio], [type=checkbox])',
				(elements) =>
					elements
						.filter((element) => {
							const { width, height } = element.getBoundingClientRect();
							const hidden = width < 2 || element.closest('.visually-hidden, .skip') !== null;
							const inText = element.tagName === 'A' && getComputedStyle(element).display === 'inline';
							return !hidden && !inText && (width < 43.5 || height < 43.5);
						})
						.map((element) => element.outerHTML.slice(0, 120))
			);
			small.push(...found.map((element) => `${path}: ${element}`));
		}
		expect(small).toEqual([]);
	}));
