import { expect, test } from 'vitest';
import { shownForms } from './forms';

test('forms that are alike are shown once', () => {
	const answer = { simplified: 'x + 1', expanded: 'x + 1', factored: 'x + 1' };
	expect(shownForms({ ...answer, mathml: answer })).toEqual([
		{ names: ['simplified', 'expanded', 'factored'], text: 'x + 1', mathml: 'x + 1' }
	]);
});

test('forms that differ keep their order, and what is too large says so', () => {
	const answer = { simplified: '(x + 1)^2', expanded: null, factored: '(x + 1)^2' };
	expect(shownForms({ ...answer, mathml: answer }).map(({ names, text }) => [names, text])).toEqual([
		[['simplified', 'factored'], '(x + 1)^2'],
		[['expanded'], null]
	]);
});
