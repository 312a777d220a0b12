import { expect, test } from 'vitest';
import { groups } from '../../engines';
import { groupText, llmsText } from './llms';

test('every link of llms.txt is a text that is made, or the document', () => {
	const links = [...llmsText(groups, '/sub/').matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link);
	const made = ['/sub/v1/openapi.json', ...groups.map(({ id }) => `/sub/llms/${id}.md`)];
	expect(new Set(links)).toEqual(new Set(made));
});

test('the text of a group names every field of every operation, and what it takes', () => {
	for (const group of groups) {
		const text = groupText(group);
		for (const { path, params, examples } of Object.values(group.operations)) {
			expect(text).toContain(` ${path}\n`);
			for (const name of Object.keys(params.properties)) expect(text).toContain(`- \`${name}\` (`);
			for (const { title } of examples) expect(text).toContain(`- ${title}: `);
		}
		expect(text).not.toMatch(/undefined|\[object/);
	}
	const distances = groupText(groups.find(({ id }) => id === 'geo') ?? groups[0]!);
	expect(distances).toContain('## GET /v1/distance\n');
	expect(distances).toMatch(/- `limit` \(integer from 1 to 20 default 10, optional\)/);
});
