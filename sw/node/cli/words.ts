import { parseArgs, type ParseArgsConfig } from 'node:util';
import { COMMON, type Command, type Field } from './commands';

/** A mistake in the typed command; `message` is for the person. */
export class UsageError extends Error {
	override readonly name = 'UsageError';
}

/** Files and standard input, as far as words name them. */
export interface Sources {
	/** Bytes of a file; rejects when it cannot be read. */
	file(name: string): Promise<Uint8Array<ArrayBuffer>>;
	/** All of standard input; undefined when a person sits there. */
	input(): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

export interface Words {
	readonly input: Readonly<Record<string, unknown>>;
	readonly json: boolean;
	readonly help: boolean;
	readonly output: string | undefined;
}

/** The words after a command as the input of its operation. Throws UsageError. */
export async function readWords(command: Command, words: readonly string[], sources: Sources): Promise<Words> {
	const { values, positionals } = parse(command, words);
	const input: Record<string, unknown> = {};
	if (values['help'] === true) return { input, json: false, help: true, output: undefined };

	for (const field of command.fields) {
		const given = values[field.flag];
		if (given !== undefined) input[field.name] = await valueOf(field, given as Given, sources);
	}
	await fill(command, positionals, input, sources);
	const [missing] = command.positional.filter(({ name, required }) => required && input[name] === undefined);
	const file = Object.keys(input).length === 0 ? command.fields.find(({ kind }) => kind === 'file') : undefined;
	const open = missing ?? file;
	if (open) {
		const bytes = await sources.input();
		if (bytes && (missing || bytes.length > 0)) input[open.name] = fromBytes(open, bytes);
	}
	return { input, json: values['json'] === true, help: false, output: values['output'] as string | undefined };
}

type Given = string | boolean | readonly string[];

function parse(command: Command, words: readonly string[]) {
	const options: NonNullable<ParseArgsConfig['options']> = {};
	for (const { flag, kind } of command.fields) {
		const multiple = kind === 'list' || kind === 'map';
		options[flag] = { type: kind === 'switch' ? 'boolean' : 'string', multiple };
	}
	for (const [name, { description: _, ...option }] of Object.entries(COMMON)) options[name] = option;
	try {
		return parseArgs({ args: spelledOut(words, options), options, allowPositionals: true, allowNegative: true });
	} catch (error) {
		// The first sentence names the mistake; the rest is for programmers.
		throw new UsageError((error as Error).message.split(/\. |\n/)[0], { cause: error });
	}
}

/** Words for parseArgs: joins a value with a dash to its option (-18.1,178.4), puts a bare one after `--`. */
function spelledOut(words: readonly string[], options: NonNullable<ParseArgsConfig['options']>): string[] {
	const end = words.indexOf('--');
	const before = [...words.slice(0, end < 0 ? words.length : end)];
	const bare = end < 0 ? [] : words.slice(end + 1);
	const first: string[] = [];
	const last: string[] = [];
	for (let word = before.shift(); word !== undefined; word = before.shift()) {
		const long = /^--([\w-]+)$/.exec(word)?.[1];
		const [next] = before;
		if (long && options[long]?.type === 'string' && next !== undefined) {
			before.shift();
			first.push(`${word}=${next}`);
		} else if ((long && options[long]?.type === 'string') || (word === '-o' && next === undefined))
			throw new UsageError(`${word}: its value is missing`);
		else if (word === '-o') first.push(`--output=${before.shift()}`);
		else if (word === '-h' || word.startsWith('--')) first.push(word);
		else if (last.length > 0 && /^-[A-Za-z][\w-]*$/.test(word))
			throw new UsageError(`no such option: ${word}; a word that begins with a dash comes after --, or all in quotes`);
		else last.push(word);
	}
	return [...first, '--', ...last, ...bare];
}

/** Bare words fill the fields without an option, one each in order; the last field takes the rest when it is the only one. */
async function fill(
	command: Command,
	words: readonly string[],
	input: Record<string, unknown>,
	sources: Sources
): Promise<void> {
	if (words.length === 0) return;
	const open = command.positional.filter(({ name }) => input[name] === undefined);
	const [only] = open;
	if (!only) throw new UsageError(`nothing is left that "${words.join(' ')}" could be: see --help`);
	if (only.kind === 'file') {
		const address = command.fields.find(({ schema }) => schema['x-input'] === 'url');
		const [word = ''] = words;
		if (words.length > 1) throw new UsageError('one file at a time');
		if (address && /^https?:\/\//.test(word)) input[address.name] = word;
		else input[only.name] = await valueOf(only, word, sources);
		return;
	}
	if (open.length === 1) {
		await refuseMisread(command, only, words, input, sources);
		words = withoutYear(command, words, input);
		const given = only.kind === 'list' ? words : words.join(' ');
		input[only.name] = await valueOf(only, given, sources);
		return;
	}
	if (words.length > open.length) {
		const places = open.map(({ flag }) => flag.toUpperCase()).join(' ');
		throw new UsageError(
			`${words.length} words for ${places}: words that belong together in quotes, what is further asked for by its option (--help lists them)`
		);
	}
	for (const [index, word] of words.entries()) {
		const field = open[index];
		if (field) input[field.name] = await valueOf(field, word, sources);
	}
}

/** Throws UsageError for bare words that would be misread: a password as part of a name, a file as its text. */
async function refuseMisread(
	command: Command,
	only: Field,
	words: readonly string[],
	input: Readonly<Record<string, unknown>>,
	sources: Sources
): Promise<void> {
	const secret = command.fields.find(({ schema }) => schema['x-input'] === 'password');
	if (secret && words.length > 1 && input[secret.name] === undefined)
		throw new UsageError(
			`${words.length} words for ${only.flag.toUpperCase()}: put it in quotes, the password after --${secret.flag}`
		);
	const [word = ''] = words;
	const looksLikeFile = /^(?:\.{0,2}|~)[/\\]\S+$|^[\w.-]+\.(?:txt|md|html?|csv|json|docx?|rtf|tex|log)$/i.test(word);
	if (words.length > 1 || only.kind !== 'text' || !looksLikeFile) return;
	const isFile = await sources.file(word).then(
		() => true,
		() => false
	);
	if (isFile) throw new UsageError(`"${word}" is a file: its text comes by standard input, with < before its name`);
}

/** `Germany 2027`: the year at the end is the year's field, where there is one. */
function withoutYear(command: Command, words: readonly string[], input: Record<string, unknown>): readonly string[] {
	const last = words.at(-1) ?? '';
	const hasYear = command.fields.some(({ name }) => name === 'year') && input['year'] === undefined;
	if (!hasYear || words.length < 2 || !/^\d{4}$/.test(last)) return words;
	input['year'] = Number(last);
	return words.slice(0, -1);
}

async function valueOf(field: Field, given: Given, sources: Sources): Promise<unknown> {
	if (field.kind === 'switch') return given;
	if (given === '-' || (Array.isArray(given) && given.length === 1 && given[0] === '-')) {
		const bytes = await sources.input();
		if (!bytes) throw new UsageError(`--${field.flag}: nothing comes in by standard input`);
		return fromBytes(field, bytes);
	}
	if (field.kind === 'list') return given;
	if (field.kind === 'map') return toMap(field, given as readonly string[]);
	const text = given as string;
	if (field.kind === 'file') return new Blob([await sources.file(text)]);
	// Invalid numbers are sent unchanged: the API reports the error.
	return field.kind === 'number' && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}

function fromBytes(field: Field, bytes: Uint8Array<ArrayBuffer>): unknown {
	if (field.kind === 'file') return new Blob([bytes]);
	const text = new TextDecoder().decode(bytes).replace(/\r?\n$/, '');
	return field.kind === 'list' ? text.split(/\r?\n/) : text;
}

/** `x=2`, one or more, or an object as JSON. */
function toMap(field: Field, given: readonly string[]): unknown {
	const entries = given.map((word): [string, unknown] | undefined => {
		const [, name, value] = /^\s*([^=\s]+)\s*=(.*)$/su.exec(word) ?? [];
		if (name === undefined || value === undefined) return undefined;
		return [name, value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value];
	});
	if (entries.every((entry) => entry !== undefined)) return Object.fromEntries(entries);
	try {
		if (given.length === 1) return JSON.parse(given[0] ?? '');
	} catch {
		// Said below, with what would be right.
	}
	throw new UsageError(`--${field.flag}: must be NAME=VALUE, once or more, or an object in JSON`);
}
