import { oneOf, type Suggest } from '../kit/suggest';
import type { earthquakes } from './contract';

const WORD = oneOf("earthquakes | earthquake | quakes | quake | seismic activity | erdbeben | beben | terremotos | terremoto | sismos | sismo | temblor | séismes | séisme | seisme | tremblement de terre | tremblements de terre | भूकंप | भूकम्प | நிலநடுக்கம் | பூகம்பம் | زلازل | زلزال | هزة أرضية"); // prettier-ignore
const PERIODS: readonly (readonly [RegExp, string])[] = [
	[/\b(?:hour|stunde|hora|heure)\b|घंटे|ساعة/, 'hour'],
	[/\b(?:week|woche|semana|semaine)\b|हफ़्ते|सप्ताह|आठवड|வாரம்|أسبوع/, 'week'],
	[/\b(?:month|monat|mes|mois)\b|महीने|महिन|மாதம்|شهر/, 'month']
];

/** Words beside earthquakes that name no place. */
const NO_PLACE =
	/(?:^|\s)(?:strong\w*|big\w*|large\w*|latest|recent|live|map|list|all|any|tracker|report\w*|worldwide|world|global|news|what|when|was|is|there|did|how|many|why|happen\w*|feel|felt|stärk\w+|letzte\w*|aktuell\w*|welche\w*|gab|es|últimos?|recientes?|fuerte\w*|derniers?|récents?|hier|ayer|gestern|yesterday|आज|कल|अब|நேற்று|இன்று|اليوم|أمس)(?=\s|$)/u;

export const suggest: Suggest<typeof earthquakes> = {
	names: { recent: ['earthquake', 'earthquakes', 'quake', 'quakes', 'usgs', 'seismic', 'erdbeben', 'terremoto', 'terremotos', 'sismo', 'sismos', 'séisme', 'séismes', 'भूकंप', 'நிலநடுக்கம்', 'زلزال', 'زلازل'] }, // prettier-ignore
	read({ text, lower }, { country, isTown }) {
		const named = (name: string) => isTown(name) || country(name) !== undefined;
		if (text.length > 100 || !new RegExp(`(?:^|\\s)${WORD}(?:\\s|$)`, 'u').test(lower)) return [];
		const period = PERIODS.find(([word]) => word.test(lower))?.[1];
		const size = /(?:m|mag|magnitude|magnitud|stärke|über|over|above|>)\s?(\d(?:[.,]\d)?)/.exec(lower)?.[1];
		// What is left beside the name of the tool may be a place: `earthquakes in japan`.
		const place = lower
			.replace(new RegExp(`(?:^|\\s)${WORD}(?=\\s|$)`, 'gu'), ' ')
			.replace(
				/(?:^|\s)(?:(?:this|last|past|the|diese[nr]?|letzte[nr]?|esta|este|cette|ce) )?(?:today|now|hour|day|week|month|heute|stunde|tag|woche|monat|hoy|hora|día|semana|mes|aujourd[’']hui|heure|jour|semaine|mois)(?=\s|$)/gu,
				' '
			)
			.replace(/(?:^|\s)(?:m|mag|magnitude|magnitud|stärke|über|over|above|>)\s?\d(?:[.,]\d)?\+?(?=\s|$)/gu, ' ')
			.replace(/^[\s,]*(?:in|near|around|at|for|bei|nahe|en|cerca de|près de|à|au)\s+/u, '')
			.trim();
		// What is no place that is known at once is looked up, and asked back where it is none.
		const isName = /^\p{L}[\p{L}\p{M} .'’-]{2,40}$/u.test(place) && !NO_PLACE.test(place);
		const near = named(place) || isName ? place : undefined;
		const least = size === undefined ? undefined : Number(size.replace(',', '.')) >= 4.5 ? '4.5' : '2.5';
		return [
			{
				operation: 'recent',
				values: { ...(period && { period }), ...(least && { min_magnitude: least }) },
				...(near !== undefined && { places: { near } }),
				about: text,
				score: 0.9
			}
		];
	}
};
