import type { Infer } from '../../../engines/kit/schema';
import type { image } from '../../../engines/image/contract';

export type Info = Infer<typeof image.operations.info.response>;
type Finding = Info['findings'][number];

/** Findings about one thing, under a heading. */
export interface FindingGroup {
	readonly about: Finding['about'];
	readonly title: string;
	/** Each value once, with the places that tell it. */
	readonly values: readonly { readonly text: string; readonly where: readonly string[] }[];
}

const TITLES: Readonly<Record<Finding['about'], string>> = {
	place: 'Where',
	person: 'Who',
	serial: 'This very device or file, by its number',
	device: 'With what',
	date: 'When',
	words: 'In which words',
	ai: 'Made by a machine',
	edit: 'How it was edited'
};

/** The findings by what they are about, in the order in which the API tells them: what matters most first. */
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
	readonly text: string;
}

const DANGERS: readonly (readonly [about: Finding['about'], text: string])[] = [
	['place', 'Tells where it was taken'],
	['person', 'Tells a name'],
	['serial', 'Tells which device or file it is']
];

/** The answer in a sentence: never that there is nothing where something was not read. */
export function verdict(answer: Pick<Info, 'findings' | 'blocks' | 'thumbnails'>): Verdict {
	const has = (about: Finding['about']) => answer.findings.some((finding) => finding.about === about);
	for (const [about, text] of DANGERS) if (has(about)) return { tone: 'danger', text };
	if (has('ai')) return { tone: 'warn', text: 'Tells that a machine made it' };
	if (answer.findings.length > 0) return { tone: 'warn', text: 'Tells a little about how it was made' };
	if (unread(answer).length > 0) return { tone: 'warn', text: 'Holds data that was not read' };
	if (answer.thumbnails.length > 0) return { tone: 'warn', text: 'Holds a smaller picture of its own' };
	return { tone: 'good', text: 'Nothing in its metadata tells about you' };
}
