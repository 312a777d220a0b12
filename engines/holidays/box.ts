import { isoOf, readDay } from '../kit/date-words';
import { oneOf, type Reading, type Suggest } from '../kit/suggest';
import type { holidays } from './contract';

const WORD = oneOf("public holidays | public holiday | bank holidays | bank holiday | holidays | holiday | feiertage | feiertag | gesetzliche feiertage | días festivos | dias festivos | festivos | festivo | feriado | feriados | días feriados | jours fériés | jours feries | jour férié | fériés | छुट्टियाँ | छुट्टियां | छुट्टी | अवकाश | सार्वजनिक छुट्टियाँ | सुट्ट्या | सुट्टी | सार्वजनिक सुट्ट्या | விடுமுறை நாட்கள் | விடுமுறை | பொது விடுமுறை | العطل الرسمية | العطل | عطلة | العطلات"); // prettier-ignore
const NEXT = oneOf(
	'next | nächster | nächste | naechster | próximo | proximo | prochain | prochaine | अगली | अगला | पुढील | पुढची | அடுத்த | التالية | القادمة'
);
/** Days that are holidays in many countries, by name. */
const NAMED = oneOf("christmas | christmas day | easter | easter sunday | easter monday | good friday | thanksgiving | new year | new year's day | new years day | labor day | labour day | independence day | diwali | eid | eid al-fitr | eid al-adha | holi | passover | boxing day | memorial day | weihnachten | ostern | karfreitag | pfingsten | silvester | neujahr | tag der deutschen einheit | navidad | semana santa | pascua | año nuevo | noël | pâques | toussaint | bastille day | दिवाली | होली | दिवाळी | गणेश चतुर्थी | பொங்கல் | தீபாவளி | عيد الفطر | عيد الأضحى | رمضان"); // prettier-ignore
const FILL = oneOf(
	'in | for | of | en | de | du | des | à | au | aux | für | von | im | में | की | के | का | मधील | च्या | இல் | في'
);

const question = (country: string, year: string | undefined, about: string, score: number): Reading<'holidays'> => ({
	operation: 'holidays',
	values: { country, ...(year !== undefined && { year }) },
	about,
	score
});

/** Parts of countries that people name without the country. */
const PARTS: Readonly<Record<string, readonly [string, string]>> = {
	bayern: ['DE', 'BY'], bavaria: ['DE', 'BY'], bavière: ['DE', 'BY'], berlin: ['DE', 'BE'], hessen: ['DE', 'HE'], sachsen: ['DE', 'SN'], saxony: ['DE', 'SN'],
	'baden-württemberg': ['DE', 'BW'], nrw: ['DE', 'NW'], 'nordrhein-westfalen': ['DE', 'NW'], niedersachsen: ['DE', 'NI'], hamburg: ['DE', 'HH'],
	california: ['US', 'CA'], texas: ['US', 'TX'], 'new york': ['US', 'NY'], florida: ['US', 'FL'], scotland: ['GB', 'SCT'], 'northern ireland': ['GB', 'NIR'],
	ontario: ['CA', 'ON'], quebec: ['CA', 'QC'], québec: ['CA', 'QC'], tirol: ['AT', '7'], wien: ['AT', '9'], zürich: ['CH', 'ZH'], cataluña: ['ES', 'CT'], madrid: ['ES', 'MD']
}; // prettier-ignore

export const suggest: Suggest<typeof holidays> = {
	names: {
		workdays: ['working days', 'workdays', 'business days', 'arbeitstage', 'werktage', 'días laborables', 'días hábiles', 'jours ouvrés', 'jours ouvrables', 'कार्य दिवस', 'कामाचे दिवस', 'வேலை நாட்கள்', 'أيام العمل'], // prettier-ignore
		holidays: ['holidays', 'public holidays', 'bank holidays', 'feiertage', 'feiertag', 'festivos', 'feriados', 'jours fériés', 'छुट्टियाँ', 'सुट्ट्या', 'விடுமுறை', 'العطل', 'calendar', 'kalender', 'calendario', 'calendrier'] // prettier-ignore
	},
	read({ text, lower }, { country, home, today }) {
		if (text.length > 100 || text.includes('\n')) return [];
		const year = /(?:^| )((?:19[5-9]|20)\d\d)(?= |$)/.exec(lower)?.[1];
		const bare = year === undefined ? lower : lower.replace(new RegExp(` ?\\b${year}\\b`), '').trim();
		const asked = new RegExp(`^(?:when is |when are |wann ist |wann sind |cuándo es |quand est |is today a )?(?:the |der |die |el |la |les? )?(?:${NEXT} )?${WORD}(?: ${NEXT})?(?: ${FILL})?(?: (.+))?$`, 'u').exec(bare); // prettier-ignore
		const after = asked ? null : new RegExp(`^(.+?)(?: ${FILL})?(?: ${NEXT})? ${WORD}$`, 'u').exec(bare);
		const place = (asked?.[1] ?? after?.[1])?.replace(/^the /, '').trim();
		if (asked || after) {
			if (place === undefined || place === '') return [question(home, year, home, 0.92)];
			const part = PARTS[place];
			if (part) return [{ ...question(part[0], year, `${part[0]}-${part[1]}`, 0.94), values: { country: part[0], subdivision: part[1], ...(year && { year }) } }]; // prettier-ignore
			const code = country(place);
			return code === undefined ? [] : [question(code, year, code, 0.94)];
		}
		const named = new RegExp(`^(?:when is |wann ist |cuándo es |quand est )?(${NAMED})(?: ${FILL}? ?(.+))?$`, 'u').exec(
			bare
		);
		if (named) {
			const code = named[2] === undefined ? home : country(named[2]);
			return code === undefined ? [] : [question(code, year, `${named[1]}`, 0.85)];
		}
		const day = readDay(lower, today);
		if (day && day.year !== null && day.year >= 1950 && day.year <= 2100 && !/^\p{L}+$/u.test(lower))
			return [question(home, String(day.year), isoOf(day, day.year), 0.5)];
		const code = country(bare);
		if (code !== undefined)
			return [question(code, year, code, bare === text.toLowerCase() && bare.length === 2 ? 0.66 : 0.8)];
		return [];
	},
	lines: {
		holidays({ holidays, year }, _values, today) {
			const next = holidays.find(({ date }) => date >= today);
			if (String(year) !== today.slice(0, 4)) return holidays.slice(0, 2).map(({ date, name }) => `${name} ${date}`).join(' · '); // prettier-ignore
			return next ? `${next.name} · ${next.date}` : '';
		}
	}
};
