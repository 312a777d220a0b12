import type { Suggest } from '../kit/suggest';
import { hasCheckDigit, isCode } from './barcode';
import type { food } from './contract';

export const suggest: Suggest<typeof food> = {
	names: {
		product: ['food', 'barcode', 'barcodes', 'ean', 'upc', 'gtin', 'nutrition', 'nutri-score', 'product', 'scan', 'scanner', 'scan barcode', 'barcode scanner', 'scan a barcode', 'barcode scannen', 'escanear código de barras', 'scanner un code-barres', 'calories', 'lebensmittel', 'strichcode', 'nährwerte', 'produkt', 'alimento', 'alimentos', 'código de barras', 'producto', 'aliment', 'code-barres', 'produit', 'बारकोड', 'खाना', 'अन्न', 'உணவு', 'பார்கோடு', 'طعام', 'غذاء', 'باركود'] // prettier-ignore
	},
	read({ text }) {
		const barcode = text.replace(/^(?:ean|upc|gtin|barcode)[:\s]*/i, '').replace(/\s+(?:nutrition|calories|ingredients|allergens|nährwerte|zutaten|kalorien)$/i, '').replace(/[\s-]/g, ''); // prettier-ignore
		// Eight digits may be a number as well.
		return isCode(barcode) && hasCheckDigit(barcode)
			? [{ operation: 'product', values: { barcode }, about: barcode, score: barcode.length === 8 ? 0.7 : 0.97 }]
			: [];
	}
};
