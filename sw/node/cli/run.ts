import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { groups } from '../../../engines';
import type { ToolChoice } from '../../agents/tools';
import { toQuestion } from '../../api/build-request';
import { toCommands, type Command } from './commands';
import { SHELLS } from './completion';
import { exitCode, helpOf, NAME, overview, OWN_COMMANDS, OWN_HELP } from './help';
import { show, showJson } from './show';
import { readWords, UsageError, type Sources, type Words } from './words';

/** What a run needs of the process around it. */
export interface Surroundings extends Sources {
	/** Asks the API. */
	fetch(path: string, init: RequestInit): Promise<Response>;
	/** Serves app and API; the words after `serve`. */
	serve(words: readonly string[]): Promise<void>;
	/** Copies the app into a site; the words after `init`. Answers the path on the site, and what was done, for a person. */
	init(words: readonly string[]): Promise<{ readonly base: string; readonly done: string }>;
	/** Serves an agent over standard input and output. */
	mcp(choice: ToolChoice): Promise<void>;
	readonly version: string;
	out(text: string | Uint8Array): void;
	say(text: string): void;
}

/** Runs the words of a command line. Answers the exit code. */
export async function run(words: readonly string[], around: Surroundings): Promise<number> {
	const [name, ...rest] = words;
	const commands = toCommands(groups);
	try {
		const isServe = name === undefined || name === 'serve' || name === '-p';
		if (
			name !== undefined &&
			Object.hasOwn(OWN_HELP, name) &&
			rest.some((word) => word === '--help' || word === '-h')
		) {
			around.out(`${OWN_HELP[name as keyof typeof OWN_HELP]}\n`);
			return 0;
		}
		if (isServe || (name.startsWith('--') && !['--help', '--version'].includes(name))) {
			await around.serve(name === 'serve' ? rest : words);
			return 0;
		}
		if (name === 'mcp') await around.mcp(toolChoice(rest));
		else if (name === 'init') await init(rest, around);
		else if (name === '--version' || name === '-v') around.out(`${around.version}\n`);
		else if (name === '--help' || name === '-h' || name === 'help') return await help(rest, commands, around);
		else if (name === 'completion') around.out(completion(rest, commands));
		else return await ask(commandOf(name, commands), rest, around);
		return 0;
	} catch (error) {
		if (!(error instanceof UsageError)) throw error;
		around.say(`${NAME}${name === undefined ? '' : ` ${name}`}: ${error.message}\n`);
		return 2;
	}
}

/** Which tools the words of `mcp` choose. */
function toolChoice(words: readonly string[]): ToolChoice {
	const options = { groups: { type: 'string' }, schemas: { type: 'boolean' } } as const;
	try {
		const { groups: chosen, schemas } = parseArgs({ args: [...words], options }).values;
		return { groups: chosen?.split(','), schemas };
	} catch (error) {
		throw new UsageError((error as Error).message, { cause: error });
	}
}

/** The one line goes where a program reads it, the rest is for the person. */
async function init(words: readonly string[], around: Surroundings): Promise<void> {
	const { base, done } = await around.init(words);
	around.say(
		`${done}\nFirst in the <head> of your pages, the line below; then fetch('${base}/v1/…') is answered on the visitor's device.\n` +
			`As a module: import { createApi } from '${base}/client.js'. The app itself is at ${base}/.\n\n`
	);
	around.out(`<script src="${base}/early.js"></script>\n`);
}

/** `help` lists the commands, `help distance` explains one of them. */
async function help([about]: readonly string[], commands: readonly Command[], around: Surroundings): Promise<number> {
	if (about !== undefined && !Object.hasOwn(OWN_COMMANDS, about))
		return await ask(commandOf(about, commands), ['--help'], around);
	around.out(about === undefined ? overview(groups, commands) : `${OWN_HELP[about as keyof typeof OWN_HELP]}\n`);
	return 0;
}

/** What else commands are called. */
const ALIASES: Readonly<Record<string, string>> = { calc: 'evaluate', calculate: 'evaluate', math: 'evaluate', solve: 'evaluate', time: 'timezone', tz: 'timezone', clock: 'timezone', define: 'related', dictionary: 'related', synonyms: 'related', language: 'detect', translate: 'transliterate', phone: 'number', currency: 'rates', convert: 'rates', exchange: 'rates', quakes: 'recent', earthquakes: 'recent', food: 'product', barcode: 'product', wikipedia: 'autocomplete', news: 'search', exif: 'info', image: 'info', photo: 'info', university: 'universities', city: 'places', cities: 'places', qrcode: 'qr', start: 'serve' }; // prettier-ignore

