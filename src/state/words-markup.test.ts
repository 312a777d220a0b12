import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';

/** Source of every component that people see who do not program. */
const sources = import.meta.glob<string>(['../{panels,shell,ui}/**/*.svelte', '!../panels/{image,qr}/**'], {
	query: '?raw',
	import: 'default',
	eager: true
});

/** Attributes and props that are read or heard; a placeholder may be a sample of what one types. */
const SPOKEN = /^(?:aria-label|aria-description|aria-roledescription|title|alt|label|caption|hint|summary)$/;
/** Names and samples that are the same in every language. */
const NAMES = /^(?:\(WGS 84\)|Dale–Chall|LIX)$|^2x, √8, /;

interface Node {
	readonly type: string;
	readonly name?: string;
	readonly data?: string;
	readonly value?: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const childrenOf = (node: object): unknown[] => Object.values(node).flat();

/** Texts that stand in the markup of a component, in place of keys. */
function textsIn(source: string): string[] {
	const found: string[] = [];
	const say = (text: string) => {
		const plain = text.trim();
		if (/\p{L}{3}/u.test(plain) && !NAMES.test(plain)) found.push(plain);
	};
	const walk = (value: unknown): void => {
		if (!isNode(value)) return;
		if (value.type === 'Text') return say(value.data ?? '');
		if (value.type === 'Attribute') {
			if (SPOKEN.test(value.name ?? '') && Array.isArray(value.value)) value.value.forEach(walk);
			return;
		}
		if (value.type === 'RegularElement' && /^(?:code|script|style)$/.test(value.name ?? '')) return;
		childrenOf(value).forEach(walk);
	};
	walk(parse(source, { modern: true }).fragment);
	return found;
}

test.each(Object.keys(sources))('%s has its words from a table', (path) => {
	expect(textsIn(sources[path]!)).toEqual([]);
});
