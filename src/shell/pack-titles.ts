/** What the packs hold, for people. A pack that is not named here shows by its own name. */
export const PACK_TITLES: Readonly<Record<string, string>> = {
	detect: 'Language · telling 55 languages apart',
	holidays: 'Public holidays · calendars of all countries',
	wordnet: 'Dictionary · WordNet',
	zones: 'Geo · borders of the time zones'
};
