/** How old the data is, packs and tables: `npm run data` without a pack's name. */
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Facts of a pack from its line in `data/sources/<pack>/README.md`. */
export interface PackAge {
	/** Day on which its source was retrieved, `YYYY-MM-DD`. */
	readonly taken: string;
	/** Date of the newest source: a year, a month or a day, ISO 8601. */
	readonly newest: string;
	readonly source: string;
}

const LINE = /^- Newest source: (\d{4}(?:-\d\d){0,2}) \(([^\n]+)\), taken (\d{4}-\d\d-\d\d)\.$/m;
const DAY_MS = 86_400_000;

/** Reads `- Newest source: 2026-09-21 (date-holidays 3.37.0), taken 2026-11-20.` Throws when no line is so. */
export function readAge(pack: string, readme: string): PackAge {
	const [, newest, source, taken] = LINE.exec(readme) ?? [];
	if (newest === undefined || source === undefined || taken === undefined || Number.isNaN(Date.parse(taken)))
		throw new Error(
			`data/sources/${pack}/README.md has no line "- Newest source: <date> (<what>), taken <YYYY-MM-DD>."`
		);
	return { newest, source, taken };
}

/** `zones: taken 12 days ago (2026-11-20), newest source 2026-09-16: geo-tz 8.1.9`; `now` in milliseconds. */
export function ageLine(pack: string, { newest, source, taken }: PackAge, now: number): string {
	const days = Math.max(0, Math.floor((now - Date.parse(taken)) / DAY_MS));
	const ago = days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`;
	return `${pack}: taken ${ago} (${taken}), newest source ${newest}: ${source}`;
}

/** A line for each pack and each table that is made from a source; nothing is made. */
export async function packAges(now: number): Promise<string[]> {
	const sources = path.resolve(import.meta.dirname, '../../data/sources');
	return Promise.all(
		(await readdir(sources))
			.sort()
			.map(async (pack) =>
				ageLine(pack, readAge(pack, await readFile(path.join(sources, pack, 'README.md'), 'utf8')), now)
			)
	);
}
