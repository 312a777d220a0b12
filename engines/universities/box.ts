import { oneOf, type Suggest } from '../kit/suggest';
import type { universities } from './contract';

const KIND = String.raw`(?:universit(?:ies|y|äten|ät|és|é)|colleges?|schools?|universidad(?:es)?|hochschulen?)`;
const COUNTED = oneOf("how many | number of | wie viele | cuántas | combien d' | combien de "); // prettier-ignore
const COUNTING = new RegExp(`^${COUNTED} ?${KIND}`);
const IN =
	/^(?:list of |all |the )?(?:universit(?:ies|äten|és)|unis?|colleges|universidades|hochschulen|جامعات) (?:are there )?(?:(?:in|of|hat|en|de|du|au|à|aux|في) )?(?:the )?(.+)$/;
const AFTER =
	/^(.+?)(?: (?:के|की|ची|च्या|में))? (?:universities|universitäten|विश्वविद्यालय|विद्यापीठे|universidades|பல்கலைக்கழகங்கள்)$/u;
/** What one writes from there: `.edu` of any country, `.ac.uk`. */
const ACADEMIC = /^(?:\S+@)?(?:[a-z0-9-]+\.)+(?:edu|(?:edu|ac)\.[a-z]{2})$/;
const DOMAIN = String.raw`(?:\S+@)?(?:[a-z0-9-]+\.)+[a-z]{2,}`;
const ASKED = new RegExp(
	`^(?:is (${DOMAIN}) (?:a |an )?(?:real|legit|(?:real |legit )?(?:universit|college|school|academic|edu).*)|(?:which|what) (?:university|college|school) (?:is|has|uses|owns) (${DOMAIN})|university (?:of )?(${DOMAIN})|(${DOMAIN}) (?:university|school|college))$`
);
const NAMED =
	/^(?:the )?(?:(?:university|college|institute) of (?!applied)\S.*|\S.* (?:university|college|institute of technology)|(?:technische |freie )?universität \S.*|(?:hochschule|fachhochschule|uni|tu|fh) \S.*|جامعة \S.*|\S.* (?:विश्वविद्यालय|विद्यापीठ|பல்கலைக்கழகம்)|(?:universidad|université|università) (?:de |d'|di )?\S.*)$/;

export const suggest: Suggest<typeof universities> = {
	names: {
		countries: ['universities', 'university', 'colleges', 'college', 'universitäten', 'universität', 'hochschulen', 'universidades', 'universidad', 'universités', 'université', 'विश्वविद्यालय', 'विद्यापीठ', 'பல்கலைக்கழகம்', 'பல்கலைக்கழகங்கள்', 'جامعات', 'جامعة'], // prettier-ignore
		universities: ['find a university', 'university list', 'university domains', 'hochschule suchen', 'buscar universidad', 'chercher une université'] // prettier-ignore
	},
	read({ text, lower }, { country }) {
		if (text.length > 80) return [];
		const plain = lower.replace(/\?$/, '').trim();
		if (COUNTING.test(plain)) {
			const place = /(?:in|of|hat|en|de|du|au) (?:the )?(\S.*)$/.exec(plain)?.[1];
			return place !== undefined && country(place) !== undefined
				? [{ operation: 'countries', values: {}, about: text, score: 0.92 }]
				: [];
		}
		const place = country(IN.exec(plain)?.[1] ?? AFTER.exec(plain)?.[1] ?? '');
		if (place !== undefined)
			return [{ operation: 'universities', values: { country: place }, about: text, score: 0.93 }];
		// A town: those that have it in their name.
		const town = IN.exec(plain)?.[1] ?? (/[^\p{ASCII}]/u.test(plain) ? AFTER.exec(plain)?.[1] : undefined);
		if (town !== undefined && /^\p{L}[\p{L}\p{M} .'’-]{2,40}$/u.test(town)) return [{ operation: 'universities', values: { q: town }, about: town, score: 0.85, mayBeNone: true }]; // prettier-ignore
		const asked = ASKED.exec(plain)?.slice(1).find(Boolean);
		if (asked !== undefined)
			return [{ operation: 'universities', values: { domain: asked }, about: asked, score: 0.95 }];
		if (ACADEMIC.test(plain))
			return [{ operation: 'universities', values: { domain: plain }, about: text, score: 0.9 }];
		return NAMED.test(plain)
			? [{ operation: 'universities', values: { q: text }, about: text, score: 0.86, mayBeNone: true }]
			: [];
	}
};
