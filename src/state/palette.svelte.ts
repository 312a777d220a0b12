/** How the palette is opened by keyboard, as the user's machine writes it. */
export const SHORTCUT = /Mac|iP(hone|ad|od)/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

type PaletteComponent = typeof import('../shell/Palette.svelte').default;

/** Whether the command palette is open. Its code is loaded when it first is. */
class PaletteState {
	component: PaletteComponent | null = $state.raw(null);
	shown = $state(false);

	async open(): Promise<void> {
		this.component ??= (await import('../shell/Palette.svelte')).default;
		this.shown = true;
	}

	close(): void {
		this.shown = false;
	}
}

export const palette = new PaletteState();
