export const LANGUAGES = { en: 'English', hi: 'हिन्दी', mr: 'मराठी', ta: 'தமிழ்', ar: 'العربية' } as const;
export type Language = keyof typeof LANGUAGES;
export type Theme = 'system' | 'light' | 'dark';
export type Units = 'metric' | 'imperial';

const STORE_KEY = 'settings';

function stored(): Record<string, unknown> {
	try {
		const value: unknown = JSON.parse(localStorage.getItem(STORE_KEY) ?? '{}');
		return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
	} catch {
		// Storage that is switched off or damaged: the defaults serve.
		return {};
	}
}

const pick = <T extends string>(value: unknown, options: readonly T[], fallback: T): T =>
	options.find((option) => option === value) ?? fallback;

const languages = Object.keys(LANGUAGES) as Language[];

/** What the user prefers. Kept in localStorage, because it is needed before the first paint. */
class Settings {
	#theme: Theme = $state('system');
	#units: Units = $state('metric');
	#language: Language = $state('en');
	#developer = $state(false);
	#background = $state(false);

	constructor() {
		const kept = stored();
		const browser = navigator.language.slice(0, 2).toLowerCase();
		this.#theme = pick(kept['theme'], ['system', 'light', 'dark'], 'system');
		this.#units = pick(kept['units'], ['metric', 'imperial'], navigator.language === 'en-US' ? 'imperial' : 'metric');
		this.#language = pick(kept['language'], languages, pick(browser, languages, 'en'));
		this.#developer = kept['developer'] === true;
		this.#background = kept['background'] === true;
		this.#show();
	}

	get theme(): Theme {
		return this.#theme;
	}
	set theme(theme: Theme) {
		this.#theme = theme;
		this.#keep();
	}
	/** Which unit of length comes first; answers always carry both. */
	get units(): Units {
		return this.#units;
	}
	set units(units: Units) {
		this.#units = units;
		this.#keep();
	}
	/** Language of the interface, not of the answers. */
	get language(): Language {
		return this.#language;
	}
	set language(language: Language) {
		this.#language = language;
		this.#keep();
	}
	/** Shows method, path, JSON, requests and times beside the answers. */
	get developer(): boolean {
		return this.#developer;
	}
	set developer(developer: boolean) {
		this.#developer = developer;
		this.#keep();
	}
	/** Feeds are brought up to date without being asked. Off until somebody wants it. */
	get background(): boolean {
		return this.#background;
	}
	set background(background: boolean) {
		this.#background = background;
		this.#keep();
	}
	/** BCP 47 tag for Intl: the interface's language with Latin digits, which the API's answers use too. */
	get locale(): string {
		return this.#language === 'en' && navigator.language.startsWith('en')
			? navigator.language
			: `${this.#language}-u-nu-latn`;
	}

	#show(): void {
		const root = document.documentElement;
		root.lang = this.#language;
		root.dir = this.#language === 'ar' ? 'rtl' : 'ltr';
		if (this.#theme === 'system') delete root.dataset['theme'];
		else root.dataset['theme'] = this.#theme;
	}

	#keep(): void {
		this.#show();
		try {
			localStorage.setItem(
				STORE_KEY,
				JSON.stringify({
					theme: this.#theme,
					units: this.#units,
					language: this.#language,
					developer: this.#developer,
					background: this.#background
				})
			);
		} catch {
			// Without storage the choice lasts as long as the page.
		}
	}
}

export const settings = new Settings();
