import { expect, test } from 'vitest';
import { engine } from '../../engines/ask/engine';
import type { Words } from '../locales/types';
import type { AppKey } from '../state/words/messages.svelte';
import { testContext } from '../../tests/support/context';

const files = import.meta.glob<{ readonly words: Words<AppKey> }>('../locales/*/app.json', { eager: true });

test.each(Object.entries(files))('what %s offers to try is surely what it is', async (path, { words: own }) => {
	const lang = path.split('/')[2] ?? 'en';
	const asked = ['tryMoney', 'tryTime', 'tryShare', 'tryHoliday'] as const;
	const first = await Promise.all(asked.map(async (key) => (await engine.ask({ q: String(own[key]), lang, limit: 1 }, testContext())).readings[0])); // prettier-ignore
	expect(first.map((reading) => reading?.sure && `${reading.group}/${reading.operation}`)).toEqual(['currency/rates', 'geo/timezone', 'math/evaluate', 'holidays/holidays']); // prettier-ignore
});
