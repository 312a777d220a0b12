/** Names of the months in the languages of the interface, January first, short forms after a slash; lower case. */
const MONTHS = [
	'january/jan januar enero/ene janvier/janv जनवरी जानेवारी ஜனவரி يناير',
	'february/feb februar febrero février/févr/fevrier फ़रवरी/फरवरी फेब्रुवारी பிப்ரவரி فبراير',
	'march/mar märz/maerz marzo mars मार्च மார்ச் مارس',
	'april/apr abril avril/avr अप्रैल एप्रिल ஏப்ரல் أبريل/ابريل',
	'may mai mayo मई मे மே مايو',
	'june/jun juni junio juin जून ஜூன் يونيو',
	'july/jul juli julio juillet/juil जुलाई जुलै ஜூலை يوليو',
	'august/aug agosto/ago août/aout अगस्त ऑगस्ट ஆகஸ்ட் أغسطس/اغسطس',
	'september/sep/sept septiembre septembre सितंबर/सितम्बर सप्टेंबर செப்டம்பர் سبتمبر',
	'october/oct oktober/okt octubre octobre अक्टूबर/अक्तूबर ऑक्टोबर அக்டோபர் أكتوبر/اكتوبر',
	'november/nov noviembre novembre नवंबर/नवम्बर नोव्हेंबर நவம்பர் نوفمبر',
	'december/dec dezember/dez diciembre/dic décembre/déc/decembre दिसंबर/दिसम्बर डिसेंबर டிசம்பர் ديسمبر'
].map((line) => new Set(line.split(/[ /]/)));

/** Days by a word, as steps from today. */
const DAYS: ReadonlyMap<string, number> = new Map(
	(
		[
			[0, 'today heute hoy aujourd’hui aujourdhui आज இன்று اليوم'],
			[1, 'tomorrow morgen mañana demain உதயம் நாளை غدا غدًا उद्या'],
			[-1, 'yesterday gestern ayer hier நேற்று أمس काल'],
			// Hindi and Marathi have one word for both sides of these: it names no day.
			[
				2,
				'übermorgen pasado_mañana après-demain après_demain apres-demain day_after_tomorrow the_day_after_tomorrow நாளை_மறுநாள் நாளைமறுநாள் بعد_غد بعد_غدٍ بعد_غدا overmorrow'
			],
			[
				-2,
				'vorgestern anteayer antes_de_ayer avant-hier avant_hier day_before_yesterday the_day_before_yesterday முந்தாநாள் நேற்று_முன்தினம் أول_أمس أمس_الأول'
			]
		] as const
	).flatMap(([step, words]) => words.split(' ').map((word) => [word.replaceAll('_', ' '), step] as const))
);

/** A parsed day: the year is null when it is missing. `other` is the second meaning of `3/4/2026`. */
export interface ReadDay {
	readonly year: number | null;
	readonly month: number;
	readonly day: number;
	readonly other?: { readonly year: number | null; readonly month: number; readonly day: number };
}

const monthOf = (word: string): number => MONTHS.findIndex((names) => names.has(word.replace(/\.$/, ''))) + 1;

function valid(year: number | null, month: number, day: number): ReadDay | null {
	const date = new Date(Date.UTC(year ?? 2024, month - 1, day));
	const fits = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && month >= 1 && day >= 1;
	return fits && (year === null || (year >= 1 && year <= 9999)) ? { year, month, day } : null;
}

/**
 * A calendar day in lower-case text: ISO, `25.12.2026`, `12/25/2026`, `25 december 2026`, `december 25`, `3. mai`, `today`.
 * `dayFirst` when 3/4/2026 is in April. Null for other texts, and for a day that does not exist.
 */
export function readDay(lower: string, today: string, dayFirst = false): ReadDay | null {
	const step = DAYS.get(lower.replace("'", '’'));
	if (step !== undefined) {
		const date = new Date(Date.parse(`${today}T00:00:00Z`) + step * 86_400_000);
		return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
	}
	const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(lower);
	if (iso) return valid(Number(iso[1]), Number(iso[2]), Number(iso[3]));
	const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})?$/.exec(lower);
	if (dotted) return valid(dotted[3] ? Number(dotted[3]) : null, Number(dotted[2]), Number(dotted[1]));
	const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(lower);
	if (slashed) {
		const [a, b, year] = [Number(slashed[1]), Number(slashed[2]), Number(slashed[3])];
		const [american, other] = dayFirst ? [valid(year, b, a), valid(year, a, b)] : [valid(year, a, b), valid(year, b, a)]; // prettier-ignore
		const first = american ?? other;
		return first && american && other && a !== b ? { ...first, other } : first;
	}
	const named =
		/^(?:(?:am|on|le|el|the) )?(\d{1,2})(?:\.|st|nd|rd|th|er|º)? (?:of |de |d’)?([\p{L}\p{M}]+\.?)(?:,? (?:de |of )?(\d{4}))?$/u.exec(
			lower
		);
	if (named) return valid(named[3] ? Number(named[3]) : null, monthOf(named[2] ?? ''), Number(named[1]));
	const after = /^([\p{L}\p{M}]+\.?) (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/u.exec(lower);
	return after ? valid(after[3] ? Number(after[3]) : null, monthOf(after[1] ?? ''), Number(after[2])) : null;
}

/** A parsed day as ISO date; `year` is the default year. */
export const isoOf = ({ year, month, day }: ReadDay, ofYear: number): string =>
	`${String(year ?? ofYear).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
