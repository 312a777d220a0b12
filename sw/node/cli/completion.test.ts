import { expect, test } from 'vitest';
import type { Group } from '../../../engines/kit/contract';
import { toCommands } from './commands';
import { SHELLS } from './completion';

const response = { type: 'object', properties: {}, required: [] } as const;
const plain = { title: 'A', method: 'GET', kind: 'compute', cost: 'bounded', response, examples: [] } as const;
const text = { type: 'string' } as const;
const group = {
	id: 'g',
	icon: '',
	hue: 0,
	title: 'G',
	summary: '',
	source: { text: '' },
	operations: {
		find: {
			...plain,
			path: '/v1/find',
			summary: "What's there.",
			params: {
				type: 'object',
				properties: {
					unit: { ...text, enum: ['km', 'mi'], description: 'km [or] mi' },
					on: { type: 'boolean' },
					file: { ...text, format: 'binary' }
				},
				required: []
			}
		},
		few: { ...plain, path: '/v1/few', summary: 'Counts.', params: { type: 'object', properties: { n: text }, required: [] } } // prettier-ignore
	}
} satisfies Group;
const commands = toCommands([group]);
const lines = (shell: string) => (SHELLS[shell]?.(commands) ?? '').split('\n');

test('there are three shells', () => expect(Object.keys(SHELLS)).toEqual(['bash', 'zsh', 'fish']));

test('bash: commands, then the options of each, then the values of those that have few', () =>
	expect(lines('bash')).toEqual([
		'_utility_apis() {',
		'\tlocal command="${COMP_WORDS[1]}" words=""',
		'\tcase "$command:$3" in',
		'\t\tfind:--unit) words="km mi" ;;',
		'\t\t*) if [ "$COMP_CWORD" = 1 ]; then words="serve init mcp completion find few"',
		'\t\telif [[ "$2" = -* ]]; then case "$command" in',
		'\t\t\tfind) words="--unit --on --no-on --file --json --output --help" ;;',
		'\t\t\tfew) words="--n --json --output --help" ;;',
		'\t\t\tserve) words="--port --host" ;;',
		'\t\t\tinit) words="--path" ;;',
		'\t\tesac',
		'\t\telif [ "$command" = completion ]; then words="bash zsh fish"; fi ;;',
		'\tesac',
		'\tCOMPREPLY=($(compgen -W "$words" -- "$2"))',
		'}',
		'complete -o default -F _utility_apis utility-apis'
	]));

test('zsh: each command with what it is, each option with what it takes', () => {
	const script = lines('zsh');
	expect(script[0]).toBe('#compdef utility-apis');
	expect(script.find((line) => line.includes('local -a commands'))).toMatch(/'serve:.*' 'init:.*' 'mcp:.*' 'completion:.*' 'find:What'\\''s there\.' few:Counts\.|'few:Counts\.'/); // prettier-ignore
	expect(script).toContain(
		"\tfind) _arguments '*--unit[km \\[or\\] mi]:value:(km mi)' '*--on[on]' '*--file[file]:file:_files' $common ;;"
	);
	expect(script).toContain("\tfew) _arguments '*--n[n]:value:' $common ;;");
	expect(script).toContain("\tserve) _arguments '--port:port:' '--host:address:' ;;");
	expect(script.at(-1)).toBe('esac');
});

test('fish: the same, a line each', () => {
	const script = lines('fish');
	expect(script).toContain("complete -c utility-apis -n __fish_use_subcommand -f -a find -d 'What'\\''s there.'");
	expect(script).toContain('complete -c utility-apis -n __fish_use_subcommand -f -a few -d Counts.');
	const when = "complete -c utility-apis -n '__fish_seen_subcommand_from find'";
	expect(script.filter((line) => line.startsWith(when))).toEqual([
		`${when} -l unit -x -a 'km mi' -d 'km [or] mi'`,
		`${when} -l on -d on`,
		`${when} -l file -r -d file`,
		`${when} -l json`,
		`${when} -s o -l output -r`
	]);
	expect(script.at(-1)).toBe("complete -c utility-apis -n '__fish_seen_subcommand_from completion' -x -a 'bash zsh fish'"); // prettier-ignore
});
