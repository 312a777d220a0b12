/** Words of arithmetic in Spanish, French, German, Italian, Portuguese, Dutch and Russian → English, as phrases.ts reads it. */

/** Before and after a word. */
const FROM = String.raw`(?<!\p{L})`;
const TO = String.raw`(?!\p{L})`;
const words = (list: string): RegExp => new RegExp(`${FROM}(?:${list})${TO}`, 'giu');

const OF = String.raw`(?:von|vom|aus|der|den|de\s+la|de\s+los|del|de|du|des|d['’]|di|dei|da|do|van|от|из|числа|чисел)`;

const WORDS: readonly (readonly [RegExp, string])[] = [
	[
		words(
			String.raw`wie\s*viel\s+(?:ist|sind)|was\s+(?:ist|sind)|cu[aá]nto\s+es|combien\s+f(?:ont|ait)|quanto\s+(?:fa|è|é)|сколько\s+будет|hoeveel\s+is`
		),
		''
	],
	[words(String.raw`dutzend|docenas?|douzaines?`), 'dozen'],
	[words(String.raw`prozent|por\s?ciento|pour\s?cent|per\s?cento|por\s?cento|procent|процент(?:ов|а)?`), '%'],
	[
		new RegExp(
			String.raw`((?:[+−-]|plus|minus|zuzüglich|más|mas)\s*[\d.,]+\s*%)\s*(?:Mehrwertsteuer|Umsatzsteuer|MwSt|USt|TVA|IVA|IGV|VAT|GST|BTW|НДС)\.?${TO}`,
			'giu'
		),
		'$1'
	],
	[new RegExp(String.raw`(?<=\d\s*)${FROM}entre\s+(?=[-√(\d])`, 'giu'), '/ '],
	[
		new RegExp(
			String.raw`(?<=%\s*)(?:(?:de\s+)?(?:rabatt|nachlass|skonto|descuento|rebaja|réduction|reduction|remise|rabais|sconto|desconto))\s+(?:auf|von|sobre|en|a|sur|de|su|em)\s+(?=[\d(])`,
			'giu'
		),
		'discount on '
	],
	[
		new RegExp(
			String.raw`(?<=%\s*)(?:de\s+)?(?:trinkgeld|propina|pourboire)\s+(?:auf|zu|bei|sobre|en|sur|de)\s+(?=[\d(])`,
			'giu'
		),
		'tip on '
	],
	[
		new RegExp(
			String.raw`^\s*(?:(?:die|el|la|l['’])\s*)?(?:mehrwertsteuer|mwst\.?|ust\.?|iva|tva)\s+(?:von\s+|del?\s+)?([\d.,]+\s*%)\s+(?:auf|von|sobre|sur|de|di|su)\s+(?=[\d(])`,
			'iu'
		),
		'vat $1 on '
	],
	[
		new RegExp(
			String.raw`(?<=%\s*)(?:de\s+)?(?:mehrwertsteuer|mwst\.?|ust\.?|iva|tva)\s+(?:auf|von|sobre|sur|de|di|su)\s+(?=[\d(])`,
			'iu'
		),
		'sales tax on '
	],
	[words(String.raw`(?:(?:das|el|le|il|o)\s+)?(?:quadrat|cuadrado|carr[ée]|quadrato|quadrado)\s+${OF}`), 'square of'],
	[new RegExp(String.raw`^\s*(?:el|la|le|das|der|die|les|los)\s+(?=[\d(])`, 'giu'), ''],
	[new RegExp(String.raw`%\s*${OF}\s+(?=[\d(])`, 'giu'), '% of '],
	[
		words(
			String.raw`(?:la\s+)?ra[ií]z(?:\s+cuadrada)?(?!\s+c[uú]bica)|ra[ií]z\s+quadrada|racine(?:\s+carr[ée]e)?(?!\s+cubique)|radice\s+quadrata|(?:die\s+)?(?:quadrat)?wurzel|(?:квадратный\s+)?корень|vierkantswortel`
		),
		'sqrt'
	],
	[
		words(
			String.raw`(?:la\s+)?ra[ií]z\s+c[uú]bica|racine\s+cubique|radice\s+cubica|(?:die\s+)?kubikwurzel|кубический\s+корень`
		),
		'cbrt'
	],
	[new RegExp(String.raw`(sqrt|cbrt)\s+${OF}\s+(?=[\d(])`, 'giu'), '$1 '],
	[
		words(String.raw`(?:la\s+mitad|(?:la\s+)?moitié|(?:la\s+)?metà|(?:die\s+)?hälfte|mitad|metade|половина)\s+${OF}`),
		'1/2 *'
	],
	[words(String.raw`(?:el\s+doble|le\s+double|il\s+doppio|(?:das\s+)?doppelte|o\s+dobro)\s+${OF}`), '2 *'],
	[words(String.raw`(?:un\s+tercio|un\s+tiers|un\s+terzo|ein\s+drittel|um\s+terço)\s+${OF}`), '1/3 *'],
	[words(String.raw`(?:un\s+cuarto|un\s+quart|un\s+quarto|ein\s+viertel|um\s+quarto)\s+${OF}`), '1/4 *'],
	[
		words(
			String.raw`(?:der\s+)?(?:mittelwert|durchschnitt)\s+${OF}|(?:la\s+)?moyenne\s+${OF}|(?:la\s+)?media\s+${OF}|promedio\s+${OF}|(?:a\s+)?média\s+${OF}|среднее(?:\s+арифметическое)?(?:\s+чисел)?|gemiddelde\s+${OF}`
		),
		'mean of'
	],
	[
		words(
			String.raw`(?:die\s+)?summe\s+${OF}|(?:la\s+)?somme\s+${OF}|(?:la\s+)?suma\s+${OF}|(?:la\s+)?somma\s+${OF}|(?:a\s+)?soma\s+${OF}|сумма(?:\s+чисел)?`
		),
		'sum of'
	],
	[
		words(String.raw`fakultät\s+${OF}|factorielle\s+${OF}|factorial\s+${OF}|fattoriale\s+${OF}|факториал`),
		'factorial '
	],
	[words(String.raw`(?:ggt|pgcd|mcd|m\.c\.d\.|mdc|нод)\s+${OF}`), 'gcd of'],
	[words(String.raw`(?:kgv|ppcm|mcm|m\.c\.m\.|mmc|нок)\s+${OF}`), 'lcm of'],
	[words(String.raw`ggt|pgcd|mcd|m\.c\.d\.|mdc|нод`), 'gcd'],
	[words(String.raw`kgv|ppcm|mcm|m\.c\.m\.|mmc|нок`), 'lcm'],
	[
		words(
			String.raw`zum\s+quadrat|al\s+cuadrado|au\s+carré|al\s+quadrato|ao\s+quadrado|в\s+квадрате|in\s+het\s+kwadraat`
		),
		'^2'
	],
	[words(String.raw`al\s+cubo|au\s+cube|ao\s+cubo|в\s+кубе`), '^3'],
	[
		words(
			String.raw`hoch|elevado\s+(?:a(?:\s+la)?|ao?)|à\s+la\s+puissance|puissance|elevato\s+a(?:lla)?|в\s+степени|tot\s+de\s+macht`
		),
		'^'
	],
	[
		words(
			String.raw`multiplicado\s+por|multiplié\s+par|moltiplicato\s+per|multipliziert\s+mit|умножить\s+на|умножен(?:ное|о)?\s+на|vermenigvuldigd\s+met`
		),
		'*'
	],
	[
		words(
			String.raw`dividido\s+(?:por|entre)|divis[ée]\s+par|diviso(?:\s+per)?|geteilt\s+durch|dividiert\s+durch|durch|gedeeld\s+door|(?:раз|по)?делить\s+на|(?:раз|по)?делённое\s+на`
		),
		'/'
	],
	[new RegExp(String.raw`(?<=[\d)%]\s*)${FROM}(?:m[aá]s|più|mais|плюс)\s+(?=[-√(\d])`, 'giu'), '+ '],
	[new RegExp(String.raw`(?<=[\d)%]\s*)${FROM}(?:menos|moins|meno|минус|weniger)\s+(?=[-√(\d])`, 'giu'), '- '],
	[new RegExp(String.raw`(?<=[\d)]\s*)${FROM}(?:veces|vezes|volte|por|keer|fois|mal)\s+(?=[-√(\d])`, 'giu'), '* '],
	[new RegExp(String.raw`(?<=(?:mean|sum|gcd|lcm) of\s[\d\s.,-]*)\s(?:y|et|und|e|en|и)\s+(?=\d)`, 'giu'), ' and ']
];

/** Longer texts are no sentences. */
const LONGEST = 300;

/** `text` with the words of other languages in English; decimal numbers stay. */
export function inEnglish(text: string): string {
	if (text.length > LONGEST || !/\p{L}{2}/u.test(text)) return text;
	return WORDS.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text);
}
