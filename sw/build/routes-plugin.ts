import { existsSync } from 'node:fs';
import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type * as Kinds from '../../engines/kit/kinds.ts';
import type {
	Group,
	ListedGroup,
	ListedOperation,
	Operation,
	PageGroup,
	PageOperation,
	RoutedGroup
} from '../../engines/kit/contract.ts';

const ID = 'virtual:routes';
const CATALOGUE = 'virtual:catalogue';
const ADDRESSES = 'virtual:addresses';
const SUMMARIES = 'virtual:summaries';
const PANELS = 'virtual:panels';
const IDS = [ID, CATALOGUE, ADDRESSES, SUMMARIES, PANELS];
const KEPT = [
	'method',
	'path',
	'kind',
	'cost',
	'boundedUpTo',
	'params',
	'accepts',
	'produces',
	'secret',
	'fetches'
] satisfies (keyof Operation)[];
const LISTED = ['title', 'method', 'path', 'kind', 'secret', 'takes'] satisfies (keyof ListedOperation)[];
/** Contracts as the app imports them: pages without their docs, the files in src/docs whole. */
const PAGE_CONTRACT = '\0page-contract:';
const WHOLE_CONTRACT = '\0whole-contract:';
const CONTRACT = /\/engines\/([a-z]+)\/contract(?:\.ts)?$/;
const PAGE_KEPT = [...KEPT, 'title', 'takes', 'readsDay'] satisfies (keyof Operation)[];
const DOCS = new Set(['title', 'description', 'examples', 'x-input', 'x-kind']);

/**
 * Serves `virtual:routes` (see sw/virtual.d.ts): contracts without what only docs and forms need, for hosts; and
 * `virtual:catalogue`: what lists of tools need of them, for the app; `virtual:addresses`: what asking needs;
 * `virtual:summaries`: every operation in a sentence, for the docs; `virtual:panels`: the components that an operation has of its
 * own, by their paths.
 */
export function routes(): Plugin {
	let root = '';
	let development = false;
	return {
		name: 'routes',
		// Contracts are files, which Vite would find itself.
		enforce: 'pre',
		configResolved(config) {
			({ root } = config);
			development = config.command === 'serve';
		},
		resolveId(id, importer = '') {
			const [, group] = CONTRACT.exec(id) ?? [];
			const isIn = (folder: string) => importer.replaceAll('\\', '/').startsWith(`${root}/${folder}/`);
			if (!development && group !== undefined && group !== 'kit' && isIn('src'))
				return (isIn('src/docs') ? WHOLE_CONTRACT : PAGE_CONTRACT) + group;
			return IDS.includes(id) ? `\0${id}` : undefined;
		},
		async load(id) {
			if (
				![PAGE_CONTRACT, WHOLE_CONTRACT].some((kind) => id.startsWith(kind)) &&
				!IDS.some((known) => id === `\0${known}`)
			)
				return undefined;
			if (development && (id === `\0${ID}` || id === `\0${CATALOGUE}`))
				return `export { groups } from '/engines/index.ts';`;
			const { module } = await runnerImport<{ groups: readonly Group[] }>(path.join(root, 'engines/index.ts'), {
				root,
				configFile: false
			});
			for (const [kind, reduced] of [
				[PAGE_CONTRACT, ofPage],
				[WHOLE_CONTRACT, (group: Group) => group]
			] as const) {
				const group = module.groups.find((one) => id === kind + one.id);
				if (group) return `export const ${group.id} = ${JSON.stringify(reduced(group))};`;
			}
			if (id === `\0${ADDRESSES}`) return `export const addresses = ${JSON.stringify(addressesOf(module.groups))};`;
			if (id === `\0${SUMMARIES}`) return `export const summaries = ${JSON.stringify(summariesOf(module.groups))};`;
			if (id === `\0${PANELS}`) return panelsOf(module.groups, root);
			// A text to parse: as code, service workers would store it twice, as text and as larger byte code.
			if (id === `\0${ID}`)
				return `export const groups = JSON.parse(${JSON.stringify(JSON.stringify(module.groups.map(lean)))});`;
			const kinds = await runnerImport<typeof Kinds>(path.join(root, 'engines/kit/kinds.ts'), {
				root,
				configFile: false
			});
			return `export const groups = ${JSON.stringify(module.groups.map(listed(kinds.module)))};`;
		}
	};
}

const only = <T extends object>(value: T, keys: readonly (keyof T)[]): T =>
	Object.fromEntries(keys.filter((key) => value[key] !== undefined).map((key) => [key, value[key]])) as unknown as T;

const listed =
	({ takesOf }: typeof Kinds) =>
	(group: Group): ListedGroup => ({
		...only<Omit<ListedGroup, 'operations'>>(group, ['id', 'icon', 'hue', 'packs', 'title']),
		operations: Object.fromEntries(
			Object.entries(group.operations).map(([name, operation]) => {
				const takes = takesOf(operation);
				return [name, only<ListedOperation>({ ...operation, ...(Object.keys(takes).length > 0 && { takes }) }, LISTED)];
			})
		)
	});

const ofPage = ({ id, packs, title, source, operations }: Group): PageGroup => ({
	id,
	title,
	...(packs && { packs }),
	source: only<PageGroup['source']>(source, ['name']),
	operations: Object.fromEntries(
		Object.entries(operations).map(([name, operation]) => [
			name,
			{
				...only<Omit<PageOperation, 'examples'>>(operation, PAGE_KEPT),
				examples: operation.examples.slice(0, 1).map(({ input }) => ({ input }))
			}
		])
	)
});

function panelsOf(groups: readonly Group[], root: string): string {
	const files = groups
		.flatMap(({ id, operations }) =>
			Object.keys(operations).map((name) => `/src/panels/${id}/${name.charAt(0).toUpperCase()}${name.slice(1)}`)
		)
		.flatMap((file) => [`${file}.svelte`, `${file}Form.svelte`])
		.filter((file) => existsSync(path.join(root, file)));
	return `export const panels = {${files.map((file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(file)})`).join(',')}};`;
}

const addressesOf = (groups: readonly Group[]) =>
	Object.fromEntries(
		groups.flatMap(({ operations }) =>
			Object.entries(operations).map(([name, { method, path: address }]) => [name, { method, path: address }])
		)
	);

const summariesOf = (groups: readonly Group[]) =>
	Object.fromEntries(
		groups.flatMap(({ id, operations }) =>
			Object.entries(operations).map(([name, { summary }]) => [`${id}.${name}`, summary])
		)
	);

const lean = ({ id, operations }: Group): RoutedGroup => ({
	id,
	operations: Object.fromEntries(
		Object.entries(operations).map(([name, operation]) => [
			name,
			Object.fromEntries(
				KEPT.filter((key) => operation[key] !== undefined).map((key) => [
					key,
					key === 'params' ? withoutDocs(operation.params) : operation[key]
				])
			) as unknown as RoutedGroup['operations'][string]
		])
	)
});

/** A schema without its annotations. Names of properties are data: one may well be called `title`. */
const withoutDocs = (schema: object): object =>
	Object.fromEntries(
		Object.entries(schema)
			.filter(([key]) => !DOCS.has(key))
			.map(([key, value]) => {
				if (key === 'properties')
					return [
						key,
						Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, withoutDocs(one as object)]))
					];
				if (key === 'items' || key === 'additionalProperties') return [key, withoutDocs(value as object)];
				if (key === 'anyOf') return [key, (value as object[]).map(withoutDocs)];
				return [key, value];
			})
	);
