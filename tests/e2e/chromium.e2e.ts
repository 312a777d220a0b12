/** The browser of the tests themselves. */
import { expect, test } from 'vitest';
import { UNSEEN_FEATURES } from '../support/chromium';
import { launchChromium } from './support';

test('what Playwright switches off in Chromium stays off beside what tests switch off', async () => {
	const browser = await launchChromium();
	try {
		const page = await browser.newPage();
		await page.goto('chrome://version');
		const line = (await page.locator('#command_line').textContent()) ?? '';
		const lists = [...line.matchAll(/--disable-features=(\S+)/g)].map(([, names = '']) => names.split(','));
		// Playwright's option comes first, the last one counts.
		expect(lists).toHaveLength(2);
		expect([...(lists[1] ?? [])].sort()).toEqual([...(lists[0] ?? []), ...UNSEEN_FEATURES].sort());
	} finally {
		await browser.close();
	}
});
