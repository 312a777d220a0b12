import { en, type MessageKey, type Messages } from './messages/en';
import { settings, type Language } from './settings.svelte';

const LOADERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Messages>>> = {
	hi: async () => (await import('./messages/hi')).hi,
	mr: async () => (await import('./messages/mr')).mr,
	ta: async () => (await import('./messages/ta')).ta,
	ar: async () => (await import('./messages/ar')).ar
};

let messages: Messages = $state.raw(en);

/** Loads the interface's language; English shows until it is there, and where a loading fails offline. */
export async function loadMessages(language: Language = settings.language): Promise<void> {
	const loaded = language === 'en' ? en : await LOADERS[language]();
	if (language === settings.language) messages = loaded;
}

/** The interface's words for `key`, `{name}` parts filled in. Reactive. */
export function t(key: MessageKey, parts: Readonly<Record<string, string | number>> = {}): string {
	return messages[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(parts[name] ?? whole));
}