/** The command that a mistyped or otherwise named one may be. */
function nearestCommand(name: string, commands: readonly Command[]): string | undefined {
	const key = name.toLowerCase().replace(/^-+/, '');
	const alias = Object.hasOwn(ALIASES, key) ? ALIASES[key] : undefined;
	if (alias) return alias;
	const names = [...commands.map((one) => one.name), ...Object.keys(OWN_COMMANDS)];
	const begun = key.length >= 3 ? names.find((one) => one.startsWith(key)) : undefined;
	return begun ?? names.find((one) => key.length >= 4 && isOneOff(key, one));
}

/** Whether two words differ in one letter: wrong, missing, or too many. */
function isOneOff(one: string, other: string): boolean {
	let at = 0;
	while (at < one.length && one[at] === other[at]) at++;
	const [rest, left] = [one.slice(at), other.slice(at)];
	return rest.slice(1) === left.slice(1) || rest.slice(1) === left || rest === left.slice(1);
}

function commandOf(name: string, commands: readonly Command[]): Command {
	const command = commands.find((one) => one.name === name);
	if (!command) {
		const near = nearestCommand(name, commands);
		throw new UsageError(`no such command${near ? `; did you mean ${near}?` : ''}; ${NAME} --help lists them`);
	}
	return command;
}

function completion([shell = '']: readonly string[], commands: readonly Command[]): string {
	const write = Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined;
	if (!write) throw new UsageError(`which shell? One of ${Object.keys(SHELLS).join(', ')}`);
	return `${write(commands)}\n`;
}

/** Media types by the ending of the file that is to hold them. */
const MEDIA: Readonly<Record<string, string>> = {
	'.png': 'image/png',
	'.svg': 'image/svg+xml',
	'.ics': 'text/calendar'
};

async function ask(command: Command, rest: readonly string[], around: Surroundings): Promise<number> {
	const words = await readWords(command, rest, around);
	if (words.help) {
		around.out(`${helpOf(command)}\n`);
		return 0;
	}
	const ending = path.extname(words.output ?? '').toLowerCase();
	const accept = MEDIA[ending];
	const { produces } = command.operation;
	if (produces && /^\.(?:jpe?g|gif|webp|pdf|bmp|avif|html?)$/.test(ending))
		throw new UsageError(`${ending} cannot be written: ${Object.entries(MEDIA).filter(([, type]) => (produces as readonly string[]).includes(type)).map(([one]) => one).join(', ')} or .json`); // prettier-ignore
	const asked = words.input['format'];
	if (accept && typeof asked === 'string' && MEDIA[`.${asked}`] !== accept)
		throw new UsageError(`--format ${asked} is not what ${ending} holds`);
	const { path: address, init } = toQuestion(command.operation, words.input);
	const headers = { ...init.headers, ...(accept && { Accept: accept }) };
	const response = await around.fetch(address, { ...init, headers });
	if (!response.ok) {
		const { error } = (await response.json()) as { error: { message: string } };
		around.say(`${NAME} ${command.name}: ${error.message}\n`);
		return exitCode(response.status);
	}
	await give(response, words, around);
	return 0;
}

async function give(response: Response, { json, output }: Words, around: Surroundings): Promise<void> {
	const isJson = response.headers.get('content-type')?.includes('json') === true;
	const bytes = isJson ? undefined : new Uint8Array(await response.arrayBuffer());
	const isFile = output !== undefined && output !== '-';
	if (bytes) return isFile ? write(output, bytes) : around.out(bytes);
	const answer: unknown = await response.json();
	if (isFile) return write(output, `${showJson(answer)}\n`);
	around.out(`${json || output === '-' ? showJson(answer) : show(answer)}\n`);
}

/** Throws UsageError for a file that cannot be written. */
async function write(file: string, content: string | Uint8Array): Promise<void> {
	try {
		await writeFile(file, content);
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		throw new UsageError(`${file}: cannot be written (${code})`, { cause: error });
	}
}
