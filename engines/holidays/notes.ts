/**
 * Notes where the list alone would mislead, one for each country: `RU 2020-2021` for requests of some of these years, `DE-BY` for a
 * request of that part, `AU whole` for one without a part.
 */
const NOTES: Readonly<Record<string, string>> = {
	'RU 2020-2021':
		'Non-working days decreed during the pandemic, such as 6–8 May and 24 June 2020 and 4–7 May 2021 (decree 242 of 23 April 2021), are not holidays and are not listed.',
	'UA 2022-2026':
		'Under martial law, public holidays are working days (Act 2136-IX of 15 March 2022, article 6), so they are left out. Known up to 4 May 2026; later days are estimated.',
	'DE-BY':
		'In most of Bavaria (1,708 of 2,056 municipalities), 15 August is a holiday too: choose “Bavaria, Catholic areas” (BY-KATH).',
	'AU whole': 'Holidays in every state and territory. Each has more, most of them Easter Saturday: choose a state.',
	'CH whole':
		'Holidays in all 26 cantons. Most also have Good Friday, Easter Monday, Whit Monday and 26 December: choose a canton.',
	'GB whole': 'UK-wide bank holidays. Scotland differs at Easter and in August: choose a part.',
	BA: 'Religious feasts are days off for believers only and are not listed.',
	'MY whole':
		'Federal holidays (Deepavali not in Sarawak). Each state has more, most of them 1 January: choose a state.',
	'SH 2015-2100':
		'On Saint Helena, government offices also close on 1 January, Whit Monday and the last Monday in August. These are not listed.',
	ME: 'Religious feasts are days off for believers only and are not listed.'
};

/** The notes on the holidays of a country or its part in some years; may be empty. */
export const notesOn = (country: string, subdivision: string | null, from: number, to: number): readonly string[] =>
	Object.entries(NOTES)
		.filter(([key]) => {
			const [, code, part, whole, first = '1950', last = '2100'] = KEY.exec(key) ?? [];
			const isHere = whole ? subdivision === null : part === undefined || part === subdivision;
			return code === country && isHere && to >= Number(first) && from <= Number(last);
		})
		.slice(0, 1)
		.map(([, text]) => text);
const KEY = /^([A-Z]{2})(?:-(\w+))?( whole)?(?: (\d{4})-(\d{4}))?$/;
