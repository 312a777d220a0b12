/** What each npm package says in each of the 55 languages. Licences, sizes: data/sources/detect/README.md. */
import { declaration, isHeldOut } from './detect-fold';
import { readMessages } from './detect-lists';
import { readPackage, type Package } from './detect-packages';

/** Texts of one language from one package. */
export interface Texts {
	readonly source: string;
	readonly code: string;
	/** Each with the same message in English where the package has it, else ''. */
	readonly texts: readonly (readonly [text: string, english: string])[];
}

const PACKAGES = {
	lighthouse: {
		name: 'lighthouse',
		version: '12.8.2',
		integrity: 'sha512-+5SKYzVaTFj22MgoYDPNrP9tlD2/Ay7j3SxPSFD9FpPyVxGr4UtOQGKyrdZ7wCmcnBaFk0mCkPfARU3CsE0nvA=='
	},
	/** One of the versions that carry their translations. */
	devtools: {
		name: 'chrome-devtools-frontend',
		version: '1.0.980332',
		integrity: 'sha512-+WJU9z+jVvSglXbmKInzxl4SIlWmh7tJm1D66GH04NY6IQP/Ev+6TfLLSrPVXjXwEvKhXOEW50y/mQZt0w3WRQ=='
	},
	scratch: {
		name: 'scratch-l10n',
		version: '3.18.0',
		integrity: 'sha512-OTEvk5h3qerPgi9ZsRQusj+LZTq9SgcbFZdZS4PGcMAzdexAz8jhQJu0XPacdVJMgCrF3KpNgngrcP1Wj20I4Q=='
	},
	tagging: {
		name: '@openstreetmap/id-tagging-schema',
		version: '6.19.2',
		integrity: 'sha512-nA3p6VcG063vMPu9GQJw1YMiMUMDhTdxa5dy6BPZgpCC2Pn0Twvzy9zzYM1EfX3fA5XtKaQVkYI16yfvBqujuw=='
	},
	annotations: {
		name: 'cldr-annotations-full',
		version: '48.2.0',
		integrity: 'sha512-DV7A+rEcgUSNTRsVGNGqBZRmAkGfwhGHO5Q1dRwzBoBnVrHWp804JP7/QJdEc66iHmx3+zLWVIMCFLm0lW7PUQ=='
	},
	blockly: {
		name: 'blockly',
		version: '12.5.1',
		integrity: 'sha512-etXLpUtEkcRibHGwIJ4BsvnIzMJJs0C0yPIjE/W0NCtj8ACha/a7Q9n7Ib6+j7N4EzQ0p28YPZMnypi5pNIj1g=='
	},
	ooui: {
		name: 'oojs-ui',
		version: '0.54.2',
		integrity: 'sha512-O9IlgcH4HWA9SU/REyC9AKu2rEVwFNiclRK3VqFjNIUy4I48Q9ROORztHdWyXcIDn7Es7oQqw8H1ltDAMBk5Fg=='
	},
	etherpad: {
		name: 'ep_etherpad-lite',
		version: '1.8.14',
		integrity: 'sha512-w3TRnwsozofewLCRkHV8/Afzyc4yXmQfoYSGEy/aGkGWFtgFYu/VDyPYDedvFQtANqPsHNArtmUPNVuw8nSLKg=='
	}
} as const satisfies Record<string, Package>;

/** Spellings of a language's code in locale files, the most wanted first. */
const LOCALES: Readonly<Record<string, readonly string[]>> = {
	no: ['nb', 'no'],
	tl: ['fil', 'tl'],
	'sr-Latn': ['sr-Latn', 'sr-latn', 'sr-el'],
	sr: ['sr', 'sr-ec'],
	be: ['be', 'be-tarask'],
	ku: ['ku', 'ku-latn'],
	kk: ['kk', 'kk-cyrl'],
	kok: ['kok', 'gom-deva'],
	tg: ['tg', 'tg-cyrl'],
	tt: ['tt', 'tt-cyrl'],
	ug: ['ug', 'ug-arab'],
	hsb: ['hsb', 'dsb'],
	'zh-cn': ['zh', 'zh-CN', 'zh-cn', 'zh-hans'],
	'zh-tw': ['zh-TW', 'zh-tw', 'zh-Hant', 'zh-hant']
};
const localesOf = (code: string) => LOCALES[code] ?? [code];

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** All strings of a JSON value by the path that leads to them. */
function strings(value: Json, path = '', found = new Map<string, string>()): Map<string, string> {
	if (typeof value === 'string') found.set(path, value);
	else if (typeof value === 'object' && value !== null)
		for (const [key, inner] of Object.entries(value))
			if (key !== '@metadata') strings(inner as Json, `${path}/${key}`, found);
	return found;
}

const messagesOf = (files: Map<string, string>, names: readonly string[]): Map<string, string> => {
	for (const name of names) {
		const file = files.get(name);
		if (file !== undefined) return strings(JSON.parse(file) as Json);
	}
	return new Map();
};

const beside = (own: Map<string, string>, english: Map<string, string>): (readonly [string, string])[] =>
	[...own].map(([key, text]) => [text, english.get(key) ?? ''] as const);

