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
const NOTES: readonly Note[] = [
	{
		country: 'RU',
		from: 2020,
		to: 2021,
		text: 'Non-working days decreed during the pandemic, such as 6–8 May and 24 June 2020 and 4–7 May 2021 (decree 242 of 23 April 2021), are not holidays and are not listed.'
	},
	{
		country: 'UA',
		from: 2022,
		to: 2026,
		text: 'Under martial law, public holidays are working days (Act 2136-IX of 15 March 2022, article 6), so they are left out. Known up to 4 May 2026; later days are estimated.'
	},
	{
		country: 'DE',
		subdivision: 'BY',
		from: 1950,
		to: 2100,
		text: 'In most of Bavaria (1,708 of 2,056 municipalities), 15 August is a holiday too: choose “Bavaria, Catholic areas” (BY-KATH).'
	},
	{
		country: 'AU',
		whole: true,
		from: 1950,
		to: 2100,
		text: 'Holidays in every state and territory. Each has more, most of them Easter Saturday: choose a state.'
	},
	{
		country: 'CH',
		whole: true,
		from: 1950,
		to: 2100,
		text: 'Holidays in all 26 cantons. Most also have Good Friday, Easter Monday, Whit Monday and 26 December: choose a canton.'
	},
	{
		country: 'GB',
		whole: true,
		from: 1950,
		to: 2100,
		text: 'UK-wide bank holidays. Scotland differs at Easter and in August: choose a part.'
	},
	{
		country: 'BA',
		from: 1950,
		to: 2100,
		text: 'Religious feasts are days off for believers only and are not listed.'
	},
	{
		country: 'MY',
		whole: true,
		from: 1950,
		to: 2100,
		text: 'Federal holidays (Deepavali not in Sarawak). Each state has more, most of them 1 January: choose a state.'
	},
	{
		country: 'SH',
		from: 2015,
		to: 2100,
		text: 'On Saint Helena, government offices also close on 1 January, Whit Monday and the last Monday in August. These are not listed.'
	},
	{
		country: 'ME',
		from: 1950,
		to: 2100,
		text: 'Religious feasts are days off for believers only and are not listed.'
	}
];

/** The notes on the holidays of a country or its part in some years; may be empty. */
export const notesOn = (country: string, subdivision: string | null, from: number, to: number): readonly string[] =>
	NOTES.filter(
		(note) =>
			note.country === country &&
			(note.whole ? subdivision === null : note.subdivision === undefined || note.subdivision === subdivision) &&
			to >= note.from &&
			from <= note.to
	)
		.slice(0, 1)
		.map(({ text }) => text);
