/** The languages in which the interface speaks, each by its own name. */
export const LANGUAGES = {
	en: 'English',
	de: 'Deutsch',
	es: 'Español',
	fr: 'Français',
	hi: 'हिन्दी',
	mr: 'मराठी',
	ta: 'தமிழ்',
	ar: 'العربية'
} as const;
export type Language = keyof typeof LANGUAGES;
