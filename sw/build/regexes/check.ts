/** Part of `npm run check`: every regular expression of what ships takes time linear in its text. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { createServer } from 'vite';
import { built, find, type Written } from './collect';
import { faultOf } from './linear';

const root = path.resolve(import.meta.dirname, '../../..');

/** What ships. Build scripts read our own sources alone. */
const ships = (file: string): boolean =>
	/\.(?:ts|svelte)$/.test(file) &&
	!/\.(?:test|component|d)\.ts$/.test(file) &&
	!/^sw\/build\/|\/node_modules\//.test(file);

/** Expressions that a function builds when it runs, by file: their possible sources. */
const BUILT: Readonly<Record<string, (load: Load) => Promise<readonly string[]>>> = {
	// The names of all constants, when the first text is read.
	'engines/math/units/constant.ts': async (load) => sourcesOf(await built(async () => (await load<{ constantOf(text: string, mark: () => string): string }>('engines/math/units/constant.ts')).constantOf('', () => ''))), // prettier-ignore
	// Its readers' rules, when they are loaded.
	'engines/language/transliterate/sound-rules.ts': async (load) =>
		sourcesOf(
			await built(async () => {
				await load('engines/language/transliterate/casual.ts');
				await load('engines/language/transliterate/schwa.ts');
			})
		),
	// Those of the contracts.
	'sw/api/validate.ts': async (load) => {
		const { groups } = await load<{ groups: unknown }>('engines/index.ts');
		const patterns: string[] = [];
		JSON.stringify(groups, (key, value: unknown) => {
			if (key === 'pattern' && typeof value === 'string') patterns.push(value);
			return value;
		});
		return patterns;
	},
	// Groups of digits in the library's plans, at most 17 digits of a number.
	'engines/phone/number.lazy.ts': async () => [],
	// A day's name: letters, digits, spaces and dots.
	'engines/holidays/lines.ts': async () => ['a1 .'],
	// The base path is the operator's.
	'sw/service-worker/shell.ts': async () => [
		'^/sub/((v1|assets|engines|packs)/|(bridge|healthz|mcp)(/|$|\\?)|[^?]*\\.\\w+($|\\?))'
	]
};

type Load = <M>(file: string) => Promise<M>;
const sourcesOf = (all: readonly { readonly source: string }[]) => all.map(({ source }) => source);

/** Says every fault and sets the exit code. */
export async function main(): Promise<void> {
	const files = (
		await Promise.all(
			['engines', 'sw', 'src'].map(async (room) =>
				(await readdir(path.join(root, room), { recursive: true })).map(
					(file) => `${room}/${file.replaceAll('\\', '/')}`
				)
			)
		)
	)
		.flat()
		.filter(ships)
		.sort();
	const server = await createServer({
		root,
		mode: 'test',
		logLevel: 'error',
		server: { middlewareMode: true, hmr: false, watch: null },
		optimizeDeps: { noDiscovery: true, include: [] }
	});
	const load: Load = async (file) => (await server.ssrLoadModule(`/${file}`)) as never;
	const faults: string[] = [];
	const note = (file: string, line: number, text: string) => faults.push(`${file}:${line} ${text}`);
	const known = new Map<string, ReturnType<typeof faultOf>>();
	const check = ({ file, line, source, flags }: Written) => {
		const key = `/${source}/${flags}`;
		if (!known.has(key)) known.set(key, faultOf(source, flags));
		const fault = known.get(key);
		if (fault) note(file, line, `is ${fault.kind}: ${fault.parts.map((part) => `\`${part}\``).join(' and ')} can read the same text, in ${key.slice(0, 200)}`); // prettier-ignore
	};
	try {
		for (const file of files) {
			const { literals, late, builds } = await find(root, file);
			literals.forEach(check);
			const enumerate = BUILT[file];
			for (const line of late)
				if (enumerate === undefined)
					note(file, line, 'builds an expression inside a function: build it when the module is loaded');
			const sources = enumerate ? await enumerate(load) : [];
			for (const source of sources) check({ file, line: late[0] ?? 1, source, flags: 'u' });
			if (builds) for (const made of await built(() => load(file))) check({ file, line: 1, ...made });
		}
	} finally {
		await server.close();
	}
	for (const fault of faults) console.error(fault);
	console.log(`${known.size} regular expressions, ${faults.length} faults`);
	if (faults.length > 0) process.exitCode = 1;
}
