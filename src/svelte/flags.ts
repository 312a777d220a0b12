/** In place of Svelte's module of this name: every component uses runes, and has no await in its markup and no tracing. */
export const async_mode_flag = false;
export const legacy_mode_flag = false;
export const tracing_mode_flag = false;
export function enable_async_mode_flag(): void {}
export function enable_legacy_mode_flag(): void {}
export function enable_tracing_mode_flag(): void {}
