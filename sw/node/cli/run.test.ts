import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { groups } from '../../../engines';
import { testApi } from '../../../tests/contract/host';
import { toCommands } from './commands';
import { run } from './run';
import { UsageError } from './words';
import { readInput } from '../../api/read';
import { createMatcher } from '../../api/routes';

const { ask } = testApi();

interface Ran {
	readonly code: number;
	readonly out: string;
	readonly said: string;
	readonly served: readonly (readonly string[])[];
}

interface Around {
	readonly input?: string;
	readonly files?: Readonly<Record<string, Uint8Array>>;
	readonly fetch?: typeof ask;
}

/** What a command line prints; `input` is what is piped in, `files` what is on the disk. */
async function shell(words: readonly string[], { input, files = {}, fetch = ask }: Around = {}): Promise<Ran> {
	let out = '';
	let said = '';
	const served: (readonly string[])[] = [];
	const bytes = (given: string | Uint8Array) =>
		new Uint8Array(typeof given === 'string' ? new TextEncoder().encode(given) : given);
	const code = await run(words, {
		fetch: (address, init) => fetch(address, init),
		serve: async (rest) => void served.push(rest),
		init: async (rest) => (served.push(rest), { base: '/tools/api', done: 'Done.' }),
		mcp: async ({ groups: chosen, schemas }) =>
			void served.push(['mcp', ...(chosen ?? []), ...(schemas ? ['schemas'] : [])]),
		version: '0.0.0',
		input: async () => (input === undefined ? undefined : bytes(input)),
		async file(name) {
			const found = files[name];
			if (!found) throw new UsageError(`${name}: no such file`);
			return bytes(found);
		},
		out: (text) => (out += typeof text === 'string' ? text : Buffer.from(text).toString('latin1')),
		say: (text) => (said += text)
	});
	return { code, out, said, served };
}

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const json = async (...given: Parameters<typeof shell>) => JSON.parse((await shell(...given)).out) as object;

test.each([
	['evaluate', ['evaluate', 'sqrt(8)', '--json'], { exact: '2*sqrt(2)' }],
	['words need no quotes', ['evaluate', '1/3', '+', '1/6', '--json'], { exact: '1/2' }],
	['an expression may begin with a dash', ['evaluate', '-3^2', '--json'], { exact: '-9' }],
	['variables', ['evaluate', 'x*y', '--variables', 'x=6', '--variables=y=7', '--json'], { exact: '42' }],
	['variables in JSON', ['evaluate', 'x+1', '--variables', '{"x":2}', '--json'], { exact: '3' }],
	['the south and the west are no options', ['distance', '--from', '-18.1,178.4', '--to', '-13.8,-171.7', '--json'], { compass: 'ENE' }],
	['two words for two places', ['distance', '52.52,13.405', '48.8566,2.3522', '--json'], { compass: 'WSW' }],
	['an option and a word', ['distance', '--to', '48.8566,2.3522', '52.52,13.405', '--json'], { compass: 'WSW' }],
	['a switch', ['related', 'dog', '--no-definitions', '--limit=1', '--json'], { word: 'dog' }],
	['a list of words', ['detect-batch', 'Guten Morgen allerseits', 'Buongiorno a tutti', '--json'], { count: 2 }]
])('%s', async (_what, words, answer) => expect(await json(words)).toMatchObject(answer)); // prettier-ignore

test('texts come by standard input, whole or a line each', async () => {
	const text = 'The cat sat on the mat. It was warm.\n';
	expect(await json(['readability', '--json'], { input: text })).toMatchObject({ counts: { words: 9, sentences: 2 } });
	expect(await json(['script', '-', '--json'], { input: 'Καλημέρα\n' })).toMatchObject({ primary: 'Greek' });
	expect(await json(['detect-batch', '--json'], { input: 'Guten Morgen\nBuongiorno\n' })).toMatchObject({ count: 2 });
});

test('a picture by its name, by standard input, and one that is not there', async () => {
	expect(await json(['info', 'a.gif', '--json'], { files: { 'a.gif': GIF } })).toMatchObject({ width: 1, height: 1 });
	const { code, said } = await shell(['info', 'b.gif']);
	expect([code, said]).toEqual([2, 'utility-apis info: b.gif: no such file\n']);
});

