import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, the longest first. A clone that has run no test knows only how large a file is. */
const LONGEST = [
	'tests/e2e/accessibility',
	'tests/e2e/update',
	'tests/e2e/hosts-without',
	'tests/e2e/feeds',
	'tests/e2e/start',
	'tests/e2e/app',
	'tests/e2e/package',
	'tests/e2e/hosts',
	'tests/e2e/bridge',
	'tests/edge/edge',
	'data/build/zones',
	'tests/feeds/battery',
	'tests/fuzz/math',
	'engines/image/metadata/hostile',
	'engines/holidays/holidays',
	'engines/language/transliterate/transliterate'
];
const rankOf = ({ moduleId }: TestSpecification): number => {
	const rank = LONGEST.findIndex((name) => moduleId.includes(`/${name}.`));
	return rank < 0 ? LONGEST.length : rank;
};

/** Begins with what takes longest, so that no worker is left alone with it when all others are done. */
export class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		// Projects stay together: a process that files share is ended where another project's file comes between.
		const projects = [...new Set(sorted.map(({ project }) => project))];
		return sorted.sort((a, b) => projects.indexOf(a.project) - projects.indexOf(b.project) || rankOf(a) - rankOf(b));
	}
}
