import type { food } from '../../../engines/food/contract';
import type { FormsOf, Translation } from '../types';
import type { words as en } from '../en/food';

/** Form texts in Spanish. */
export const forms: FormsOf<typeof food> = {
	fields: {
		barcode: ['Código de barras', 'Las cifras bajo las barras'],
		lang: 'Idioma',
		avoid: ['Evitar', 'Palabras separadas por comas que el producto no debe tener: los avisos dicen dónde las tiene'],
		compare: ['Comparar con', 'El código de barras de un segundo producto']
	}
};

/** Page texts in Spanish. */
export const words: Translation<typeof en> = {
	noName: 'Un producto sin nombre',
	nutrient: 'Nutriente',
	per100: '100 g o ml',
	serving: 'Ración',
	ofDay: 'De un día',
	nova1: 'NOVA 1: sin procesar',
	nova2: 'NOVA 2: ingrediente culinario',
	nova3: 'NOVA 3: procesado',
	nova4: 'NOVA 4: ultraprocesado',
	additives: 'Aditivos',
	labels: 'Etiquetas',
	categories: 'Categorías',
	soldIn: 'Se vende en',
	contains: 'Contiene',
	traces: 'Puede contener trazas de',
	notEntered: 'No hay datos: consulte el envase',
	prepared: 'Estos valores son del alimento preparado como indica el envase.',
	nutritionCaption: 'Información nutricional por 100 g o 100 ml',
	noNutrition: 'Nadie ha indicado aún los datos nutricionales de este producto.',
	ingredients: 'Ingredientes',
	ingredientsIn: 'Ingredientes (en {language})',
	lastChanged: 'Último cambio',
	doubtful: 'Valores dudosos',
	allergens: 'Alérgenos: los ingredientes marcan alguno y no hay ninguno en la lista',
	sugars_g: 'Azúcares: más que los hidratos de carbono, de los que forman parte',
	saturated_fat_g: 'Grasas saturadas: más que las grasas, de las que forman parte',
	nutrition_per_100g: 'Las partes suman {figure} g en 100 g',
	salt_g: 'Sal: no es 2,5 veces el sodio',
	energy_kj: 'Energía: los kilojulios no son 4,184 veces las kilocalorías',
	energy_kcal: 'Energía: solo las grasas, los hidratos y las proteínas ya dan unas {figure} kcal',
	volunteers: 'Datos de voluntarios: si es importante, consulte el envase.',
	energy: 'Energía',
	fat: 'Grasas',
	saturated: 'de las cuales saturadas',
	carbohydrates: 'Hidratos de carbono',
	sugars: 'de los cuales azúcares',
	fiber: 'Fibra',
	protein: 'Proteínas',
	salt: 'Sal',
	sodium: 'Sodio',
	percentVolume: '{count} % vol.',
	micronutrients: 'Vitaminas y minerales en 100 g',
	comparedWith: 'Comparado con {name}',
	looking: 'Buscando un código de barras…',
	noBarcode: 'No hay ningún código de barras en esta imagen. Pruebe más de cerca.',
	picture: 'Una imagen del código de barras',
	seenBefore: 'Vistos antes, también sin red',
	cameraDenied: 'Esta página no puede usar la cámara. Permítala en el navegador o haga una foto.',
	noCamera: 'Aquí no hay cámara. Elige una foto o escribe las cifras.',
	cameraFailed: 'No se pudo leer la cámara. Elige una foto o escribe las cifras.',
	holdCode: 'Ponga el código delante de la cámara. La imagen no sale de este dispositivo.',
	avoidFound: 'Contiene o puede contener lo que evitas: {word} ({text})',
	avoidUnknown: 'No hay datos sobre {word}: mira el envase',
	qualified: 'Valores que el envase no indica tal cual',
	estimated: '{value}, estimado por los ingredientes'
};