test('for a person: a line a value, a table for a list, nothing that speaks to the terminal', async () => {
	const { out } = await shell(['distance', '52.52,13.405', '48.8566,2.3522']);
	expect(out).toMatch(/^kilometers +877\.46/m);
	const table = (await shell(['holidays', 'DE', '--year', '2026'])).out;
	expect(table).toMatch(/\nholidays\ndate {8}weekday {2}/);
	expect(table).toMatch(/\n2026-12-25 {2}Friday {4}Christmas Day/);
	const hostile = (await shell(['script', '\u001b[2J\u009b2Jdanger'])).out;
	expect(hostile.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
	expect((await shell(['script', '\u009b2Jx', '--json'])).out).not.toContain('\u009b');
});

test.each([
	[['evaluate', '1/'], 2],
	[['evaluate', '1', '--digits', 'many'], 2],
	[['distance', '52.52,13.405'], 2],
	[['distance', 'a', 'b', 'c'], 2],
	[['evaluate', '1', '--no-such-option'], 2],
	[['evaluate', 'x', '--variables', 'x'], 2],
	[['no-such-command'], 2],
	[['completion', 'toString'], 2],
	[['related', 'xqzzyq'], 3],
	[['evaluate', '9^9^9^9'], 4],
	[['rates'], 5]
])('%j ends with %i and says why in one line', async (words, code) => {
	const ran = await shell(words);
	expect([ran.code, ran.out]).toEqual([code, '']);
	expect(ran.said).toMatch(/^utility-apis [\w-]+: [^\n]+\n$/);
});

test('a picture goes into a file by its ending, a calendar likewise', async () => {
	const folder = await mkdtemp(path.join(os.tmpdir(), 'cli-'));
	const written = async (name: string, ...words: string[]) => {
		expect(await shell([...words, '-o', path.join(folder, name)])).toMatchObject({ code: 0, out: '' });
		return (await readFile(path.join(folder, name))).toString('latin1');
	};
	expect(await written('code.png', 'wifi', 'Library', '--security', 'nopass')).toMatch(/^\u0089PNG/);
	expect(await written('code.svg', 'wifi', 'Library', '--security', 'nopass')).toMatch(/^<svg /);
	expect(await written('days.ics', 'holidays', 'DE')).toMatch(/^BEGIN:VCALENDAR/);
	expect(JSON.parse(await written('answer.json', 'evaluate', '1+1'))).toMatchObject({ exact: '2' });
	await rm(folder, { recursive: true });
});

test('without a command, or with `serve`, it serves', async () => {
	expect((await shell([])).served).toEqual([[]]);
	expect((await shell(['serve', '--port', '80'])).served).toEqual([['--port', '80']]);
	expect((await shell(['--port', '80'])).served).toEqual([['--port', '80']]);
});

test.each([
	[['evaluate', '1+1', '-j'], 'no such option: -j'],
	[['evaluate', '1+1', '--digits'], '--digits: its value is missing'],
	[['distance', 'Berlin', 'Paris', 'Rome'], 'by its option'],
	[['qr', 'hello', '-o', '/nonexistent/x.png'], 'cannot be written'],
	[['qr', 'hello', '-o', 'code.jpg'], '.png, .svg'],
	[['qr', 'hello', '--format', 'png', '-o', 'x.svg'], 'is not what .svg holds'],
	[['mcp', '--bogus'], "Unknown option '--bogus'"]
])('%j is refused: %s', async (words, said) => expect((await shell(words)).said).toContain(said));

test('days before one are asked for with a minus', async () =>
	expect((await shell(['workdays', 'US', '2026-12-21', '--add', '-10', '--json'])).out).toContain('"add": -10'));

test('help of a command is asked for in either way', async () => {
	expect((await shell(['help', 'distance'])).out).toBe((await shell(['distance', '--help'])).out);
	expect((await shell(['help', 'serve'])).out).toContain('--port');
	expect((await shell(['serve', '--help'])).out).toBe((await shell(['help', 'serve'])).out);
	expect((await shell(['help', 'frobnicate'])).said).toContain('no such command');
});

test.each([
	['calc', 'evaluate'],
	['tz', 'timezone'],
	['define', 'related'],
	['detekt', 'detect'],
	['distanc', 'distance']
])('%s is no command: %s is offered', async (name, offered) =>
	expect((await shell([name])).said).toContain(`no such command; did you mean ${offered}?`)
);

test('words that would be misread are refused, or read as what they are', async () => {
	expect((await shell(['wifi', 'Home', 'secret123'])).said).toContain('the password after --password');
	expect((await shell(['readability', './a.txt'], { files: { './a.txt': GIF } })).said).toContain(
		'is a file: its text comes by standard input'
	);
	expect(JSON.parse((await shell(['holidays', 'Germany', '2027', '--json'])).out)).toMatchObject({ country: 'DE', year: 2027 }); // prettier-ignore
	expect(JSON.parse((await shell(['universities', 'rwth', '--json'])).out)).toMatchObject({ count: 1 });
});

const match = createMatcher(groups);
/** Validates a question without an answer to it, which other tests look at. */
async function validated(address: string, init?: RequestInit): Promise<Response> {
	const url = new URL(address, 'http://localhost');
	const found = match(url.pathname);
	if (!found) return new Response(null, { status: 404 });
	await readInput(new Request(url, init), url, found.route.operation, found.pathValue);
	return Response.json({});
}

test('every operation is a command with help, and its examples are read as they are written', async () => {
	const commands = toCommands(groups);
	const { out } = await shell(['--help']);
	expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length);
	for (const { name, operation, fields } of commands) {
		expect(out).toContain(`  ${name} `);
		const help = (await shell([name, '--help'])).out;
		expect(help).toContain(operation.summary);
		for (const { flag } of fields) expect(help).toContain(`--${flag}`);
		for (const example of operation.examples.slice(0, 3)) {
			const words = fields.flatMap(({ name, flag, kind }) => {
				const value = example.input[name];
				if (value === undefined) return [];
				if (kind === 'switch') return [`--${value === true ? '' : 'no-'}${flag}`];
				if (kind === 'map')
					return Object.entries(value as object).flatMap(([key, one]) => [`--${flag}`, `${key}=${one}`]);
				return [value].flat().flatMap((one) => [`--${flag}`, String(one)]);
			});
			const ran = await shell([name, ...words, '--json'], { fetch: validated });
			if (!('file' in example.input)) expect(ran, `${name} ${words.join(' ')}`).toMatchObject({ code: 0 });
		}
	}
});

