import { usesMiles } from '../../../engines/kit/road-distances';
import { keepText, readKeptJson } from './device-storage';
import { LANGUAGES, type Language } from './languages';
import { localeOf } from './locale-of';

export type Theme = 'system' | 'light' | 'dark';
export type Units = 'metric' | 'imperial';

const STORE_KEY = 'settings';

const stored = (): Record<string, unknown> => ({ ...(readKeptJson(STORE_KEY) as object | null) });

const pick = <T extends string>(value: unknown, options: readonly T[], fallback: T): T =>
	options.find((option) => option === value) ?? fallback;

const saidRegion = (): string | undefined =>
	(navigator.languages ?? [navigator.language])
		// Without Intl, whose first use is slow on a phone: this runs before the first paint.
		.map((language) => /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2}|\d{3})(?![^-])/i.exec(language)?.[1]?.toUpperCase())
		.find(Boolean);

/** The device's region and its hours as the end of a BCP 47 tag: `-DE-u-hc-h23-nu-latn`. */
function readRegion(): string {
	const region = saidRegion() ?? localeOf(navigator.language)?.maximize().region ?? '001';
	// The chosen language decides the clock's form; by default the region's language.
	const { language } = new Intl.Locale(`und-${region}`).maximize();
	const { hourCycle } = new Intl.DateTimeFormat(`${language}-${region}`, { hour: 'numeric' }).resolvedOptions();
	return `-${region}-u-hc-${hourCycle}-nu-latn`;
}

const languages = Object.keys(LANGUAGES) as Language[];

/** The user's preferences. Stored in localStorage, because they are needed before the first paint. */
class Settings {
	#theme: Theme = $state('system');
	#units: Units = $state('metric');
	#language: Language = $state('en');
	#developer = $state(false);
	#background = $state(false);
	/** The end of `locale`; read when it is first needed. */
	#region: string | undefined;
	/** The browser speaks English: its own tag is the locale. */
	#english: boolean | undefined;

	constructor() {
		const kept = stored();
		const browser = navigator.language.slice(0, 2).toLowerCase();
		this.#theme = pick(kept['theme'], ['system', 'light', 'dark'], 'system');
		this.#units = pick(kept['units'], ['metric', 'imperial'], usesMiles(saidRegion()) ? 'imperial' : 'metric');
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
	/** Feeds are refreshed in the background. Off by default. */
	get background(): boolean {
		return this.#background;
	}
	set background(background: boolean) {
		this.#background = background;
		this.#keep();
	}
	/** BCP 47 tag for Intl: the interface's language, the device's region and Latin digits. */
	get locale(): string {
		this.#english ??= /^en(?![^-])/i.test(navigator.language);
		if (this.#language === 'en' && this.#english) return navigator.language;
		this.#region ??= readRegion();
		return this.#language + this.#region;
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
		// Without storage the choice lasts as long as the page.
		const kept = {
			theme: this.#theme,
			units: this.#units,
			language: this.#language,
			developer: this.#developer,
			background: this.#background
		};
		keepText(STORE_KEY, JSON.stringify(kept));
	}
}

export const settings = new Settings();
