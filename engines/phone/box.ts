import type { Suggest } from '../kit/suggest';
import type { phone } from './contract';

/** Calling codes of countries, the longest that fits wins; of a shared one the largest country. ITU-T E.164. */
const CALLING_CODES =
	'1US 7RU 20EG 27ZA 30GR 31NL 32BE 33FR 34ES 36HU 39IT 40RO 41CH 43AT 44GB 45DK 46SE 47NO 48PL 49DE 51PE 52MX 53CU 54AR 55BR 56CL 57CO 58VE 60MY 61AU 62ID 63PH 64NZ 65SG 66TH 81JP 82KR 84VN 86CN 90TR 91IN 92PK 93AF 94LK 95MM 98IR 211SS 212MA 213DZ 216TN 218LY 220GM 221SN 233GH 234NG 237CM 249SD 250RW 251ET 254KE 255TZ 256UG 260ZM 263ZW 264NA 351PT 352LU 353IE 354IS 355AL 356MT 357CY 358FI 359BG 370LT 371LV 372EE 373MD 374AM 375BY 376AD 377MC 380UA 381RS 382ME 385HR 386SI 387BA 389MK 420CZ 421SK 423LI 502GT 503SV 504HN 505NI 506CR 507PA 591BO 593EC 595PY 598UY 852HK 853MO 855KH 856LA 880BD 886TW 960MV 961LB 962JO 963SY 964IQ 965KW 966SA 967YE 968OM 971AE 972IL 973BH 974QA 975BT 976MN 977NP 992TJ 993TM 994AZ 995GE 996KG 998UZ'
		.split(' ')
		.map((pair) => [pair.slice(0, -2), pair.slice(-2)] as const);

/** Numbers of one's own country as they are written without a mark: how they begin, and how long they are. */
const OWN: Readonly<Record<string, RegExp>> = {
	IN: /^[6-9]\d{9}$/, US: /^[2-9]\d{2}[2-9]\d{6}$/, CA: /^[2-9]\d{2}[2-9]\d{6}$/, FR: /^0[1-9]\d{8}$/, ES: /^[6-9]\d{8}$/, GB: /^0[127]\d{8,9}$/, DE: /^0[1-9]\d{8,11}$/, EG: /^01[0125]\d{8}$/, SA: /^05\d{8}$/, AE: /^05\d{8}$/
}; // prettier-ignore

const WORD = /^(?:phone (?:number )?|telephone |calling code |country code |dialling code |dialing code |vorwahl |ländervorwahl |landesvorwahl |auslandsvorwahl |telefonvorwahl |ländercode |country calling code |international dialling code |dial code for |international code |dial code |telefonnummer |telefon |prefijo |prefijo telefónico |código de país |teléfono |indicatif |indicatif téléphonique |téléphone |फ़ोन |फोन |தொலைபேசி |هاتف |رمز |كود |مفتاح |कोड |देश कोड )(?:of |for |in |de la |de l['’]|del |des |de |du |d['’]|von |für |का |की )?(.+?)(?: (?:का कोड|की))?$|^(.+?) (?:का |चा |की )?(?:कोड|देश कोड|फ़ोन कोड|देशाचा कोड|நாட்டுக் குறியீடு|குறியீடு|தொலைபேசி குறியீடு|country code|calling code|dialling code|vorwahl)$/u; // prettier-ignore

/** The country of a calling code: `country code 44`, `which country has code 41`. A code begins with no 0. */
const CODE =
	/^(?:(?:which|what) country (?:is|has|uses)(?: the)?|who has)?\s*(?:country(?: calling)? code|calling code|international code|dial(?:l?ing)? code|code|länder(?:vorwahl|code)|landesvorwahl|auslandsvorwahl|vorwahl|código (?:de )?país|prefijo(?: internacional)?|indicatif(?: (?:pays|international))?|देश कोड|कोड|كود|مفتاح|رمز)\s+(?:00)?([1-9]\d{0,2})(?: (?:which country|welches land|qué país|quel pays))?$/u;
/** Of Spain itself these begin with a 9, as 91 of Madrid: which of both is meant cannot be told. */
const isOwnArea = (code: string, lower: string, home: string): boolean =>
	/^(?:prefijo \d|code)/.test(lower) && home === 'ES' && code.startsWith('9');