test.each(['bash', 'zsh', 'fish'])('completion for %s names every command and option', async (shellName) => {
	const { out } = await shell(['completion', shellName]);
	for (const { name, fields } of toCommands(groups)) {
		expect(out).toContain(name);
		for (const { flag } of fields) expect(out).toContain(flag);
	}
});

test('init: the one line for the head is all that a program reads', async () => {
	const { code, out, said, served } = await shell(['init', 'public/', '--path', 'tools/api']);
	expect([code, served]).toEqual([0, [['public/', '--path', 'tools/api']]]);
	expect(out).toBe('<script src="/tools/api/early.js"></script>\n');
	expect(said).toContain("fetch('/tools/api/v1/…')");
});

test.each(['--version', '-v'])('%s is the version alone', async (word) =>
	expect(await shell([word])).toEqual({ code: 0, out: '0.0.0\n', said: '', served: [] })
);

test('an agent is served by mcp, and by nothing more than that word', async () => {
	expect(await shell(['mcp'])).toEqual({ code: 0, out: '', said: '', served: [['mcp']] });
	expect((await shell(['mcp', '--groups', 'geo,math', '--schemas'])).served).toEqual([
		['mcp', 'geo', 'math', 'schemas']
	]);
	expect((await shell(['mcp', 'x', 'y'])).said).toMatch(/^utility-apis mcp: Unexpected argument 'x'/);
});

test('own commands explain themselves wherever the question stands, and serve by a short option too', async () => {
	const help = (await shell(['serve', '--help'])).out;
	for (const words of [['serve', '-h'], ['serve', '--port', '80', '--help'], ['help', 'serve']])
		expect(await shell(words)).toEqual({ code: 0, out: help, said: '', served: [] });
	expect((await shell(['-p', '80'])).served).toEqual([['-p', '80']]);
	const overview = (await shell(['--help'])).out;
	for (const word of ['-h', 'help']) expect(await shell([word])).toEqual({ code: 0, out: overview, said: '', served: [] });
}); // prettier-ignore

test.each([
	['DISTANCE', 'distance'],
	['dis', 'distance'],
	['eval', 'evaluate'],
	['comp', 'completion'],
	['distannce', 'distance'],
	['distamce', 'distance'],
	['-start', 'serve']
])('%s: did you mean %s?', async (name, near) => {
	const { code, out, said } = await shell([name]);
	expect([code, out]).toEqual([2, '']);
	expect(said).toBe(`utility-apis ${name}: no such command; did you mean ${near}?; utility-apis --help lists them\n`);
});

test.each(['di', 'xyz', 'wfi', 'frobnicate', 'ance', 'constructor'])('%s is near nothing', async (name) =>
	expect((await shell([name])).said).toBe(`utility-apis ${name}: no such command; utility-apis --help lists them\n`)
);

test('an answer goes to standard output as JSON where - is its file, a picture as its bytes', async () => {
	const answer = await shell(['evaluate', '1+1', '-o', '-']);
	expect(JSON.parse(answer.out)).toMatchObject({ exact: '2' });
	expect(answer.out).toBe((await shell(['evaluate', '1+1', '--json'])).out);
	expect((await shell(['qr', 'hello', '--format', 'png', '-o', '-'])).out).toMatch(/^\u0089PNG/);
});

test('what may be written where is told', async () => {
	expect((await shell(['qr', 'hello', '-o', 'code.JPG'])).said).toBe('utility-apis qr: .jpg cannot be written: .png, .svg or .json\n'); // prettier-ignore
	expect((await shell(['completion'])).said).toBe('utility-apis completion: which shell? One of bash, zsh, fish\n');
});

test('a bug is no mistake of the person’s: it is thrown on', async () => {
	const bug = new TypeError('a bug');
	const around = {
		fetch: () => Promise.reject(bug),
		serve: () => Promise.reject(new UsageError('Port 1 is in use.')),
		init: () => Promise.reject(bug),
		mcp: () => Promise.reject(bug),
		version: '',
		input: async () => undefined,
		file: () => Promise.reject(bug),
		out: () => {},
		say: (text: string) => void said.push(text)
	};
	const said: string[] = [];
	await expect(run(['distance', 'a', 'b'], around)).rejects.toBe(bug);
	await expect(run(['init', 'x'], around)).rejects.toBe(bug);
	expect([await run([], around), await run(['serve'], around)]).toEqual([2, 2]);
	expect(said).toEqual(['utility-apis: Port 1 is in use.\n', 'utility-apis serve: Port 1 is in use.\n']);
});
