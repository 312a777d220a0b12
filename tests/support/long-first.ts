import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A test or its preparation with a time limit of its own, of a minute or more. */
const TIME_LIMIT = /\}, \d{2,}0_000\);|timeout: \d{2,}0_000 \}/;
const isLong = ({ moduleId }: TestSpecification) => TIME_LIMIT.test(readFileSync(moduleId, 'utf8'));

/** Starts the files of a project that have long tests first, so that none of them runs alone at the end. The others follow in Vitest's order. */
export class LongFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		return [...new Set(sorted.map(({ project }) => project))].flatMap((project) => {
			const own = sorted.filter((file) => file.project === project);
			return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
		});
	}
}