export const suggest: Suggest<typeof phone> = {
	names: {
		number: ['check a number', 'validate phone number', 'phone check', 'nummer prüfen', 'validar número', 'vérifier un numéro'], // prettier-ignore
		example: ['phone', 'phone number', 'phone numbers', 'telephone', 'calling code', 'country code', 'telefon', 'telefonnummer', 'vorwahl', 'teléfono', 'prefijo', 'téléphone', 'indicatif', 'फ़ोन', 'फोन', 'दूरध्वनी', 'தொலைபேசி', 'هاتف', 'رقم هاتف'] // prettier-ignore
	},
	read({ text, lower }, { country, home }) {
		if (text.length > 60) return [];
		const plain = text
			.replace(
				/^(?:tel:|(?:call|phone|tel\.?|telefon|who called me(?: from)?|wem gehört|is(?: this number valid)?|check(?: number)?|validate|verify|lookup|look up|ist|prüfe|es)\s+(?=[+(\d]))/i,
				''
			) // prettier-ignore
			.replace(
				/^(?:country code|calling code|dialling code|dial code|prefix|area code|code|which country (?:is|has)|what country (?:is|has)|who(?:'s| is)? (?:calls?|calling)(?: me)?(?: from)?|(?:länder)?vorwahl|prefijo|indicatif)\s+(?=\+)/i,
				''
			) // prettier-ignore
			.replace(/(?<=\d)\s+(?:(?:is |a )*valid(?: number)?|gültig|válido|valide)\s*\??$/i, '');
		const said = WORD.exec(lower);
		const asked = said?.[1] ?? said?.[2];
		const code = CODE.exec(lower)?.[1];
		const owner = CALLING_CODES.find(([one]) => one === code)?.[1];
		if (code !== undefined && owner !== undefined && !isOwnArea(code, lower, home)) return [{ operation: 'example', values: { country: owner }, about: `+${code} · ${owner}`, score: lower.startsWith('code ') ? 0.7 : 0.92 }]; // prettier-ignore
		const named = asked === undefined ? undefined : country(asked.trim().replace(/^(?:the|ال(?=\s)) /, ''));
		if (named !== undefined) return [{ operation: 'example', values: { country: named }, about: named, score: 0.92 }];
		if (/^(?:\+|00)[\d\s().\-/]{1,24}$/.test(plain)) {
			const number = `+${plain.replace(/^00/, '').replace(/\(0\)/, '').replace(/\D/g, '')}`;
			const fits = CALLING_CODES.filter(([code]) => number.startsWith(`+${code}`)).sort(
				(a, b) => b[0].length - a[0].length
			);
			const code = fits[0]?.[1];
			if (code === undefined) return [];
			// A calling code alone asks for the country.
			// Whether a slash stands between two numbers, the engine tells.
			return number.length > 7
				? [
						{
							operation: 'number',
							values: { number: plain.includes('/') ? plain.trim() : number },
							about: `${number} · ${code}`,
							score: 0.96
						}
					]
				: [{ operation: 'example', values: { country: code }, about: `${number} · ${code}`, score: 0.96 }];
		}
		if (/^(?:\+?1[-. ])?\(?8[0-8]{2}\)?[-. ][a-z]+(?:[- ][a-z]+)?$/i.test(plain))
			return [{ operation: 'number', values: { number: plain, country: 'US' }, about: plain, score: 0.86 }];
		// 1-800-356-9377 is no sum.
		if (/^(?:\+?1[-. ])?\(?[2-9]\d{2}\)?[-. ][2-9]\d{2}[-. ]\d{4}$/.test(plain))
			return [{ operation: 'number', values: { number: plain, country: home === 'CA' ? home : 'US' }, about: plain, score: 0.92 }]; // prettier-ignore
		// As the people of a country write their own without a mark.
		if (!/^\d-\d+-\d+-\d$/.test(plain) && OWN[home]?.test(plain.replace(/[ -]/g, '')) && /^\d[\d -]+\d$/.test(plain) && !/ - |\d{6}-/.test(plain))
			return [{ operation: 'number', values: { number: plain, country: home }, about: `${plain} · ${home}`, score: 0.87 }]; // prettier-ignore
		// Written as a number of home is, with marks that sums do not have.
		if (/^\(?0?\d{2,5}\)?[\s/-]\d[\d\s-]{4,12}$/.test(plain) && /^\(|^0|^\d{3}[-\s.]\d{3}[-\s.]\d{4}$/.test(plain)) {
			const american = /^\(?[2-9]\d{2}\)?[-\s.]?\d{3}[-\s.]\d{4}$/.test(plain);
			return [{ operation: 'number', values: { number: plain, country: american ? 'US' : home }, about: plain, score: 0.86 }]; // prettier-ignore
		}
		return [];
	}
};
