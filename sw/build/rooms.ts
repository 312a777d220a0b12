/** Which rooms and files a datum enters from its field to where its answer is made: `.ci/run` prints them. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readImports, type Import } from './layers';

/**
 * A file that has the datum in hand, as a value or inside a request, an input or a question; not one that only puts parts
 * together, and not the way back. It is imported by a file before it, or `by` says which file hands over otherwise, and how.
 */
export interface Stop {
	readonly file: string;
	readonly by?: readonly [file: string, text: string];
}

/** More rooms than this are a maze. */
export const MAX_ROOMS = 6;

const via = (file: string, by: string, text: string): Stop => ({ file, by: [by, text] });
const files = (...names: readonly string[]): Stop[] => names.map((file) => ({ file }));

/** From the field's owner to the engine: the main way, of a page that the service worker controls. */
const ASKED: readonly Stop[] = [
	...files('src/state/tool-call.svelte.ts', 'src/state/form-values.ts', 'src/client.ts', 'sw/api/question.ts'),
	via('sw/page/early.ts', 'src/client.ts', 'await fetch(url, {'),
	via('sw/service-worker/sw.ts', 'sw/page/early.ts', 'await nativeFetch(input, init)'),
	...files('sw/api/handle.ts', 'sw/api/read.ts', 'sw/api/validate.ts'),
	via('sw/host/host.ts', 'sw/api/handle.ts', 'host.run(')
];
const COMPUTED: readonly Stop[] = [
	...ASKED,
	...files('sw/service-worker/dispatch.ts', 'sw/host/compute.ts', 'sw/host/rpc.ts'),
	via('sw/page/worker.ts', 'sw/host/rpc.ts', 'port.postMessage('),
	...files('sw/host/engine-host.ts', 'sw/host/run-engine.ts')
];
const runs = (group: string) => via(`engines/${group}/engine.ts`, 'sw/host/run-engine.ts', 'io.load(call.group)');

/** Three data, each of an operation of another kind: computed, computed with a shared reader, asked of an upstream. */
export const WALKS: Readonly<Record<string, readonly Stop[]>> = {
	expression: [
		...files('src/panels/math/ExpressionInput.svelte'),
		...COMPUTED,
		runs('math'),
		...files('engines/math/answer.ts', 'engines/math/read.ts', 'engines/math/evaluate.ts', 'engines/math/parse.ts')
	],
	coords: [
		...files('src/ui/Field.svelte'),
		via('src/ui/PlaceInput.svelte', 'src/ui/Field.svelte', 'loadInput(kind)'),
		...COMPUTED,
		runs('geo'),
		...files('engines/geo/point.ts', 'engines/kit/place.ts'),
		via('engines/geo/timezone.lazy.ts', 'engines/geo/engine.ts', 'timezone(input, place'),
		...files('engines/geo/zones.ts', 'engines/geo/zone-map.ts')
	],
	barcode: [
		...files('src/panels/food/ProductForm.svelte', 'src/ui/Field.svelte', 'src/ui/TextInput.svelte'),
		...ASKED,
		...files('sw/host/run-engine.ts'),
		runs('food'),
		...files('engines/food/barcode.ts', 'engines/food/feed.ts'),
		via('sw/feeds/feeds.ts', 'engines/food/engine.ts', 'context.ask('),
		...files('sw/feeds/fetcher.ts', 'sw/feeds/answers.ts')
	]
};

/**
 * The room of a file, as ARCHITECTURE.md draws a request's way: the app is one, and so is the browser's host, whose halves
 * are `sw/page` and `sw/service-worker`; each other folder of `sw`, each group and the kit is one of its own.
 */
export function roomOnWay(file: string): string {
	const [top = '', folder = ''] = file.split('/');
	if (top === 'src') return 'src';
	return top === 'sw' && ['page', 'service-worker'].includes(folder)
		? 'sw/page + sw/service-worker'
		: `${top}/${folder}`;
}

/** Rooms in the order in which they are first entered. */
export const roomsOf = (walk: readonly Stop[]): string[] => [...new Set(walk.map(({ file }) => roomOnWay(file)))];

/** What is not so in a walk: a stop that nothing before it leads to, or too many rooms. */
export function faultsOf(
	name: string,
	walk: readonly Stop[],
	imports: readonly Pick<Import, 'from' | 'to'>[],
	textOf: (file: string) => string
): string[] {
	const faults = walk.flatMap(({ file, by }, index) => {
		const before = walk.slice(0, index).map((stop) => stop.file);
		if (by !== undefined)
			return before.includes(by[0]) && textOf(by[0]).includes(by[1])
				? []
				: [`${name}: ${by[0]} does not lead to ${file} by "${by[1]}"`];
		if (index === 0 || imports.some(({ from, to }) => to === file && before.includes(from))) return [];
		return [`${name}: nothing before it imports ${file}`];
	});
	const rooms = roomsOf(walk);
	return rooms.length <= MAX_ROOMS ? faults : [...faults, `${name}: enters ${rooms.length} rooms: ${rooms.join(', ')}`];
}

const root = path.resolve(import.meta.dirname, '../..');

/** Faults of all walks in this repository. */
export async function readFaults(): Promise<string[]> {
	const imports = await readImports();
	const names = new Set(
		Object.values(WALKS)
			.flat()
			.map(({ file }) => file)
	);
	const texts = new Map(
		await Promise.all([...names].map(async (file) => [file, await readFile(path.join(root, file), 'utf8')] as const))
	);
	return Object.entries(WALKS).flatMap(([name, walk]) =>
		faultsOf(name, walk, imports, (file) => texts.get(file) ?? '')
	);
}

export async function main(): Promise<void> {
	for (const [name, walk] of Object.entries(WALKS)) {
		const rooms = roomsOf(walk);
		const folders = new Set(walk.map(({ file }) => path.posix.dirname(file))).size;
		console.log(`${name}: ${rooms.length} rooms (${folders} folders), ${walk.length} files: ${rooms.join(' → ')}`);
		for (const room of rooms) {
			const inside = walk.map(({ file }) => file).filter((file) => roomOnWay(file) === room);
			console.log(`  ${room}: ${inside.map((file) => file.split('/').slice(1).join('/')).join(', ')}`);
		}
	}
	const faults = await readFaults();
	for (const fault of faults) console.error(fault);
	if (faults.length > 0) process.exitCode = 1;
}
