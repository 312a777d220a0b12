import { whenIdle } from '../idle';

interface Choice {
	readonly value: string;
	readonly label: string;
}

/**
 * The options of a long list: the chosen one at first, all for whoever comes near it, and once the page has time for them. Made by
 * hand: Svelte takes a phone ten times as long. Call while a component is made; `chosen`, `all`, and what stands before them, are
 * reactive.
 */
export function lateOptions(
	chosen: () => Choice,
	all: () => readonly Choice[],
	before: () => readonly Choice[] = () => []
) {
	let near = $state(false);
	$effect(() => whenIdle(() => (near = true)));
	return {
		come: (): void => void (near = true),
		/** Fills the select that it is attached to. */
		fill(select: HTMLSelectElement): void {
			const { value, label } = chosen();
			const [first, rest] = [before(), near ? all() : []];
			const known = [...first, ...rest].some((option) => option.value === value);
			const options = [...first, ...(known ? [] : [{ value, label }]), ...rest];
			select.replaceChildren(...options.map((option) => new Option(option.label, option.value)));
			select.value = value;
		}
	};
}
