/** How much of a page in another script is in Latin letters, names, code and quoted English aside. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startVisitor, type Visitor } from './app-visit';

let visitor: Visitor;
beforeAll(async () => {
	visitor = await startVisitor();
});
afterAll(() => visitor?.close());

const PAGES = [
	'/', '/tools', '/docs', '/docs/geo/distance', '/docs/script', '/docs/licences', '/keys', '/history', '/settings', '/offline', '/nowhere',
	'/tools/math/evaluate?expression=2x^2-3x-5=0', '/tools/currency/rates', '/tools/geo/timezone?coords=Berlin', '/tools/geo/distance?from=Berlin&to=Paris', '/tools/geo/places?q=Springfield',
	'/tools/holidays/holidays?country=IN', '/tools/dictionary/related?word=dog', '/tools/text/readability', '/tools/language/detect?text=Guten+Morgen', '/tools/language/transliterate?text=namaste&to=devanagari',
	'/tools/encyclopedia/autocomplete', '/tools/encyclopedia/on-this-day', '/tools/image/info', '/tools/qr/qr?text=abc', '/tools/qr/wifi?ssid=Home', '/tools/food/product',
	'/tools/phone/number?number=%2B447781123456', '/tools/earthquakes/recent', '/tools/news/search', '/tools/universities/universities?q=oxford', '/tools/universities/countries'
]; // prettier-ignore
/** Shares of Latin letters above it are told. */
const MOST = 0.05;

test.each(['hi', 'mr', 'ta', 'ar'])(
	'in %s at most a twentieth of the letters of a page are Latin, names, code and quoted English aside',
	(language) =>
		visitor.looking({ width: 360, colorScheme: 'light', settings: { language } }, async (page) => {
			const shares: string[] = [];
			const above: string[] = [];
			for (const path of PAGES) {
				await visitor.visit(page, path);
				const { latin, all, words } = await page.evaluate(() => {
					for (const details of document.querySelectorAll('details')) details.open = true;
					const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
					let [latin, all] = [0, 0];
					const words: string[] = [];
					while (texts.nextNode()) {
						const { textContent, parentElement } = texts.currentNode as Text;
						// Elements with another language or a direction of their own hold data: a definition, an expression, a domain.
						if (!parentElement?.checkVisibility() || parentElement.closest(`[lang]:not([lang=${document.documentElement.lang}]), bdi, code, pre, kbd, math, svg, select, [dir="ltr"]`)) continue; // prettier-ignore
						all += textContent?.match(/\p{L}/gu)?.length ?? 0;
						// Names and codes have capitals: Springfield, UTC, OpenStreetMap.
						const found =
							textContent
								?.match(/(?<![\p{L}\d.])\p{Ll}[\p{Script=Latin}]+/gu)
								?.filter((word) => /^\p{Script=Latin}+$/u.test(word)) ?? [];
						latin += found.join('').length;
						words.push(...found);
					}
					return { latin, all, words };
				});
				const share = latin / Math.max(all, 1);
				shares.push(`${path} ${(share * 100).toFixed(1)} %`);
				if (share > MOST)
					above.push(`${path} ${(share * 100).toFixed(1)} % of ${all}: ${[...new Set(words)].slice(0, 40).join(' ')}`);
			}
			if (process.env['SHARES']) console.log(`${language}: ${shares.join(', ')}`);
			expect(above).toEqual([]);
		}),
	240_000
);
