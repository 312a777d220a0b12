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
			async function popup(): Promise<Page> {
				for (let tries = 0; tries < 100; tries++) {
					const found = (await browser.pages()).find((one) => one !== page && one.url().includes(part));
					if (found && (await stands(found))) return found;
					await sleep(100);
				}
				throw new Error(`no window ${part}`);
			}
			/** A document that went before it was asked has done nothing: the next one is asked. */
			async function inPopup<T>(use: (found: Page) => Promise<T>, tries = 3): Promise<T> {
				try {
					return await use(await popup());
				} catch (error) {
					if (tries === 0 || !isGone(error)) throw error;
					return inPopup(use, tries - 1);
				}
			}
			await popup();
			return {
				run: (code) => inPopup((found) => found.evaluate(source(code))),
				click: (selector) => inPopup((found) => found.click(selector))
			};
		},
		close: () => browser.close()
	};
}

/** Whether a window has loaded its intended page: on a busy machine its first document may be about to go. */
async function stands(popup: Page): Promise<boolean> {
	try {
		return (await popup.evaluate('document.readyState')) === 'complete';
	} catch (error) {
		if (isGone(error)) return false;
		throw error;
	}
}

const isGone = (error: unknown): boolean => /detached|destroyed|no such frame/i.test(String(error));
