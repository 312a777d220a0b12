import { COMMON, type Command } from './commands';
import { NAME, OWN_COMMANDS, quoted } from './help';

/** Completes commands, their options, and the values of options that have few. */
export const SHELLS: Readonly<Record<string, (commands: readonly Command[]) => string>> = { bash, zsh, fish };

const flagsOf = ({ fields }: Command) => [
	...fields.flatMap(({ flag, kind }) => (kind === 'switch' ? [`--${flag}`, `--no-${flag}`] : [`--${flag}`])),
	...Object.keys(COMMON).map((flag) => `--${flag}`)
];
const names = (commands: readonly Command[]) => [...Object.keys(OWN_COMMANDS), ...commands.map(({ name }) => name)];

function bash(commands: readonly Command[]): string {
	const choices = commands.flatMap(({ name, fields }) =>
		fields
			.filter((field) => field.choices.length > 0)
			.map((field) => `\t\t${name}:--${field.flag}) words="${field.choices.join(' ')}" ;;`)
	);
	const flags = commands.map((command) => `\t\t\t${command.name}) words="${flagsOf(command).join(' ')}" ;;`);
	return `_${NAME.replace('-', '_')}() {
	local command="\${COMP_WORDS[1]}" words=""
	case "$command:$3" in
${choices.join('\n')}
		*) if [ "$COMP_CWORD" = 1 ]; then words="${names(commands).join(' ')}"
		elif [[ "$2" = -* ]]; then case "$command" in
${flags.join('\n')}
			serve) words="--port --host" ;;
			init) words="--path" ;;
		esac
		elif [ "$command" = completion ]; then words="bash zsh fish"; fi ;;
	esac
	COMPREPLY=($(compgen -W "$words" -- "$2"))
}
complete -o default -F _${NAME.replace('-', '_')} ${NAME}`;
}

function zsh(commands: readonly Command[]): string {
	const inBrackets = (text: string) => text.replace(/[\\[\]]/g, '\\$&');
	const specs = commands.map(({ name, fields }) => {
		const options = fields.map(({ flag, kind, choices, schema }) => {
			const value = choices.length > 0 ? `:value:(${choices.join(' ')})` : kind === 'file' ? ':file:_files' : ':value:';
			return quoted(`*--${flag}[${inBrackets(schema.description ?? flag)}]${kind === 'switch' ? '' : value}`);
		});
		return `\t${name}) _arguments ${options.join(' ')} $common ;;`;
	});
	const described = [
		...Object.entries(OWN_COMMANDS),
		...commands.map(({ name, operation }) => [name, operation.summary] as const)
	].map(([name, text]) => quoted(`${name}:${text}`));
	return `#compdef ${NAME}
local -a common=('--json[the answer as JSON]' '(-o --output)'{-o,--output}'[write into a file]:file:_files' '--help' '*:word:_files')
if (( CURRENT == 2 )); then
	local -a commands=(${described.join(' ')})
	_describe command commands
	return
fi
local command=$words[2]
shift words; (( CURRENT-- ))
case $command in
${specs.join('\n')}
	serve) _arguments '--port:port:' '--host:address:' ;;
	init) _arguments '--path:path on the site:' '1:folder:_files -/' ;;
	completion) _values shell bash zsh fish ;;
esac`;
}

function fish(commands: readonly Command[]): string {
	const all = [
		...Object.entries(OWN_COMMANDS),
		...commands.map(({ name, operation }) => [name, operation.summary] as const)
	];
	const lines = all.map(
		([name, text]) => `complete -c ${NAME} -n __fish_use_subcommand -f -a ${name} -d ${quoted(text)}`
	);
	for (const { name, fields } of commands) {
		const when = quoted(`__fish_seen_subcommand_from ${name}`);
		for (const { flag, kind, choices, schema } of fields) {
			const value = kind === 'switch' ? '' : choices.length > 0 ? ` -x -a ${quoted(choices.join(' '))}` : ' -r';
			lines.push(`complete -c ${NAME} -n ${when} -l ${flag}${value} -d ${quoted(schema.description ?? flag)}`);
		}
		lines.push(`complete -c ${NAME} -n ${when} -l json`, `complete -c ${NAME} -n ${when} -s o -l output -r`);
	}
	lines.push(`complete -c ${NAME} -n '__fish_seen_subcommand_from completion' -x -a 'bash zsh fish'`);
	return lines.join('\n');
}
