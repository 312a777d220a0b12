import type { Recognise, Recognised } from '../kit/recognised';

/** Calling codes of countries, of a shared one the largest country. Source: ITU-T E.164. */
const CALLING_CODES: ReadonlyMap<string, string> = new Map(
	'1US 7RU 20EG 27ZA 30GR 31NL 32BE 33FR 34ES 36HU 39IT 40RO 41CH 43AT 44GB 45DK 46SE 47NO 48PL 49DE 51PE 52MX 53CU 54AR 55BR 56CL 57CO 58VE 60MY 61AU 62ID 63PH 64NZ 65SG 66TH 81JP 82KR 84VN 86CN 90TR 91IN 92PK 93AF 94LK 95MM 98IR 211SS 212MA 213DZ 216TN 218LY 220GM 221SN 233GH 234NG 237CM 249SD 250RW 251ET 254KE 255TZ 256UG 260ZM 263ZW 264NA 351PT 352LU 353IE 354IS 355AL 356MT 357CY 358FI 359BG 370LT 371LV 372EE 373MD 374AM 375BY 376AD 377MC 380UA 381RS 382ME 385HR 386SI 387BA 389MK 420CZ 421SK 423LI 502GT 503SV 504HN 505NI 506CR 507PA 591BO 593EC 595PY 598UY 852HK 853MO 855KH 856LA 880BD 886TW 960MV 961LB 962JO 963SY 964IQ 965KW 966SA 967YE 968OM 971AE 972IL 973BH 974QA 975BT 976MN 977NP 992TJ 993TM 994AZ 995GE 996KG 998UZ'
		.split(' ')
		.map((pair) => [pair.slice(0, -2), pair.slice(-2)] as const)
);

/** Numbers of one's own country as they are written without a mark: how they begin, and how long they are. */
const OWN: Readonly<Record<string, RegExp>> = {
	IN: /^[6-9]\d{9}$/, US: /^[2-9]\d{2}[2-9]\d{6}$/, CA: /^[2-9]\d{2}[2-9]\d{6}$/, FR: /^0[1-9]\d{8}$/, ES: /^[6-9]\d{8}$/, GB: /^0[127]\d{8,9}$/, DE: /^0[1-9]\d{8,11}$/, EG: /^01[0125]\d{8}$/, SA: /^05\d{8}$/, AE: /^05\d{8}$/
}; // prettier-ignore

/** Longest calling code, digits. */
const LONGEST_CODE = 3;
/** Fewest digits of a number with its calling code. */
const FEWEST = 7;
/** Most digits of a number (E.164), and of an access code before it. */
const MOST = 17;

const isDigit = (character: string | undefined): boolean => character !== undefined && character >= '0' && character <= '9'; // prettier-ignore

/** The country of a number that begins with its calling code; undefined for an unknown code. */
export function countryOfCode(digits: string): string | undefined {
	for (let length = LONGEST_CODE; length > 0; length--) {
		const country = CALLING_CODES.get(digits.slice(0, length));
		if (country !== undefined) return country;
	}
	return undefined;
}

/** Digits that may be a number where a question is about one: 7 to 15 (E.164). */
export function digitsIn(text: string): Recognised | undefined {
	const [run] = text.matchAll(/\d[\d ().-]{5,24}\d/g);
	const digits = run?.[0].replace(/\D/g, '').length ?? 0;
	return run && digits >= FEWEST && digits <= 15
		? { kind: 'phone', from: run.index, to: run.index + run[0].length, value: run[0], isWeak: true }
		: undefined;
}

/** Phone numbers: with +, 00, or as the people of the caller's country write theirs; and calling codes alone. */
export const recognise: Recognise = (text, home) => {
	const found: Recognised[] = [];
	for (let at = 0; at < text.length; at++) {
		const isPlus = text[at] === '+';
		if (
			!(isPlus || text[at] === '(' || isDigit(text[at])) ||
			(at > 0 && (isDigit(text[at - 1]) || text[at - 1] === '.'))
		)
			continue;
		let digits = '';
		let to = at;
		let end = at + 1;
		for (
			;
			to < text.length && '+0123456789 ()-./'.includes(text[to] as string) && (to === at || text[to] !== '+');
			to++
		)
			if (isDigit(text[to])) [digits, end] = [digits + text[to], to + 1];
		const written = text.slice(at, end);
		const isAccess = isPlus || (digits.startsWith('00') && !written.startsWith('00.'));
		const plain = isPlus ? digits : digits.slice(2);
		if (isAccess && plain.length <= MOST) {
			const country = countryOfCode(plain);
			if (country !== undefined && plain.length >= FEWEST)
				found.push({
					kind: 'phone',
					from: at,
					to: end,
					value: written.includes('/') ? written : `+${plain.startsWith('0') ? plain : withoutTrunk(written, plain)}`
				});
			else if (country !== undefined && (isPlus ? plain.length <= 5 : plain.length > 1 && CALLING_CODES.has(plain)))
				found.push({ kind: 'prefix', from: at, to: end, value: plain, country });
		} else if (!isAccess) {
			const american = /^(?:1[-. ])?\(?[2-9]\d{2}\)?[-. ] ?[2-9]\d{2}[-. ]\d{4}$/.test(written);
			const isOwn =
				OWN[home]?.test(digits) === true &&
				!written.includes('.') &&
				!written.includes(' - ') &&
				/^[\d(]/.test(written);
			if (
				american ||
				(isOwn && digits.length > 8 && (written.length > digits.length || written[0] === '0' || home === 'IN'))
			)
				found.push({
					kind: 'phone',
					from: at,
					to: end,
					value: written,
					country: american && home !== 'CA' ? 'US' : home,
					...(!american && { isWeak: true })
				});
		}
		at = Math.max(at, end - 1);
	}
	for (const match of text.matchAll(
		/(?<![\w+])(?:1[-. ])?8\d{2}(?:-[A-Za-z]{4,8}(?:-[A-Za-z]{3,6})?|[-. ][A-Z]{4,8}(?:[- ][A-Z]{3,6})?)(?!\w)/g
	))
		found.push({ kind: 'phone', from: match.index, to: match.index + match[0].length, value: match[0], country: 'US' });
	return found;
};

/** +44 (0)20: the zero in brackets is dialled within the country alone. */
const withoutTrunk = (written: string, digits: string): string =>
	(written.includes('(0)') ? written.replace('(0)', '').replace(/\D/g, '') : digits).replace(/^00/, '');
