import type { Component } from 'svelte';
import type { ToolCall } from '../state/tool-call.svelte';
import { lateInputs } from '../ui/late-inputs';

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

/** Fields that generated forms show first: they come with the form. Other forms name theirs themselves. */
export const FIRST_INPUTS: Readonly<Record<string, keyof typeof lateInputs>> = { 'phone/example': 'country' };

/** What asks for the input of an operation; null where the generated form does. */
export async function loadFormPanel(group: string, name: string): Promise<FormPanel | null> {
	const input = FIRST_INPUTS[`${group}/${name}`];
	// Without it the form has a plain field.
	const [panel] = await Promise.all([
		panels[pathOf(group, name, 'Form')]?.(),
		input && lateInputs[input]().catch(() => undefined)
	]);
	return (panel?.default as FormPanel | undefined) ?? null;
}
