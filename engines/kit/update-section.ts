/** Lines of a section `[zones]` of an update of the data (`data/updates/README.md`), up to the next `[`. Empty for a missing section. */
export function updateSection(update: string, name: string): string[] {
	const [, section = ''] = update.split(`\n[${name}]`);
	return (section.split('\n[')[0] ?? '').split('\n').filter((line) => line !== '');
}

/** The day on which an update was signed, YYYY-MM-DD. */
export const updateDay = (update: string): string => /^updates (\S+)/.exec(update)?.[1] ?? '';
