import { whenIdle } from '../idle';

type Choice = { readonly value: string; readonly label: string };

/**
 * The options of a long list: the chosen one at first, all when the list gets focus or the page is idle. Created
 * without Svelte, which takes ten times as long on a phone. Call it during a component's initialisation; `chosen`, `all`, and the entries before them, are
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
