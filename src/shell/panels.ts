import type { Component } from 'svelte';
import type { ToolCall } from '../state/tool-call.svelte';

/** Draws the body of a good answer. */
export type AnswerPanel = Component<{ tool: ToolCall; answer: never }>;
/** Stands in for the generated fields. */
export type FormPanel = Component<{ tool: ToolCall }>;

const panels = import.meta.glob<{ readonly default: Component<never> }>([
	'../panels/*/*.svelte',
	'!../panels/*/Docs.svelte'
]);

const pathOf = (group: string, name: string, part: '' | 'Form'): string =>
	`../panels/${group}/${name.charAt(0).toUpperCase()}${name.slice(1)}${part}.svelte`;

/** What draws the answers of an operation; null where the generated answer does. */
export async function loadAnswerPanel(group: string, name: string): Promise<AnswerPanel | null> {
	const panel = await panels[pathOf(group, name, '')]?.();
	return (panel?.default as AnswerPanel | undefined) ?? null;
}

/** What asks for the input of an operation; null where the generated form does. */
export async function loadFormPanel(group: string, name: string): Promise<FormPanel | null> {
	const panel = await panels[pathOf(group, name, 'Form')]?.();
	return (panel?.default as FormPanel | undefined) ?? null;
}
