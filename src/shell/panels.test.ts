import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { groups } from '../../engines';
import { inputKind } from '../ui/field-kind';
import { lateInputs } from '../ui/late-inputs';
import { FIRST_INPUTS } from './panels';

const FILES = { country: 'CountryInput.svelte', point: 'PlaceInput.svelte' };
const folder = (group: string) => path.resolve(import.meta.dirname, '../panels', group);
/** Whether the panels of a group bring a field's file with them. */
const brings = (group: string, file: string) =>
	readdirSync(folder(group)).some(
		(name) => name.endsWith('.svelte') && readFileSync(path.join(folder(group), name), 'utf8').includes(`/${file}'`)
	);

test('what a generated form shows first is there with it: no field comes after its page', () => {
	const needed = groups.flatMap((group) =>
		Object.entries(group.operations).flatMap(([name, { params }]) => {
			if (existsSync(path.join(folder(group.id), `${name.charAt(0).toUpperCase()}${name.slice(1)}Form.svelte`)))
				return [];
			const names = Object.keys(params.properties).filter((field) => field !== 'limit' && field !== 'format');
			const first = params.required.length > 0 ? params.required : names.slice(0, 2);
			return first
				.map((field) => inputKind(params.properties[field] ?? { type: 'string' }))
				.filter((kind): kind is keyof typeof lateInputs => kind in lateInputs)
				.filter((kind) => !brings(group.id, FILES[kind]))
				.map((kind) => [`${group.id}/${name}`, kind] as const);
		})
	);
	expect(FIRST_INPUTS).toEqual(Object.fromEntries(needed));
});