const filesOf = once(() => {
	const lighthouse = readPackage(PACKAGES.lighthouse, (file) =>
		/^shared\/localization\/locales\/[\w-]+\.json$/.test(file)
	);
	const devtools = readPackage(PACKAGES.devtools, (file) =>
		/^front_end\/core\/i18n\/locales\/[\w-]+\.json$/.test(file)
	);
	const scratch = readPackage(PACKAGES.scratch, (file) =>
		/^(www\/[^/]+|editor\/(interface|blocks|extensions))\/[\w-]+\.json$/.test(file)
	);
	const tagging = readPackage(PACKAGES.tagging, (file) => /^dist\/translations\/[\w-]+\.min\.json$/.test(file));
	const annotations = readPackage(PACKAGES.annotations, (file) => file.endsWith('/annotations.json'));
	const blockly = readPackage(PACKAGES.blockly, (file) => /^msg\/[\w-]+\.js$/.test(file));
	const ooui = readPackage(PACKAGES.ooui, (file) => /^dist\/i18n\/[\w-]+\.json$/.test(file));
	const etherpad = readPackage(PACKAGES.etherpad, (file) => /^locales\/[\w-]+\.json$/.test(file));
	const messages = readMessages();
	return { lighthouse, devtools, scratch, tagging, annotations, blockly, ooui, etherpad, messages };
});

function once<Value extends object>(read: () => Value): () => Value {
	let value: Value | undefined;
	return () => (value ??= read());
}

/** Running text, messages and phrases in `codes`. */
export function readTexts(codes: readonly string[]): Texts[] {
	const all: Texts[] = [];
	const add = (source: string, code: string, texts: Texts['texts']) => {
		if (texts.length > 0) all.push({ source, code, texts });
	};
	const { lighthouse, devtools, scratch, tagging, annotations, blockly, ooui, etherpad, messages } = filesOf();
	const inLighthouse = (locale: string) => `shared/localization/locales/${locale}.json`;
	const inDevtools = (locale: string) => `front_end/core/i18n/locales/${locale}.json`;
	const scratchFolders = [...new Set([...scratch.keys()].map((file) => file.slice(0, file.lastIndexOf('/'))))].sort();
	const inTagging = (locale: string) => `dist/translations/${locale}.min.json`;

	const withoutRoot = (messages: Map<string, string>) =>
		new Map([...messages].map(([key, text]) => [key.replace(/^\/[^/]+/, ''), text]));
	const englishTagging = withoutRoot(messagesOf(tagging, [inTagging('en')]));
	const englishLighthouse = messagesOf(lighthouse, [inLighthouse('en-US')]);
	const englishDevtools = messagesOf(devtools, [inDevtools('en-US')]);
	for (const code of codes) {
		const locales = localesOf(code);
		const english = code === 'en';
		add(
			'lighthouse',
			code,
			beside(
				messagesOf(lighthouse, english ? [inLighthouse('en-US')] : locales.map(inLighthouse)),
				english ? new Map() : englishLighthouse
			)
		);
		add(
			'chrome-devtools-frontend',
			code,
			beside(
				messagesOf(devtools, english ? [inDevtools('en-US')] : locales.map(inDevtools)),
				english ? new Map() : englishDevtools
			)
		);
		for (const folder of scratchFolders) {
			const own = messagesOf(
				scratch,
				locales.map((locale) => `${folder}/${locale}.json`)
			);
			add('scratch-l10n', code, beside(own, english ? new Map() : messagesOf(scratch, [`${folder}/en.json`])));
		}
		add(
			'id-tagging-schema',
			code,
			beside(withoutRoot(messagesOf(tagging, locales.map(inTagging))), english ? new Map() : englishTagging)
		);
		for (const locale of locales.slice(0, code.startsWith('zh') ? 4 : 2)) {
			const file = annotations.get(`annotations/${locale}/annotations.json`);
			if (file === undefined) continue;
			const { annotations: inner } = JSON.parse(file) as {
				annotations: { annotations?: Record<string, { default?: string[]; tts?: string[] }> };
			};
			const phrases = Object.values(inner.annotations ?? {}).flatMap(({ default: keywords = [], tts = [] }) => [
				...keywords,
				...tts
			]);
			add(
				'cldr-annotations-full',
				code,
				phrases.map((phrase) => [phrase, ''] as const)
			);
			break;
		}
		for (const locale of locales) {
			const file = blockly.get(`msg/${locale}.js`);
			if (file === undefined) continue;
			const lines = file
				.split('\n')
				.filter((line) => line.startsWith('Blockly.Msg[') && !/\/\/ untranslated|HELPURL|HUE/.test(line));
			add(
				'blockly',
				code,
				lines.flatMap((line) => /= "(.*)";/.exec(line)?.[1] ?? []).map((text) => [text, ''] as const)
			);
			break;
		}
		for (const [source, files, folder] of [
			['oojs-ui', ooui, 'dist/i18n'],
			['ep_etherpad-lite', etherpad, 'locales']
		] as const) {
			const own = messagesOf(
				files,
				locales.map((locale) => `${folder}/${locale}.json`)
			);
			const originals = english ? new Map<string, string>() : messagesOf(files, [`${folder}/en.json`]);
			add(
				source,
				code,
				beside(own, originals).filter(([, original]) => english || original !== '')
			);
		}
		for (const locale of locales) add('messages', code, messages[locale] ?? []);
		add(
			'udhr',
			code,
			declaration(code)
				.filter((_, index) => !isHeldOut(index))
				.map((text) => [text, ''] as const)
		);
	}
	return all;
}
