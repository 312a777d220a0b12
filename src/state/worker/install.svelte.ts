/** What Chromium browsers send when the app may be installed. */
interface InstallPrompt extends Event {
	prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

class Install {
	installed = $state(matchMedia('(display-mode: standalone), (display-mode: window-controls-overlay)').matches);
	offered = $state(false);
	#prompt: InstallPrompt | null = null;

	constructor() {
		addEventListener('beforeinstallprompt', (event) => {
			event.preventDefault();
			this.#prompt = event as InstallPrompt;
			this.offered = true;
		});
		addEventListener('appinstalled', () => {
			this.installed = true;
			this.offered = false;
			// An installed app should not lose its data when the disk runs full.
			void navigator.storage?.persist?.();
		});
	}

	/** Instructions for browsers that install only by their own menus, or null. */
	get steps(): 'installIos' | 'installFirefox' | null {
		if (/iP(hone|ad|od)/.test(navigator.userAgent)) return 'installIos';
		return /Firefox/.test(navigator.userAgent) ? 'installFirefox' : null;
	}

	/** There is something to say of it. */
	get hinted(): boolean {
		return !this.installed && (this.offered || this.steps !== null);
	}

	async ask(): Promise<void> {
		const prompt = this.#prompt;
		this.#prompt = null;
		this.offered = false;
		await prompt?.prompt();
	}
}

export const install = new Install();
