import type { Infer } from '../../../engines/kit/schema';
import type { image } from '../../../engines/image/contract';

export type Info = Infer<typeof image.operations.info.response>;
type Finding = Info['findings'][number];

/** Findings about one thing, under a heading. */
export interface FindingGroup {
	readonly about: Finding['about'];
	/** A key of the words. */
	readonly title: (typeof TITLES)[Finding['about']];
	/** Each value once, with the places that tell it. */
	readonly values: readonly { readonly text: string; readonly where: readonly string[] }[];
}

const TITLES = {
	place: 'place',
	person: 'person',
	serial: 'serial',
	device: 'device',
	date: 'when',
	words: 'words',
	ai: 'ai',
	edit: 'edit'
} as const satisfies Record<Finding['about'], string>;

/** The findings by subject, in the API's order: the most important first. */
export function groupFindings(findings: Info['findings']): FindingGroup[] {
	const groups = new Map<Finding['about'], Map<string, string[]>>();
	for (const { about, where, value } of findings) {
		const values = groups.get(about) ?? new Map<string, string[]>();
		groups.set(about, values);
		values.set(value, [...(values.get(value) ?? []), where]);
	}
	return [...groups].map(([about, values]) => ({
		about,
		title: TITLES[about],
		values: [...values].map(([text, where]) => ({ text, where }))
	}));
}

/** What lies in the file and was not understood. */
export const unread = ({ blocks }: Pick<Info, 'blocks'>): Info['blocks'] => blocks.filter(({ read }) => !read);

export interface Verdict {
	readonly tone: 'danger' | 'warn' | 'good';
	/** A key of the words. */
	readonly says:
		| (typeof DANGERS)[number][1]
		| 'tellsAi'
		| 'tellsLittle'
		| 'holdsUnread'
		| 'holdsThumbnail'
		| 'tellsNothing';
}

const DANGERS = [
	['place', 'tellsPlace'],
	['person', 'tellsPerson'],
	['serial', 'tellsSerial']
] as const;

/** The answer in a sentence: never that there is nothing where something was not read. */
export function verdict(answer: Pick<Info, 'findings' | 'blocks' | 'thumbnails'>): Verdict {
	const has = (about: Finding['about']) => answer.findings.some((finding) => finding.about === about);
	for (const [about, says] of DANGERS) if (has(about)) return { tone: 'danger', says };
	if (has('ai')) return { tone: 'warn', says: 'tellsAi' };
	if (answer.findings.length > 0) return { tone: 'warn', says: 'tellsLittle' };
	if (unread(answer).length > 0) return { tone: 'warn', says: 'holdsUnread' };
	if (answer.thumbnails.length > 0) return { tone: 'warn', says: 'holdsThumbnail' };
	return { tone: 'good', says: 'tellsNothing' };
}
