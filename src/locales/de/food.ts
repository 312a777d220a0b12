import type { food } from '../../../engines/food/contract';
import type { FormsOf, Translation } from '../types';
import type { words as en } from '../en/food';

/** Form texts in German. */
export const forms: FormsOf<typeof food> = {
	fields: {
		barcode: ['Strichcode', 'Die Ziffern unter den Strichen'],
		lang: 'Sprache',
		avoid: ['Meiden', 'Wörter mit Komma dazwischen, die das Produkt nicht haben soll: Warnungen sagen, wo es sie hat'],
		compare: ['Vergleichen mit', 'Der Strichcode eines zweiten Produkts']
	}
};

/** Page texts in German. */
export const words: Translation<typeof en> = {
	noName: 'Ein Produkt ohne Namen',
	nutrient: 'Nährwert',
	per100: '100 g oder ml',
	serving: 'Portion',
	ofDay: 'Tagesbedarf',
	nova1: 'NOVA 1: unverarbeitet',
	nova2: 'NOVA 2: Kochzutat',
	nova3: 'NOVA 3: verarbeitet',
	nova4: 'NOVA 4: hochverarbeitet',
	additives: 'Zusatzstoffe',
	labels: 'Siegel',
	categories: 'Kategorien',
	soldIn: 'Verkauft in',
	contains: 'Enthält',
	traces: 'Kann Spuren enthalten von',
	notEntered: 'Nichts eingetragen: auf die Packung sehen',
	prepared: 'Die Werte gelten für das nach Packung zubereitete Lebensmittel.',
	nutritionCaption: 'Nährwerte je 100 g oder 100 ml',
	noNutrition: 'Die Nährwerte dieses Produkts hat noch niemand eingetragen.',
	ingredients: 'Zutaten',
	ingredientsIn: 'Zutaten (auf {language})',
	lastChanged: 'Zuletzt geändert',
	doubtful: 'Zweifelhafte Werte',
	allergens: 'Allergene: die Zutaten kennzeichnen welche, aufgeführt ist keines',
	sugars_g: 'Zucker: mehr als die Kohlenhydrate, zu denen er gehört',
	saturated_fat_g: 'Gesättigte Fettsäuren: mehr als das Fett, zu dem sie gehören',
	nutrition_per_100g: 'Die Teile ergeben {figure} g in 100 g',
	salt_g: 'Salz: nicht das 2,5-Fache des Natriums',
	energy_kj: 'Energie: die Kilojoule sind nicht das 4,184-Fache der Kilokalorien',
	energy_kcal: 'Energie: Fett, Kohlenhydrate und Eiweiß allein ergeben etwa {figure} kcal',
	volunteers: 'Von Freiwilligen eingetragen: im Zweifel auf die Packung sehen.',
	energy: 'Energie',
	fat: 'Fett',
	saturated: 'davon gesättigt',
	carbohydrates: 'Kohlenhydrate',
	sugars: 'davon Zucker',
	fiber: 'Ballaststoffe',
	protein: 'Eiweiß',
	salt: 'Salz',
	sodium: 'Natrium',
	alcohol: 'Alkohol',
	percentVolume: '{count} Vol.-%',
	micronutrients: 'Vitamine und Mineralstoffe in 100 g',
	comparedWith: 'Verglichen mit {name}',
	looking: 'Strichcode wird gesucht…',
	noBarcode: 'Kein Strichcode in diesem Bild. Näher herangehen.',
	picture: 'Ein Bild des Strichcodes',
	seenBefore: 'Schon angesehen, auch ohne Netz',
	cameraDenied: 'Diese Seite darf die Kamera nicht benutzen. Im Browser erlauben oder ein Foto aufnehmen.',
	noCamera: 'Hier ist keine Kamera. Ein Foto wählen oder die Ziffern eintippen.',
	cameraFailed: 'Die Kamera konnte nicht gelesen werden. Ein Foto wählen oder die Ziffern eintippen.',
	holdCode: 'Den Code vor die Kamera halten. Das Bild bleibt auf diesem Gerät.',
	avoidFound: 'Enthält, was du meidest, oder kann es enthalten: {word} ({text})',
	avoidUnknown: 'Zu {word} ist nichts eingetragen: auf der Packung nachsehen',
	qualified: 'Werte, die nicht unverändert auf der Packung stehen',
	estimated: '{value}, aus den Zutaten geschätzt'
};
