import type { Suggest } from '../kit/suggest';
import type { universities } from './contract';

export const suggest: Suggest<typeof universities> = {
	names: {
		countries: ['universities', 'university', 'colleges', 'college', 'universitäten', 'universität', 'hochschulen', 'universidades', 'universidad', 'universités', 'université', 'विश्वविद्यालय', 'विद्यापीठ', 'பல்கலைக்கழகம்', 'பல்கலைக்கழகங்கள்', 'جامعات', 'جامعة'] // prettier-ignore
	},
	read({ text, lower }, { country }) {
		if (text.length > 80) return [];
		const match = /^(?:how many |wie viele |cuántas |combien d'|number of )?(?:universit(?:ies|y|äten|és)|colleges|universidades|hochschulen|universités) (?:are there )?(?:in|of|hat|en|de|du|au|there are in) (?:the )?(.+)$/.exec(lower); // prettier-ignore
		const place = match?.[1] ?? /^(.+?) (?:universities|universitäten|विश्वविद्यालय|universidades)$/.exec(lower)?.[1];
		return place !== undefined && country(place) !== undefined
			? [{ operation: 'countries', values: {}, about: text, score: 0.92 }]
			: [];
	}
};
