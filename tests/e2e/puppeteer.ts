import type { Browser, Page } from 'puppeteer-core';
import type { Driver } from './other-browsers';
import { sleep } from './support';

/** A browser as the system has it: nothing that its own profiles have is switched off. */
export async function driverOf(browser: Browser): Promise<Driver> {
	const page = await browser.newPage();
	const source = (code: string, values: readonly unknown[] = []) => `(${code})(...${JSON.stringify(values)})`;
	return {
		goto: async (url) => void (await page.goto(url)),
		run: (code, ...values) => page.evaluate(source(code, values)),
		click: (selector) => page.click(selector),
		async runInFrame(code) {
			const [, frame] = page.frames();
			if (!frame) throw new Error('the page has no frame');
			return frame.evaluate(source(code));
		},
		async window(part) {
			for (let tries = 0; tries < 100; tries++) {
				const popup = (await browser.pages()).find((one) => one !== page && one.url().includes(part));
				if (popup && (await stands(popup)))
					return { run: (code) => popup.evaluate(source(code)), click: (selector) => popup.click(selector) };
				await sleep(100);
			}
			throw new Error(`no window ${part}`);
		},
		close: () => browser.close()
	};
}

/** Whether a window has loaded its intended page: on a busy machine its first document may be about to go. */
async function stands(popup: Page): Promise<boolean> {
	try {
		return (await popup.evaluate('document.readyState')) === 'complete';
	} catch (error) {
		if (/detached|destroyed|no such frame/i.test(String(error))) return false;
		throw error;
	}
}
