/** Large constants of built code, so that a service worker reads them as data when it needs them. */
import { parseAst } from 'vite';

/** Constants of this many characters become data: a service worker stores code twice, as text and as byte code. */
export const TABLE_SIZE = 4_096;

/** Code without its large constants. */
export interface Taken {
	/** The constants, as JSON can say them. */
	readonly tables: readonly unknown[];
	/** The code, where `list` is the expression that gives them. */
	code(list: string): string;
}

interface Node {
	readonly type: string;
	readonly start: number;
	readonly end: number;
	readonly [field: string]: unknown;
}
interface Found {
	readonly start: number;
	readonly end: number;
	readonly value: unknown;
	/** Created at each call of the enclosing function. */
	readonly fresh: boolean;
}

const isNode = (value: unknown): value is Node =>
	typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

/** The large constants of a script, and the script without them; null without such constants. */
export function takeTables(script: string): Taken | null {
	const found: Found[] = [];
	const visit = (value: unknown, inFunction: boolean): void => {
		if (Array.isArray(value)) return value.forEach((one) => visit(one, inFunction));
		if (!isNode(value) || value.end - value.start < TABLE_SIZE) return;
		const constant = constantOf(value);
		if (constant !== undefined) {
			const fresh = inFunction && typeof constant === 'object';
			found.push({ start: value.start, end: value.end, value: constant, fresh });
		} else for (const part of Object.values(value)) visit(part, inFunction || /Function/.test(value.type));
	};
	visit(parseAst(script).body, false);
	if (found.length === 0) return null;
	return {
		tables: found.map(({ value }) => value),
		code(list) {
			let code = script;
			for (const [index, { start, end, fresh }] of [...found.entries()].reverse()) {
				const table = `${list}[${index}]`;
				code = code.slice(0, start) + (fresh ? `structuredClone(${table})` : table) + code.slice(end);
			}
			return code;
		}
	};
}

/** The value of a constant that JSON can say; undefined for anything else. */
function constantOf(node: Node): unknown {
	const all = (nodes: readonly (Node | null)[]): unknown[] | undefined => {
		const values = nodes.map((one) => (one ? constantOf(one) : undefined));
		return values.includes(undefined) ? undefined : values;
	};
	switch (node.type) {
		case 'Literal': {
			if ('regex' in node || 'bigint' in node) return undefined;
			const { value } = node;
			return typeof value === 'number' && !Number.isFinite(value) ? undefined : value;
		}
		case 'TemplateLiteral': {
			const [text, ...others] = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
			return others.length === 0 ? text?.value.cooked : undefined;
		}
		case 'UnaryExpression': {
			const value = constantOf(node['argument'] as Node);
			if (typeof value !== 'number') return undefined;
			if (node['operator'] === '!') return !value;
			// JSON cannot represent minus zero.
			return node['operator'] === '-' && value !== 0 ? -value : undefined;
		}
		case 'ArrayExpression':
			return all(node['elements'] as readonly (Node | null)[]);
		case 'ObjectExpression': {
			const properties = node['properties'] as readonly Node[];
			const plain = properties.every(
				({ type, computed, kind, method }) => type === 'Property' && !computed && kind === 'init' && !method
			);
			if (!plain) return undefined;
			const keys = properties.map(({ key }) => String((key as Node)['name'] ?? (key as Node)['value']));
			// In a literal it is not a field.
			if (keys.includes('__proto__')) return undefined;
			const values = all(properties.map(({ value }) => value as Node));
			return values && Object.fromEntries(keys.map((key, index) => [key, values[index]]));
		}
		default:
			return undefined;
	}
}
