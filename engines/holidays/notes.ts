interface Note {
	readonly country: string;
	/** The part that it is about alone. */
	readonly subdivision?: string;
	/** For a request without a part of the country. */
	readonly whole?: true;
	readonly from: number;
	readonly to: number;
	readonly text: string;
}

/** Notes on the days of a country in some years, where the list alone would mislead: one for each country. */
const NOTES = [
	{
		country: 'RU',
		from: 2020,
		to: 2021,
		text: 'Days that decrees made non-working in the epidemic, among them 6 to 8 May and 24 June 2020 and 4 to 7 May 2021 (decree 242 of 23 April 2021), are no holidays: not listed.'
	},
	{
		country: 'UA',
		from: 2022,
		to: 2026,
		text: 'Under martial law the holidays of article 73 of the Labour Code are no days off (Act 2136-IX of 15 March 2022, article 6): those left out here are kept on working days. The extensions are known up to 4 May 2026; later days are estimated.'
	},
	{
		country: 'DE',
		subdivision: 'BY',
		from: 1950,
		to: 2100,
		text: 'In municipalities of Bavaria where more Catholics than Protestants live, 1,708 of 2,056 and all of Upper and Lower Bavaria, 15 August is a holiday too: ask for the subdivision BY-KATH.'
	},
	{
		country: 'AU',
		whole: true,
		from: 1950,
		to: 2100,
		text: 'Days off in every state and territory; each has more, Easter Saturday most of them: ask for a subdivision.'
	},
	{
		country: 'CH',
		whole: true,
		from: 1950,
		to: 2100,
		text: 'Days off in all 26 cantons; each has more, most of them Good Friday, Easter Monday, Whit Monday and 26 December: ask for a subdivision.'
	},
	{
		country: 'GB',
		whole: true,
		from: 1950,
		to: 2100,
		text: 'Bank holidays of all four parts; Easter Monday and the one of August are not the same in Scotland: ask for a subdivision.'
	},
	{
		country: 'BA',
		from: 1950,
		to: 2100,
		text: 'Religious feasts are days off for the faithful only and are not listed.'
	},
	{
		country: 'MY',
		whole: true,
		from: 1950,
		to: 2100,
		text: 'Holidays of the federation, Deepavali not in Sarawak; each state has more, most of them 1 January: ask for a subdivision.'
	},
	{
		country: 'SH',
		from: 2015,
		to: 2100,
		text: 'On Saint Helena 1 January, Whit Monday and the last Monday of August are government holidays: offices close; they are not listed.'
	},
	{
		country: 'ME',
		from: 1950,
		to: 2100,
		text: 'Religious feasts are days off for the faithful only and are not listed.'
	}
] as const satisfies readonly Note[];

/** A country with a specific note, which the app translates. */
export type NotedCountry = (typeof NOTES)[number]['country'];

/** The notes on the holidays of a country or its part in some years; may be empty. */
export const notesOn = (country: string, subdivision: string | null, from: number, to: number): readonly string[] =>
	NOTES.filter(
		(note: Note) =>
			note.country === country &&
			(note.whole ? subdivision === null : note.subdivision === undefined || note.subdivision === subdivision) &&
			to >= note.from &&
			from <= note.to
	)
		.slice(0, 1)
		.map(({ text }) => text);
