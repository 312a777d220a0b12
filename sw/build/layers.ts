/** Which room may import which: part of `npm run check`. That no files import each other in a circle is a rule of .oxlintrc.json. */
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';

/** A folder, or a folder of folders of one kind (`engines/<group>`), and what else its files may import. */
export interface Room {
	readonly name: string;
	/** Whether a file, by its path from the root, is in it. */
	readonly holds: RegExp;
	readonly may: readonly string[];
	/** It may import the types of anything. */
	readonly typesOfAll?: true;
}

const ENGINES = ['engines/kit', 'engines/<group>', 'engines/ask', 'engines'];
/** Who answers names no group: the list of them is all it knows. */
const ANSWERING = ['engines/kit', 'engines', 'sw/api', 'sw/host', 'sw/feeds'];
const APP = [
	...ENGINES,
	'sw/host',
	'src/locales',
	'src/state',
	'src/components',
	'src/panels',
	'src/docs',
	'src/pages'
];
const upTo = (list: readonly string[], last: string) => list.slice(0, list.indexOf(last) + 1);

/** The rooms of the house, from the ground up; a file is in the first that holds it. */
export const ROOMS: readonly Room[] = [
	{ name: 'tests', holds: /^tests\/|\.(test|component)\.ts$/, may: ['*'] },
	{ name: 'engines/kit', holds: /^engines\/kit\//, may: [] },
	{ name: 'engines/ask', holds: /^engines\/ask\//, may: upTo(ENGINES, 'engines/<group>') },
	{ name: 'engines/<group>', holds: /^engines\/[^/]+\//, may: ['engines/kit'] },
	{ name: 'engines', holds: /^engines\//, may: upTo(ENGINES, 'engines/ask') },
	{ name: 'sw/api', holds: /^sw\/api\//, may: upTo(ANSWERING, 'engines') },
	{ name: 'sw/host', holds: /^sw\/host\//, may: upTo(ANSWERING, 'sw/api') },
	{ name: 'sw/feeds', holds: /^sw\/feeds\//, may: upTo(ANSWERING, 'sw/host') },
	{ name: 'sw/service-worker', holds: /^sw\/service-worker\//, may: ANSWERING },
	{ name: 'sw/client', holds: /^sw\/client\//, may: ['engines/kit', 'engines', 'sw/api'] },
	{ name: 'sw/agents', holds: /^sw\/agents\//, may: ['engines/kit', 'engines', 'sw/api', 'sw/client'] },
	{ name: 'sw/page', holds: /^sw\/page\//, may: ['sw/client', ...ANSWERING] },
	{ name: 'sw/node', holds: /^sw\/node\//, may: ['sw/client', 'sw/agents', ...ANSWERING] },
	{ name: 'sw/edge', holds: /^sw\/edge\//, may: ['sw/agents', ...ANSWERING] },
	{ name: 'sw/build', holds: /^sw\/build\//, may: [], typesOfAll: true },
	{ name: 'sw', holds: /^sw\//, may: ['engines/kit'] },
	{ name: 'src/locales', holds: /^src\/locales\//, may: ENGINES },
	{
		name: 'src/state',
		holds: /^src\/(state\/|client\.ts$)/,
		// The Offline page lists and deletes what the feeds stored.
		may: ['sw/api', 'sw/agents', 'sw/feeds', ...upTo(APP, 'src/locales')]
	},
	{ name: 'src/components', holds: /^src\/components\//, may: upTo(APP, 'src/state') },
	{ name: 'src/panels', holds: /^src\/panels\//, may: upTo(APP, 'src/components') },
	{ name: 'src/docs', holds: /^src\/docs\//, may: upTo(APP, 'src/panels') },
	{ name: 'src/pages', holds: /^src\/pages\//, may: upTo(APP, 'src/docs') },
	{ name: 'src', holds: /^src\//, may: [...APP, 'sw/page'] },
	{ name: 'data', holds: /^data\//, may: ENGINES },
	{ name: 'the top', holds: /^[^/]+$/, may: ['sw/build', 'src', 'tests'] }
];

export interface Import {
	readonly from: string;
	readonly to: string;
	/** Only a type is imported: nothing of it is there at run time. */
	readonly typeOnly: boolean;
}

export const roomOf = (file: string): Room | undefined => ROOMS.find(({ holds }) => holds.test(file));

/** Imports that go upward, each as a sentence that says where the file belongs. */
export const upward = (imports: readonly Import[]): string[] =>
	imports.flatMap(({ from, to, typeOnly }) => {
		const room = roomOf(from);
		const target = roomOf(to);
		if (room === undefined) return [`${from} is in no room: sw/build/layers.ts says which there are`];
		if (target === undefined || target === room || room.may.includes('*') || room.may.includes(target.name)) return [];
		if (room.typesOfAll && typeOnly) return [];
		const may = room.may.length === 0 ? 'nothing else' : room.may.join(', ');
		return [
			target.name === 'tests'
				? `${from} imports ${to}: what ships stands on no test; move what both need out of tests/`
				: `${from} imports ${to} of ${target.name}, but ${room.name} may import ${may}${room.typesOfAll ? ' but types' : ''}: ` +
					`move what it needs down into ${room.may.at(-1) ?? room.name}, or ${from} up into ${target.name}`
		];
	});

const root = path.resolve(import.meta.dirname, '../..');
const SOURCES = ['engines', 'sw', 'src', 'data', 'tests'];

async function readImports(): Promise<Import[]> {
	const files = (
		await Promise.all(
			SOURCES.map((folder) => readdir(path.join(root, folder), { recursive: true, withFileTypes: true }))
		)
	)
		.flat()
		.filter((entry) => entry.isFile() && /\.(ts|mjs|svelte)$/.test(entry.name))
		.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
		.filter((file) => !file.includes('node_modules/'));
	const all = new Set([...files, 'vite.config.ts']);
	const texts = await Promise.all(
		[...all].map(async (file) => [file, await readFile(path.join(root, file), 'utf8')] as const)
	);
	return texts.flatMap(([file, text]) => importsOf(file, text, all));
}

/** Imports by a file of those of `files` that it names, by `import`, `export … from`, `import()` and `import type`. */
export function importsOf(file: string, text: string, files: ReadonlySet<string>): Import[] {
	const code = file.endsWith('.svelte')
		? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1]).join('\n')
		: text;
	const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false);
	const found: Import[] = [];
	const add = (specifier: ts.Node | undefined, typeOnly: boolean) => {
		if (specifier === undefined || !ts.isStringLiteralLike(specifier) || !specifier.text.startsWith('.')) return;
		const named = path.posix.join(path.posix.dirname(file), specifier.text);
		const to = [named, `${named}.ts`, `${named}/index.ts`, named.replace(/\.js$/, '.ts')].find((name) =>
			files.has(name)
		);
		if (to !== undefined) found.push({ from: file, to, typeOnly });
	};
	const visit = (node: ts.Node): void => {
		if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, node.importClause?.isTypeOnly ?? false);
		else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
		else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
		else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
			add(node.arguments[0], false);
		if (isDeep) ts.forEachChild(node, visit);
	};
	// Without one of these, imports occur only at the top: most files need no full scan.
	const isDeep = /\bimport\s*\(/.test(code);
	for (const statement of source.statements) visit(statement);
	return found;
}

export async function main(): Promise<void> {
	const faults = upward(await readImports());
	for (const fault of faults) console.error(fault);
	if (faults.length > 0) process.exitCode = 1;
}
