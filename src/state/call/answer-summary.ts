import { lineValues, type AnyLines } from '../../../engines/kit/answer-lines';
import { Writing, type Reader } from '../../../engines/kit/writing';
import { isValueWord, t, valueWord } from '../words/messages.svelte';
import { settings } from '../settings/settings.svelte';

// Stryker disable next-line all: Vite takes nothing but literals here.
const files = import.meta.glob<AnyLines>('../../../engines/*/lines.ts', { import: 'lines' });
const lines = new Map<string, AnyLines>();

/** Loads the lines of a group: until then they are empty. */
export async function loadLines(group: string): Promise<void> {
	const loaded = await files[`../../../engines/${group}/lines.ts`]?.();
	if (loaded) lines.set(group, loaded);
}

/** By the interface's language and the device's region, as they are now. */
const readerOn = (today: string): Reader => ({
	locale: settings.locale,
	language: settings.language,
	today,
	day: { dateStyle: 'medium' },
	usesMiles: settings.units === 'imperial',
	value: (word) => (isValueWord(word) ? valueWord(word) : word.replaceAll('_', ' ')),
	yes: (isSo) => t(isSo ? 'yes' : 'no'),
	none: () => t('lineNoHoliday'),
	noChange: () => t('lineNoChange'),
	workdays: (count, days) => t('lineWorkdays', { count, days })
});

/** The line of an answer for the box and the shelf, by group and operation; may be empty. `focus`: the part that a question is about. */
export function lineOf(
	group: string,
	operation: string,
	body: unknown,
	values: Readonly<Record<string, string>>,
	today: string,
	focus: Readonly<Record<string, unknown>> | null = null
): string {
	const line = lines.get(group)?.[operation];
	return line && typeof body === 'object' && body !== null
		? line(body as never, lineValues(values, focus), new Writing(readerOn(today))).slice(0, 200)
		: '';
}

/** The current time of a zone for the line of a clock's answer. `zone` is an IANA name that the browser knows. */
export const clockLine = (zone: string, now = Date.now()): string => new Writing(readerOn('')).clockOf(zone, now);
