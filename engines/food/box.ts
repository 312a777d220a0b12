import type { Suggest } from '../kit/suggest';
import type { food } from './contract';

/** Whether a GTIN of 8, 12, 13 or 14 digits ends in its check digit (GS1: weights 3 and 1 from the right, mod 10). */
export function isGtin(digits: string): boolean {
	if (!/^(\d{8}|\d{12,14})$/.test(digits)) return false;
	let sum = 0;
	for (let at = 0; at < digits.length; at++) sum += Number(digits[digits.length - 1 - at]) * (at % 2 === 1 ? 3 : 1);
	return sum % 10 === 0;
}

export const suggest: Suggest<typeof food> = {
	names: {
		product: ['food', 'barcode', 'barcodes', 'ean', 'upc', 'gtin', 'nutrition', 'nutri-score', 'product', 'scan', 'scanner', 'calories', 'lebensmittel', 'strichcode', 'nährwerte', 'produkt', 'alimento', 'alimentos', 'código de barras', 'producto', 'aliment', 'code-barres', 'produit', 'बारकोड', 'खाना', 'अन्न', 'உணவு', 'பார்கோடு', 'طعام', 'غذاء', 'باركود'] // prettier-ignore
	},
	read({ text }) {
		const barcode = text.replace(/^(?:ean|upc|gtin|barcode)[:\s]*/i, '').replace(/[\s-]/g, '');
		// Eight digits may be a number as well.
		return isGtin(barcode)
			? [{ operation: 'product', values: { barcode }, about: barcode, score: barcode.length === 8 ? 0.7 : 0.97 }]
			: [];
	}
};
