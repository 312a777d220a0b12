import { stemsOf } from '../kit/case-endings';
import { oneOf, type Suggest } from '../kit/suggest';
import type { earthquakes } from './contract';

const WORD = oneOf("earthquakes | earthquake | quakes | quake | seismic activity | erdbeben | beben | terremotos | terremoto | temblores | sismos | sismo | temblor | séismes | séisme | seisme | tremblement de terre | tremblements de terre | भूकंप | भूकम्प | நிலநடுக்கம் | பூகம்பம் | زلازل | زلزال | هزة أرضية"); // prettier-ignore
const PERIODS: readonly (readonly [RegExp, string])[] = [
	[/\b(?:hour|stunde|hora|heure)\b|घंटे|ساعة/, 'hour'],
	[/\b(?:week|woche|semana|semaine)\b|हफ़्ते|सप्ताह|आठवड|வாரம்|أسبوع/, 'week'],
	[/\b(?:month|monat|mes|mois)\b|महीने|महिन|மாதம்|شهر/, 'month']
];

const TODAY = /\btoday\b|\bheute\b|\bhoy\b|aujourd[’']hui|\bday\b|आज|இன்ற|اليوم/u;
const LEVELS = ['4.5', '2.5', '1.0'] as const;
/** A magnitude as people ask for it: `above 6`, `m5`, `6+`, `6.5 or more`, `mayores de 6`. */
const SIZE_WORD = oneOf("m | mag | magnitude | magnitud | magnitudes | stärke | über | ab | stärker als | over | above | at least | greater than | more than | larger than | bigger than | stronger than | of magnitude | de magnitud | de magnitude | mayores de | mayor de | mayores a | más de | superiores a | supérieurs à | supérieur à | plus de | au-dessus de | fortes de | > | >= | ≥ | أكبر من | أقوى من | فوق | بقوة"); // prettier-ignore
const NUMBER = '(\\d(?:[.,]\\d\\d?)?)';
const OR_MORE = `(?:\\s?\\+|\\s(?:or|and|oder|und|o|y|ou|et) (?:more|higher|above|greater|stronger|larger|over|up|mehr|stärker|más|mayores|plus)|\\s(?:से|पेक्षा|க்கு)(?:\\s(?:ज़्यादा|ज्यादा|अधिक|ऊपर|बड़े|जास्त|मोठे|மேல்))?)`;
const SIZE = new RegExp(`(?:^|\\s)(?:(?:${SIZE_WORD}\\s?)+${NUMBER}${OR_MORE}?|${NUMBER}${OR_MORE})(?=\\s|$)`, 'u');

/** Where the asker is, which only the device can say: the page offers it. */
const NEAR_ME =
	/(?:^|\s)(?:near(?:by| me| here| my location)?|around (?:me|here)|in (?:der|meiner) nähe|hier|bei mir|cerca(?: de (?:mí|aquí|mi))?|aquí|près (?:de moi|d['’]ici)|à proximité|autour de moi|ici|मेरे (?:पास|नज़दीक|नजदीक)|आस-?पास|माझ्या जवळ(?:चे)?|जवळचे|எனக்கு அருகில்|அருகில்|قريب مني|بالقرب مني|قربي|هنا)(?=\s*$)/u;

/** Words beside earthquakes that name no place. */
const NO_PLACE =
	/(?:^|\s)(?:strong\w*|big\w*|large\w*|latest|recent|live|map|list|all|any|tracker|report\w*|worldwide|world|global|news|what|when|was|is|there|did|how|many|why|happen\w*|feel|felt|stärk\w+|stark\w*|größ\w*|groß\w*|importants?|forts?|gran(?:de)?s?|fuertes?|बड़[ाेी]|तेज़?|मोठ[ाेी]|மிகப்பெரிய|பெரிய|قوية?|كبيرة?|letzte\w*|aktuell\w*|welche\w*|gab|es|últimos?|recientes?|fuerte\w*|derniers?|récents?|hier|ayer|gestern|yesterday|आज|कल|अब|நேற்று|இன்று|اليوم|أمس)(?=\s|$)/u;

export const suggest: Suggest<typeof earthquakes> = {
	names: { recent: ['earthquake', 'earthquakes', 'quake', 'quakes', 'usgs', 'seismic', 'erdbeben', 'terremoto', 'terremotos', 'sismo', 'sismos', 'séisme', 'séismes', 'भूकंप', 'நிலநடுக்கம்', 'زلزال', 'زلازل'] }, // prettier-ignore
	read({ text, lower }, { country, isTown }) {
		const named = (name: string) => isTown(name) || country(name) !== undefined;
		if (text.length > 100 || !new RegExp(`(?:^|\\s)${WORD}(?:\\s|$)`, 'u').test(lower)) return [];
		const sized = SIZE.exec(lower);
		const size = sized?.[1] ?? sized?.[2];
		const least = size === undefined ? undefined : Number(size.replace(',', '.'));
		const level = least === undefined ? undefined : (LEVELS.find((one) => Number(one) <= least) ?? 'all');
		const exact = least !== undefined && Number(level) !== least;
		// A strong one is rare: without a period, the longest that is kept.
		const said = PERIODS.find(([word]) => word.test(lower))?.[1];
		const period = said ?? ((least ?? 0) >= 6 && !TODAY.test(lower) ? 'month' : undefined);
		// What is left beside the name of the tool may be a place: `earthquakes in japan`.
		const place = lower
			.replace(new RegExp(`(?:^|\\s)${WORD}(?=\\s|$)`, 'gu'), ' ')
			.replace(
				/(?:^|\s)(?:(?:this|last|past|the|diese[nr]?|letzte[nr]?|esta|este|cette|ce) )?(?:today|now|hour|day|week|month|heute|stunde|tag|woche|monat|hoy|hora|día|semana|mes|aujourd[’']hui|heure|jour|semaine|mois)(?=\s|$)/gu,
				' '
			)
			.replace(SIZE, ' ')
			.replace(NEAR_ME, ' ')
			.replace(/(?:^|\s)(?:आज(?:का|की|के|चे|चा|ची)?|இன்றைய|இன்று|اليوم)(?=\s|$)(?:\s(?:का|की|के|चे|चा|ची)(?=\s|$))?/u, ' ')
			.replace(/^[\s,]*(?:in|near|around|at|for|bei|nahe|en|cerca de|près de|à|au|قرب|بالقرب من|في)\s+/u, '')
			.replace(/\s+(?:के पास|के निकट|में|च्या जवळ|जवळ|मध्ये|அருகில்|அருகே|பக்கத்தில்)\s*$/u, '')
			.trim();
		// What is no place that is known at once is looked up, and asked back where it is none.
		const isName = /^\p{L}[\p{L}\p{M} .'’-]{2,40}$/u.test(place) && !NO_PLACE.test(place);
		// Marathi and Tamil write `in` on the name.
		const stem = named(place) ? undefined : stemsOf(place).find(named);
		const near = stem ?? (named(place) || isName ? place : undefined);
		return [
			{
				operation: 'recent',
				values: {
					...(period && { period }),
					...(level && { min_magnitude: level }),
					...(exact && { at_least: String(least) })
				},
				...(near !== undefined && { places: { near } }),
				about: text,
				score: 0.9
			}
		];
	}
};
