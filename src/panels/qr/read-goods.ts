import { isCode } from '../../../engines/food/barcode';
import { type Fact, type ReadCode, tool } from './code-kinds';

/** Application identifiers of GS1 (General Specifications, 3.2) that people read, and the length of those that are fixed. */
const IDENTIFIERS: Readonly<Record<string, readonly [name: Fact[0], length: number]>> = {
	'00': ['parcel', 18],
	'01': ['product', 14],
	'02': ['product', 14],
	'10': ['batch', 0],
	'11': ['madeOn', 6],
	'13': ['packedOn', 6],
	'15': ['bestBefore', 6],
	'16': ['bestBefore', 6],
	'17': ['useBy', 6],
	'21': ['serialNumber', 0],
	'30': ['count', 0],
	'37': ['count', 0]
};
const DATES: ReadonlySet<string> = new Set(['11', '13', '15', '16', '17']);
/** Separates two elements when the first has a variable length. */
const GROUP = '\x1d';

/** Reads GS1's element strings, `(01)…(17)…` or with group marks, its links, and numbers of parcels; null for others. */
export function readGoods(text: string): ReadCode | null {
	const parcelNumber = TRACKING.test(text) || isPostal(text);
	if (parcelNumber) return { title: 'isParcel', facts: [['parcel', text]], action: null, next: 'nextParcel' };
	const elements = bracketed(text) ?? marked(text) ?? linked(text);
	const product = elements?.find(([key]) => key === '01' || key === '02')?.[1];
	const parcel = elements?.find(([key]) => key === '00')?.[1];
	if (!elements || (product === undefined && parcel === undefined)) return null;
	const facts = elements.flatMap(([key, value]): Fact[] => {
		const known = IDENTIFIERS[key];
		return known ? [[known[0], DATES.has(key) ? dateOf(value) : key === '01' || key === '02' ? value.replace(/^0+/, '') : value]] : []; // prettier-ignore
	});
	const barcode = product?.replace(/^0(?=\d{13}$)/, '') ?? '';
	return {
		title: product === undefined ? 'isParcel' : 'isProduct',
		facts: [...new Map(facts.map((fact) => [fact[0], fact])).values()],
		action: isCode(barcode) ? tool('lookUp', 'tools/food/product', { barcode }) : null,
		next: product === undefined ? 'nextParcel' : null
	};
}

/** UPS's number of a parcel. */
const TRACKING = /^1Z[0-9A-Z]{16}$/;

/** Whether it is a number of the post (UPU S10): two letters, eight digits, their check digit, the country. */
function isPostal(text: string): boolean {
	const digits = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/.exec(text);
	if (!digits) return false;
	const sum = [8, 6, 4, 2, 3, 5, 9, 7].reduce((total, weight, i) => total + weight * Number(digits[1]?.[i]), 0);
	const check = 11 - (sum % 11);
	return Number(digits[2]) === (check === 10 ? 0 : check === 11 ? 5 : check);
}

type Elements = readonly (readonly [key: string, value: string])[];

function bracketed(text: string): Elements | null {
	if (!/^\(\d{2,4}\)/.test(text)) return null;
	return text
		.split(/\((?=\d{2,4}\))/)
		.filter(Boolean)
		.map((part) => {
			const end = part.indexOf(')');
			return [part.slice(0, end), part.slice(end + 1).trim()] as const;
		});
}

/** As readers give it: a group mark, or the marks of symbologies (`]d2`, `]C1`, `]Q3`), and no brackets. */
function marked(text: string): Elements | null {
	const isMarked = /^\](?:C1|d2|Q3|e0)/.test(text) || text.includes(GROUP);
	const plain = text.replace(/^\](?:C1|d2|Q3|e0)/, '');
	if (!isMarked) return null;
	const elements: (readonly [string, string])[] = [];
	for (let at = plain.startsWith(GROUP) ? 1 : 0; at < plain.length;) {
		const key = plain.slice(at, at + 2);
		const known = IDENTIFIERS[key];
		const mark = plain.indexOf(GROUP, at);
		const end = known && known[1] > 0 ? at + 2 + known[1] : mark === -1 ? plain.length : mark;
		elements.push([key, plain.slice(at + 2, end)]);
		at = plain[end] === GROUP ? end + 1 : end;
	}
	return elements;
}

/** GS1 Digital Link: the identifiers are parts of the path and of the query. */
function linked(text: string): Elements | null {
	if (!/^https?:\/\/\S+\/(?:01|00)\/\d{8,18}(?:[/?#]|$)/i.test(text) || !URL.canParse(text)) return null;
	const { pathname, searchParams } = new URL(text);
	const steps = pathname.split('/').filter(Boolean);
	const first = steps.findIndex((step) => step === '01' || step === '00');
	const pairs = steps
		.slice(first)
		.flatMap((step, i, all) => (i % 2 === 0 ? [[step, decodeURIComponent(all[i + 1] ?? '')] as const] : []));
	return [...pairs, ...searchParams.entries()];
}

/** `250401` as a day; day `00` means the last of its month (7.12). */
function dateOf(text: string): string {
	const found = /^(\d\d)(\d\d)(\d\d)$/.exec(text);
	if (!found) return text;
	const [, year, month, day] = found;
	return `20${year}-${month}${day === '00' ? '' : `-${day}`}`;
}
