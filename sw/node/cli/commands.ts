import type { Group, Operation } from '../../../engines/kit/contract';
import type { Schema } from '../../../engines/kit/schema';

/** A field of an operation as an option of its command. */
export interface Field {
	/** The field's name in the API. */
	readonly name: string;
	/** `--min-magnitude`, without the dashes. */
	readonly flag: string;
	readonly schema: Schema;
	readonly required: boolean;
	/** Placeholder of a value in the help: a word, or the possible values. */
	readonly kind: 'text' | 'number' | 'switch' | 'list' | 'map' | 'file';
	readonly choices: readonly string[];
}

/** An operation as a command of the shell. */
export interface Command {
	/** Its path without `/v1/` and parameter, joined by dashes: `detect-batch`. */
	readonly name: string;
	readonly group: Group;
	readonly operation: Operation;
	readonly fields: readonly Field[];
	/** Fields that words without an option fill, in this order. */
	readonly positional: readonly Field[];
}

/** Options that every command has besides its fields. */
export const COMMON = {
	json: { type: 'boolean', description: 'print the answer as JSON' },
	output: { type: 'string', short: 'o', description: 'write a picture or calendar, else the JSON, into FILE' },
	help: { type: 'boolean', short: 'h', description: 'show this' }
} as const;

/** All operations as commands, in the order of the groups. */
export const toCommands = (groups: readonly Group[]): readonly Command[] =>
	groups.flatMap((group) => Object.values(group.operations).map((operation) => toCommand(group, operation)));

function toCommand(group: Group, operation: Operation): Command {
	const { path, params } = operation;
	const inPath = /\{(\w+)\}$/.exec(path)?.[1];
	const fields = Object.entries(params.properties).map(([name, schema]): Field => {
		const choices = 'enum' in schema ? (schema.enum ?? []) : [];
		const required = name === inPath || params.required.includes(name);
		return { name, flag: name.replaceAll('_', '-'), schema, required, kind: kindOf(schema), choices };
	});
	const required = fields.filter((field) => field.required);
	const positional =
		required.length > 0 ? required : fields.filter(({ kind, name }) => kind === 'file' || name === 'q');
	const name = path.replace(/^\/v1\//, '').replace(/\/\{\w+\}$/, '');
	return { name: name.replaceAll('/', '-'), group, operation, fields, positional };
}

function kindOf(schema: Schema): Field['kind'] {
	if (!('type' in schema)) return 'text';
	if (schema.type === 'string') return 'format' in schema && schema.format === 'binary' ? 'file' : 'text';
	if (schema.type === 'boolean') return 'switch';
	if (schema.type === 'number' || schema.type === 'integer') return 'number';
	if (schema.type === 'array') return 'list';
	return schema.type === 'object' ? 'map' : 'text';
}
