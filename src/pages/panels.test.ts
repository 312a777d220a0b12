import { expect, test } from 'vitest';
import { groups } from '../../engines';
import { inputKind } from '../components/input/field-kind';
import { FIRST_INPUTS } from './panels';

test('what a form shows first is there with it: no field comes after its page', () => {
	const needed = groups.flatMap(({ id, operations }) =>
		Object.entries(operations).flatMap(([name, { params }]) => {
			const names = Object.keys(params.properties).filter((field) => field !== 'limit' && field !== 'format');
			const first = params.required.length > 0 ? params.required : names.slice(0, 2);
			return first
				.map((field) => inputKind(params.properties[field] ?? { type: 'string' }))
				.filter((kind) => kind === 'country' || kind === 'point')
				.map((kind) => [`${id}/${name}`, kind] as const);
		})
	);
	expect(FIRST_INPUTS).toEqual(Object.fromEntries(needed));
});
