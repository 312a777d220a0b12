import { expect, test } from 'vitest';
import { understand } from '../state/box';
import { hintsOf } from '../state/box-hints';
import type { Words } from '../locales/types';
import type { AppKey } from '../state/words/messages.svelte';

const files = import.meta.glob<{ readonly words: Words<AppKey> }>('../locales/*/app.ts', { eager: true });
const hints = hintsOf({ country: 'IN', currency: 'INR' }, '2026-11-22');

test.each(Object.entries(files))('what %s offers to try is understood first as what it is', (_path, { words: own }) => {
	const asked = ['tryMoney', 'tryTime', 'tryShare', 'tryHoliday'] as const;
	const first = asked.map((key) => understand(String(own[key]), hints).readings[0]);
	expect(first.map((reading) => reading?.kind === 'tool' && `${reading.group}/${reading.operation}`)).toEqual(['currency/rates', 'geo/timezone', 'math/evaluate', 'holidays/holidays']); // prettier-ignore
});
