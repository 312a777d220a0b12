import type { Component } from 'svelte';
import { panels } from 'virtual:panels';
import type { ToolCall } from '../state/call/tool-call.svelte';
import { loadInput, type LateKind } from '../components/input/lazy-inputs';

/** Draws the body of a good answer. */
export type AnswerPanel = Component<{ tool: ToolCall; answer: never }>;
/** Replaces the generated fields. */
export type FormPanel = Component<{ tool: ToolCall }>;

const pathOf = (group: string, name: string, part: '' | 'Form'): string =>
	`/src/panels/${group}/${name.charAt(0).toUpperCase()}${name.slice(1)}${part}.svelte`;

/** What draws the answers of an operation; null where the generated answer does. */
export async function loadAnswerPanel(group: string, name: string): Promise<AnswerPanel | null> {
	const panel = await panels[pathOf(group, name, '')]?.();
	return (panel?.default as AnswerPanel | undefined) ?? null;
}

/** Fields that forms show first, by group and operation: they come with the form. */
export const FIRST_INPUTS: Readonly<Record<string, LateKind>> = {
	'geo/distance': 'point',
	'geo/destination': 'point',
	'geo/timezone': 'point',
	'holidays/holidays': 'country',
	'holidays/workdays': 'country',
	'phone/example': 'country',
	'universities/universities': 'country'
};

/** What asks for the input of an operation; null where the generated form does. */
export async function loadFormPanel(group: string, name: string): Promise<FormPanel | null> {
	const input = FIRST_INPUTS[`${group}/${name}`];
	// Without it the form has a plain field.
	const [panel] = await Promise.all([
		panels[pathOf(group, name, 'Form')]?.(),
		input && loadInput(input).catch(() => undefined)
	]);
	return (panel?.default as FormPanel | undefined) ?? null;
}
