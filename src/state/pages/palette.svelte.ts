/** How the palette is opened by keyboard, as the user's machine writes it. */
export const SHORTCUT = /Mac|iP(hone|ad|od)/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

/** Whether the command palette is open. The app loads its code when it first is. */
class PaletteState {
	shown = $state(false);

	open(): void {
		this.shown = true;
	}

	close(): void {
		this.shown = false;
	}
}

export const palette = new PaletteState();
