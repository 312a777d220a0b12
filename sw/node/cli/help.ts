import type { Group } from '../../../engines/kit/contract';
import { COMMON, type Command, type Field } from './commands';

export const NAME = 'utility-apis';

/** Commands that are no operation. */
export const OWN_COMMANDS = {
	serve: 'serve the app and the API (also without any command)',
	init: 'copy the app into a site that answers its own pages: init public/ [--path utility-apis]',
	mcp: 'serve an agent over standard input and output (Model Context Protocol)',
	completion: 'print a completion script for bash, zsh or fish'
} as const;

/** What the own commands take, for `--help` and `help`. */
export const OWN_HELP: Readonly<Record<keyof typeof OWN_COMMANDS, string>> = {
	serve: `Serves the app and the API until it is told to end.\n\nUsage: ${NAME} [serve] [options]\n\n  -p, --port N   port (PORT, else 4173)\n  --host NAME    address to listen on (HOST, else localhost: this machine alone)`,
	init: `Copies the app into a site, whose pages then ask it on the visitor's device.\n\nUsage: ${NAME} init FOLDER [options]\n\n  --path NAME    folder on the site (utility-apis)`,
	mcp: `Serves an agent over standard input and output (Model Context Protocol).\n\nUsage: ${NAME} mcp [options]\n\n  --groups A,B   only tools of these groups, such as geo,math\n  --schemas      list the form of each answer, and give answers whole`,
	completion: `Prints a completion script.\n\nUsage: ${NAME} completion bash|zsh|fish`
};

/** What an exit code means, by code; see `exitCode`. */
const EXIT_CODES = ['0 answered', '1 failed', '2 not understood', '3 not found', '4 too much', '5 try again later'];

/** The exit code for an HTTP status of the API. */
export function exitCode(status: number): number {
	if (status === 400) return 2;
	if (status === 404) return 3;
	if (status === 422) return 4;
	return status === 429 || status >= 502 ? 5 : 1;
}

/** All commands, by group. */
export function overview(groups: readonly Group[], commands: readonly Command[]): string {
	const rows = (list: readonly (readonly [string, string])[]) =>
		list.map(([name, text]) => `  ${name.padEnd(16)}${text}`).join('\n');
	const byGroup = groups.map((group) => {
		const mine = commands.filter((command) => command.group === group);
		return `${group.title}\n${rows(mine.map(({ name, operation }) => [name, operation.summary]))}`;
	});
	return [
		`Usage: ${NAME} [command] [words] [options]\n       ${NAME} <command> --help`,
		`Serve\n${rows(Object.entries(OWN_COMMANDS))}`,
		...byGroup,
		`Exit codes: ${EXIT_CODES.join(', ')}.\n`
	].join('\n\n');
}

/** What one command does and takes. */
export function helpOf(command: Command): string {
	const { name, operation, fields, positional } = command;
	const words = positional.map((field) => `${field.flag.toUpperCase()}${field.kind === 'list' ? '…' : ''}`).join(' ');
	const options = [
		...fields.map((field): [string, string] => [`--${field.flag}${placeholder(field)}`, describe(field)]),
		...Object.entries(COMMON).map(([flag, option]): [string, string] => [
			`${'short' in option ? `-${option.short}, ` : ''}--${flag}${option.type === 'string' ? ' FILE' : ''}`,
			option.description
		])
	];
	const width = Math.min(28, Math.max(...options.map(([flag]) => flag.length)));
	const examples = operation.examples
		.slice(0, 3)
		.map((example) => `  ${NAME} ${name}${wordsOf(command, example.input)}`);
	return [
		operation.summary,
		...(operation.description === undefined ? [] : [operation.description]),
		`Usage: ${NAME} ${name}${words && ` ${words}`} [options]`,
		options.map(([flag, text]) => `  ${flag.padEnd(width)}  ${text}`.trimEnd()).join('\n'),
		...(fields.some(({ kind }) => kind === 'file' || kind === 'text' || kind === 'list') ? ['A value of - is read from standard input, as is what is required and missing.'] : []), // prettier-ignore
		...(fields.some(({ kind }) => kind === 'switch') ? ['--no- before the name of a switch turns it off.'] : []),
		...((operation.limits ?? []).length > 0 ? [(operation.limits ?? []).map((limit) => `- ${limit}`).join('\n')] : []),
		...(examples.length > 0 ? [`Examples\n${examples.join('\n')}`] : [])
	].join('\n\n');
}

const PLACEHOLDERS = { text: ' TEXT', number: ' N', switch: '', list: ' TEXT…', map: ' NAME=VALUE…', file: ' FILE' };
const placeholder = ({ kind, choices }: Field) => (choices.length > 0 ? ' WORD' : PLACEHOLDERS[kind]);

function describe({ schema, required, choices }: Field): string {
	const notes = [
		...(choices.length > 0 ? [choices.join(' | ')] : []),
		...('default' in schema && schema.default !== undefined && schema.default !== ''
			? [`default ${schema.default}`]
			: []),
		...(required ? ['required'] : [])
	];
	const text = (schema.description ?? ('title' in schema ? schema.title : undefined) ?? '').replace(/\.$/, '');
	return [text, notes.length > 0 ? `(${notes.join('; ')})` : ''].filter(Boolean).join(' ');
}

/** An example's input as words of a shell. */
const wordsOf = ({ fields }: Command, input: Readonly<Record<string, unknown>>): string =>
	fields
		.filter(({ name }) => input[name] !== undefined)
		.map(({ name, flag, kind }) => {
			const value = input[name];
			if (kind === 'switch') return ` --${value === true ? '' : 'no-'}${flag}`;
			if (kind === 'map')
				return Object.entries(value as object)
					.map(([key, one]) => ` --${flag} ${quoted(`${key}=${one}`)}`)
					.join('');
			return [value]
				.flat()
				.map((one) => ` --${flag} ${quoted(String(one))}`)
				.join('');
		})
		.join('');

/** A word as any POSIX shell reads it back. */
export const quoted = (word: string): string =>
	/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
