/** Sums with a tax, as shops and people write them in the box. */
import { byWord, type Reading } from '../kit/suggest';

type Found = Reading<'evaluate'>;

/** What words beside an amount and a rate say. */
type Part = 'tax' | 'plus' | 'with' | 'without' | 'before' | 'gross' | 'net' | 'fill';
const PARTS: Readonly<Record<string, Part>> = byWord(
	Object.fromEntries(
		(
			[
				[
					'tax',
					'vat gst tax mwst mwst. ust ust. mehrwertsteuer umsatzsteuer steuer iva igic igv impuesto impuestos tva taxe taxes btw'
				],
				['plus', 'plus zzgl zzgl. zuzüglich más mas + add'],
				[
					'with',
					'inkl inkl. incl incl. inc inc. including inclusive inclusief con incluido incluida incluidos avec mit with comprise comprises compris'
				],
				['without', 'ohne sin without sans'],
				// The sum as it is before the tax: `100 excl. 19% MwSt`.
				['before', 'hors ex ex. excl excl. exkl exkl. excluding exclusive exclus'],
				['gross', 'brutto gross bruto ttc brut'],
				['net', 'netto net neto ht hors-taxe'],
				[
					'fill',
					'€ $ £ ₹ eur euro euros usd dollar dollars gbp pounds in to into en a à als sales at @ of von de del el la le les bei mit au auf sobre sur on'
				]
			] as const
		).flatMap(([part, words]) => words.split(' ').map((word) => [word, part] as const))
	)
);

/**
 * A sum with a tax of a rate: from net to gross, or back. Where the words say neither, `121 sin IVA 21 %`, both are read. Empty
 * where it is no such sum. `number` reads digits as the asker writes them.
 */
export function readTax(lower: string, number: (text: string) => string): Found[] {
	const words = lower.replace(/(?<=\d)\s+%/g, '%').replace(/([€$£₹])/g, ' $1 ').trim().split(/\s+/); // prettier-ignore
	const [amounts, rates] = [words.filter((word) => /^\d[\d.,]*$/.test(word)), words.filter((word) => /^\d[\d.,]*%$/.test(word))]; // prettier-ignore
	const [amount, rate] = [amounts[0], rates[0]];
	if (words.length > 12 || amounts.length !== 1 || rates.length !== 1 || amount === undefined || rate === undefined)
		return [];
	const parts = words.filter((word) => word !== amount && word !== rate).map((word) => PARTS[word]);
	if (parts.includes(undefined)) return [];
	const has = (part: Part) => parts.includes(part);
	// `steuer 7% auf 20`: the tax itself, or the sum with it.
	if (
		has('tax') &&
		parts.every((part) => part === 'tax' || part === 'fill') &&
		words.indexOf(rate) < words.indexOf(amount)
	) {
		const [share, sum] = [
			`${number(rate.slice(0, -1))}% * ${number(amount)}`,
			`${number(amount)} * (1 + ${number(rate.slice(0, -1))}%)`
		];
		return [share, sum].map((expression, at) => ({ operation: 'evaluate', values: { expression }, about: expression, score: 0.96 - at / 100, variant: true })); // prettier-ignore
	}
	// Neither a tax nor a state of the sum: a percentage of something else.
	if (!parts.some((part) => part !== 'plus' && part !== 'fill')) return [];
	// `100 with 20%` says neither of what nor what for.
	if (!has('tax') && words.some((word) => /^(?:with|mit|con|avec|without|ohne|sin|sans)$/.test(word))) return [];
	const share = `(1 + ${number(rate.slice(0, -1))}%)`;
	const reading = (sign: '*' | '/', score: number): Found => {
		const expression = `${number(amount)} ${sign} ${share}`;
		return { operation: 'evaluate', values: { expression }, about: expression, score, variant: true };
	};
	const states = parts.filter((part) => part === 'gross' || part === 'net');
	// The last of two states is what is wanted; beside `with` a net sum is too.
	if (states.length === 2) return [reading(states[1] === 'gross' ? '*' : '/', 0.96)];
	if (has('plus')) return has('net') || has('tax') ? [reading('*', 0.96)] : [];
	if (has('net') && has('with')) return [reading(parts.indexOf('net') > parts.indexOf('with') ? '/' : '*', 0.96)];
	if (has('gross') && has('without')) return [reading('/', 0.96)];
	if (has('before')) return [reading('*', 0.96), reading('/', 0.95)];
	if (has('with') || has('without')) return [reading('/', 0.96), reading('*', 0.95)];
	// A sum that is said to be net is given the tax, and one that is gross is freed of it.
	if (has('net') && has('tax')) return [reading('*', 0.96), reading('/', 0.95)];
	return has('gross') ? [reading('/', 0.96), reading('*', 0.95)] : [];
}
