import type { Forms, Translation } from '../types';
import type { words as en } from '../en/food';

export const forms: Forms<'food'> = {
	fields: {
		barcode: ['Code-barres', 'Les chiffres sous les barres'],
		lang: 'Langue',
		avoid: [
			'Éviter',
			'Mots séparés par des virgules que le produit ne doit pas contenir : les avertissements disent où il les a'
		],
		compare: ['Comparer à', 'Le code-barres d’un second produit']
	}
};

export const words: Translation<typeof en> = {
	noName: 'Un produit sans nom',
	nutrient: 'Nutriment',
	per100: '100 g ou ml',
	serving: 'Portion',
	ofDay: 'D’une journée',
	nova1: 'NOVA 1 : non transformé',
	nova2: 'NOVA 2 : ingrédient culinaire',
	nova3: 'NOVA 3 : transformé',
	nova4: 'NOVA 4 : ultratransformé',
	additives: 'Additifs',
	categories: 'Catégories',
	soldIn: 'Vendu en',
	contains: 'Contient',
	traces: 'Peut contenir des traces de',
	notEntered: 'Rien de renseigné : consultez l’emballage',
	prepared: 'Ces valeurs sont celles de l’aliment préparé selon l’emballage.',
	nutritionCaption: 'Valeurs nutritionnelles pour 100 g ou 100 ml',
	noNutrition: 'Personne n’a encore renseigné la nutrition de ce produit.',
	ingredients: 'Ingrédients',
	ingredientsIn: 'Ingrédients (en {language})',
	lastChanged: 'Dernière modification',
	doubtful: 'Valeurs douteuses',
	allergens: 'Allergènes : les ingrédients en signalent, et aucun n’est listé',
	sugars_g: 'Sucres : plus que les glucides dont ils font partie',
	saturated_fat_g: 'Acides gras saturés : plus que les matières grasses dont ils font partie',
	nutrition_per_100g: 'Les parts totalisent {figure} g pour 100 g',
	salt_g: 'Sel : pas 2,5 fois le sodium',
	energy_kj: 'Énergie : les kilojoules ne font pas 4,184 fois les kilocalories',
	energy_kcal: 'Énergie : lipides, glucides et protéines font à eux seuls environ {figure} kcal',
	volunteers: 'Renseigné par des bénévoles : en cas d’enjeu, vérifiez l’emballage.',
	energy: 'Énergie',
	fat: 'Matières grasses',
	saturated: 'dont saturés',
	carbohydrates: 'Glucides',
	sugars: 'dont sucres',
	fiber: 'Fibres',
	protein: 'Protéines',
	salt: 'Sel',
	alcohol: 'Alcool',
	percentVolume: '{count} % vol.',
	micronutrients: 'Vitamines et minéraux pour 100 g',
	comparedWith: 'Comparé à {name}',
	looking: 'Recherche d’un code-barres…',
	noBarcode: 'Aucun code-barres dans cette image. Essayez de plus près.',
	picture: 'Une image du code-barres',
	seenBefore: 'Déjà vus, aussi sans réseau',
	cameraDenied: 'Cette page ne peut pas utiliser la caméra. Autorisez-la dans le navigateur ou prenez une photo.',
	noCamera: 'Pas de caméra ici. Choisissez une photo ou saisissez les chiffres.',
	cameraFailed: 'La caméra n’a pas pu être lue. Choisissez une photo ou saisissez les chiffres.',
	holdCode: 'Placez le code devant la caméra. L’image reste sur cet appareil.',
	avoidFound: 'Contient ou peut contenir ce que vous évitez : {word} ({text})',
	avoidUnknown: 'Aucune donnée sur {word} : vérifiez l’emballage',
	qualified: 'Valeurs que l’emballage n’indique pas telles quelles',
	estimated: '{value}, estimé d’après les ingrédients'
};
