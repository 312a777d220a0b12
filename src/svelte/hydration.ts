/** In place of Svelte's module of this name: pages are drawn in the browser alone, from nothing, so nothing is hydrated. */
export const hydrating = false;
export const hydrate_node = null;
export function set_hydrating(): void {}
export function set_hydrate_node(): void {}
export function hydrate_next(): void {}
export function hydrate_template(): void {}
export function reset(): void {}
export function next(): void {}
export function skip_nodes(): void {}
export function read_hydration_instruction(): void {}
