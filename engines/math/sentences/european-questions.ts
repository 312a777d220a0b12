/** Whole questions in German, Spanish and French → the English that the other sentences read; areas and volumes by name. */

const OF = String.raw`(?:\s+(?:von|vom|der|des|aus|de\s+la|de|del|du|des|d['’]))?`;
const BETWEEN = String.raw`(?:von|zwischen|de|desde|entre)\s+(\S+)\s+(?:bis|und|a|hasta|y|à|et)\s+(\S+)`;
const NUMBER = String.raw`(\d[\d.,]*)`;
const MONEY = String.raw`\s*(?:€|\$|£|euros?|dollars?|dólares)?`;
const question = (pattern: string): RegExp => new RegExp(`^\\s*(?:${pattern})\\s*\\??\\s*$`, 'iu');
const BASES: Readonly<Record<string, string>> = { hex: 'hex', bin: 'binary', okt: 'octal', oct: 'octal' };

const PARTS: Readonly<Record<string, number>> = {
	drittel: 3, halb: 2, medio: 2, demi: 2, viertel: 4, fünftel: 5, sechstel: 6, achtel: 8, zehntel: 10, tercera: 3, tercio: 3, tiers: 3, cuarta: 4, cuarto: 4, quart: 4, quinta: 5, quinto: 5, cinquième: 5, décima: 10, dixième: 10, sexto: 6, sixième: 6, octavo: 8, huitième: 8, décimo: 10, tier: 3
}; // prettier-ignore
const PART = Object.keys(PARTS).join('|');

const MONTHS = [
	'januar enero janvier', 'februar febrero février', 'märz marzo mars', 'april abril avril', 'mai mayo', 'juni junio juin', 'juli julio juillet', 'august agosto août', 'september septiembre septembre', 'oktober octubre octobre', 'november noviembre novembre', 'dezember diciembre décembre'
].map((names) => names.split(' ')); // prettier-ignore
const MONTH = MONTHS.flat().join('|');
const daysOf = ([month, year]: readonly [string, string]): string => `${new Date(Date.UTC(Number(year), MONTHS.findIndex((names) => names.includes(month.toLowerCase())) + 1, 0)).getUTCDate()} days`; // prettier-ignore
const COUNTS: Readonly<Record<string, number>> = { zwei: 2, drei: 3, vier: 4, fünf: 5, dos: 2, tres: 3, cuatro: 4, cinco: 5, deux: 2, trois: 3, quatre: 4, cinq: 5 }; // prettier-ignore

const WHOLE: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
	// Numerals and bases.
	[question(String.raw`(?:römisch|in\s+römisch)\s+(\d+)|(\d+)\s+(?:(?:in|als)\s+)?(?:römische?n?(?:\s+zahl(?:en)?|\s+ziffern?)?)|(\d+)\s+en\s+(?:(?:n[úu]meros?\s+)?romanos?|(?:chiffres\s+)?romains?)`), (...n) => `${n.find(Boolean)} in roman`],
	[question(String.raw`(\d+)\s+(?:(?:in|als|en)\s+)?(hex|bin|okt|oct)(?:adezimal|adecimal|adécimal|är|ario|aire|al)?(?:system|zahl)?`), (n, base) => `${n} in ${BASES[base!.toLowerCase()]}`],
	// Calculus.
	[question(String.raw`(?:das\s+)?(?:integral|integriere|integre|intégrale|integrar|intégrer|l['’]intégrale)${OF}\s+(?!of\s)(.+?)\s+${BETWEEN}`), (f, a, b) => `integral of ${f} from ${a} to ${b}`],
	[question(String.raw`(?:das\s+)?(?:integral|stammfunktion|integriere|integre|intégrale|primitiva|primitive|integrar|intégrer)${OF}\s+(?!of\s)(.+)`), (f) => `integral of ${f}`],
	[question(String.raw`(?:die\s+|la\s+)?(?:ableitung|derivada|dérivée|leite\s+ab|deriva|dérive)${OF}\s+(.+)`), (f) => `derivative of ${f}`],
	[question(String.raw`(?:löse|löse\s+die\s+gleichung|lösung${OF}|resuelve|resolver|solución${OF}|résous|résoudre|résolvez)\s+(.*=.*)`), (f) => `solve ${f}`],
	// Whole numbers.
	[question(String.raw`ist\s+(\d+)\s+(?:eine\s+)?primzahl|primzahl\s+(\d+)|es\s+(\d+)\s+(?:un\s+número\s+)?primo|es\s+(?:un\s+número\s+)?primo(?:\s+el)?\s+(\d+)|(\d+)\s+es\s+primo|(?:est-ce\s+que\s+)?(\d+)\s+est(?:-il|-ce)?\s+(?:un\s+nombre\s+)?premier`), (...n) => `is ${n.find(Boolean)} prime`],
	[question(String.raw`fakultät\s+(\d+)|(\d+)\s+fakultät|(\d+)\s+factorial|(\d+)\s+factorielle|factorielle\s+(\d+)|factorial\s+de\s+(\d+)`), (...n) => `${n.find(Boolean)}!`],
	// Parts of a number.
	[question(String.raw`(?:das\s+)?(?:ein\s+)?(drittel|viertel|fünftel|sechstel|achtel|zehntel)\s+von\s+([\d.,]+)`), (part, n) => `${n} / ${PARTS[part!.toLowerCase()]}`],
	[question(String.raw`(?:la\s+|le\s+|el\s+|un\s+)?(tercera\s+parte|tercio|tiers|cuarta\s+parte|cuarto|quart|quinta\s+parte|quinto|cinquième|décima\s+parte|dixième)\s+de\s+([\d.,]+)`), (part, n) => `${n} / ${PARTS[part!.toLowerCase().replace(/\s+parte$/, '')]}`],
	[question(String.raw`(?:primfaktoren|primfaktorzerlegung|factores\s+primos|facteurs\s+premiers)${OF}\s+(\d+)`), (n) => `factor ${n}`],
	[question(String.raw`(?:dritte|3\.|kubik)[\s-]*wurzel${OF}\s+${NUMBER}`), (n) => `cube root of ${n}`],
	[question(String.raw`(?:(?:wie\s*viel\s+)?prozent\s+(?:sind|ist|von)|prozentsatz(?:\s+von)?|qué\s+porcentaje\s+(?:es|son|representan?)|quel\s+pourcentage\s+(?:est|représente(?:nt)?))\s+${NUMBER}\s+(?:von|de|sur)\s+${NUMBER}`), (a, b) => `what percent of ${b} is ${a}`],
	[question(String.raw`(?:un|una|une|ein|eine)\s+(${PART})\s+(más|mas|plus|und|menos|moins|minus|weniger)\s+(?:un|una|une|ein|eine)\s+(${PART})`), (a, sign, b) => `1/${PARTS[a!.toLowerCase()]} ${/^me|^mo|^mi|^we/i.test(sign!) ? '-' : '+'} 1/${PARTS[b!.toLowerCase()]}`],
	// What is paid.
	[question(String.raw`${NUMBER}${MONEY}\s*(?:trinkgeld|propina|pourboire)\s+(?:de\s+|von\s+)?${NUMBER}\s*%`), (a, rate) => `${rate}% of ${a}`],
	[question(String.raw`(?:trinkgeld|propina|pourboire)\s+(?:de(?:l)?\s+|von\s+)?(?:el\s+)?${NUMBER}\s*%\s+(?:de|sur|auf|von|sobre)\s+${NUMBER}${MONEY}`), (rate, a) => `${rate}% of ${a}`],
	[question(String.raw`${NUMBER}${MONEY}\s*brutto\s+(?:in\s+|zu\s+)?netto\s+(?:bei\s+|mit\s+)?${NUMBER}\s*%`), (a, rate) => `${a}/(1 + ${rate}%)`],
	[question(String.raw`(zinseszins(?:en)?|interés\s+compuesto|intérêts?\s+composés?|zinsen?|interés(?:\s+simple)?|intereses|intérêts?(?:\s+simples?)?)${OF}\s+${NUMBER}${MONEY}\s+(?:zu\s+|mit\s+|bei\s+|al\s+|à\s+)?${NUMBER}\s*%\s+(?:für\s+|über\s+|por\s+|pendant\s+|durante\s+|sur\s+|en\s+)?${NUMBER}\s+(?:jahren?|años|ans)`), (kind, a, rate, years) => `${/zinses|comp/i.test(kind!) ? 'compound' : 'simple'} interest on ${a} at ${rate}% for ${years} years`],
	[question(String.raw`${NUMBER}${MONEY}\s+(?:entre|durch|geteilt\s+durch|dividido\s+(?:entre|por)|divisé\s+par|par|unter)\s+(\d+)\s+(?:personas|amigos|personen|leuten?|freunden?|personnes|amis)`), (a, n) => `${a} / ${n}`],
	[question(String.raw`(?:dreisatz:?\s+)?${NUMBER}\s*(\p{L}+)\s+(?:kosten|kostet|cuestan?|coûtent|coûte|costs?)\s+${NUMBER}${MONEY}\s*,?\s*(?:(?:wie\s*viel|was)\s+kosten\s+|cuánto\s+cuestan\s+|combien\s+coûtent\s+|how\s+much\s+(?:are|is|for|do)\s+)?${NUMBER}\s*\2(?:\s+cost)?`), (a, _unit, price, b) => `${price} / ${a} * ${b}`],
	[question(String.raw`(?:(?:benzin|sprit|kraftstoff|diesel)?verbrauch|(?:fuel|petrol)\s+consumption|consumo|consommation):?\s+${NUMBER}\s*(?:l|liter|litres?|litros?)\s+(?:auf\s+|für\s+|bei\s+|pro\s+|for\s+|per\s+|en\s+|pour\s+)?${NUMBER}\s*km`), (l, km) => `${l} L / (${km} km) * 100 km`],
	[question(String.raw`(?:imc|bmi)\s+${NUMBER}\s*kg\s+(\d)\s*m\s*(\d\d)`), (kg, m, cm) => `bmi ${kg} kg ${m}.${cm} m`],
	[question(String.raw`${NUMBER}${MONEY}\s+(?:with|mit|con|avec)\s+(?:an?\s+)?${NUMBER}\s*%\s+(?:tip|trinkgeld|propina|de\s+pourboire)`), (a, rate) => `${a} + ${rate}%`],
	[question(String.raw`(?:wie\s*viele\s+)?tage(?:\s+(?:hat|sind))?(?:\s+(?:im|der))?\s+(${MONTH})\s+(\d{4})(?:\s+hat)?|(?:cuántos\s+)?días\s+(?:tiene|hay\s+en|de)\s+(${MONTH})\s+(?:de\s+)?(\d{4})|(?:combien\s+de\s+)?jours\s+(?:y\s+a-t-il\s+)?(?:en|dans|a)\s+(${MONTH})\s+(\d{4})`), (...parts) => daysOf(parts.filter(Boolean) as [string, string])],
	[question(String.raw`${NUMBER}\s*(?:/\s*${NUMBER})?\s+(?:als|in|en)\s+(?:eine?\s+|un\s+)?(?:dezimal(?:zahl|bruch)?|kommazahl|d[ée]cimal(?:es?)?|nombre\s+décimal)`), (a, b) => (b === undefined ? a! : `${a}/${b}`)],
	[question(String.raw`(?:(?:der|el|le)\s+)?(?:logarithmus|logaritmo|logarithme)${OF}\s+${NUMBER}`), (a) => `log10(${a!.replace(',', '.')})`],
	[question(String.raw`(?:(?:el|le|der)\s+)?(?:natürlicher\s+logarithmus|logaritmo\s+natural|logarithme\s+népérien)${OF}\s+${NUMBER}`), (a) => `ln(${a!.replace(',', '.')})`],
	[question(String.raw`(zwei|drei|vier|fünf|dos|tres|cuatro|cinco|deux|trois|quatre|cinq)\s*(drittel|viertel|fünftel|sechstel|achtel|zehntel|tercios|cuartos|quintos|sextos|octavos|décimos|tiers|quarts|cinquièmes|sixièmes|huitièmes|dixièmes)\s+(?:von|de)\s+${NUMBER}`), (count, part, n) => `${COUNTS[count!.toLowerCase()]}/${PARTS[part!.toLowerCase().replace(/s$/, '')] ?? PARTS[part!.toLowerCase()]} * ${n}`],
	[question(String.raw`-\s?${NUMBER}\s*%\s+(?:sur|sobre|auf|de)\s+${NUMBER}${MONEY}`), (rate, a) => `${a} - ${rate}%`],
	[question(String.raw`(?:dreisatz|regla\s+de\s+tres|règle\s+de\s+trois):?\s+${NUMBER}[\s,;]+${NUMBER}[\s,;]+${NUMBER}`), (a, b, c) => `${b} / ${a} * ${c}`],
	[question(String.raw`(?:rabatt|descuento|remise|rabais)\s+(?:von\s+|del?\s+)?${NUMBER}\s*%\s+(?:auf|sobre|en|sur|von|de)\s+${NUMBER}${MONEY}`), (rate, a) => `${rate}% of ${a}`],
	[question(String.raw`(.+?)\s+(?:auf|mit|con|avec|à|a)\s+(\d{1,3})\s+(?:(stellen|chiffres|cifras)|nachkommastellen|kommastellen|dezimalstellen|decimales|décimales)`), (x, n, digits) => `${x} to ${n} ${digits === undefined ? 'decimal places' : 'digits'}`],
	// Figures by their sides.
	[question(String.raw`(?:fläche(?:ninhalt)?|area|área|aire|surface)(?:\s+(?:of|von|de|del|du|d['’]un))?(?:\s+(?:a|an|the|einem|eines|un))?\s+(?:triangle|dreiecks?|triángulo)(?:\s+(?:with|mit|de|con|avec))?(?:\s+(?:sides?|seiten|den\s+seiten|lados|côtés))?:?\s+${NUMBER}[,\s]+(?:(?:and|und|y|et)\s+)?${NUMBER}[,\s]+(?:(?:and|und|y|et)\s+)?${NUMBER}`), (a, b, c) => `area of a triangle with sides ${a} ${b} ${c}`],
	// Averages without a word for "of".
	[question(String.raw`(?:der\s+|die\s+|el\s+|la\s+|le\s+)?(?:mittelwert|durchschnitt|promedio|media|moyenne)\s+(\d[\d\s.,;-]*)`), (list) => `mean of ${list}`],
	[question(String.raw`(?:der\s+|la\s+)?(?:median|mediana|médiane)${OF}\s+(\d[\d\s.,;-]*)`), (list) => `median of ${list}`],
	[question(String.raw`(?:die\s+|la\s+|l['’])?(?:standardabweichung|desviación\s+(?:estándar|típica)|écart[\s-]type)${OF}\s+(\d[\d\s.,;-]*)`), (list) => `standard deviation of ${list}`],
	[question(String.raw`(sin|cos|tan)\s*\(?\s*(-?[\d.,]+)\s*(?:grad|grados?|degrés?)\s*\)?`), (f, x) => `${f}(${x!.replace(',', '.')} deg)`],
	[question(String.raw`(sinus|seno|kosinus|cosinus|coseno|tangens|tangente)${OF}\s+(-?[\d.,]+)\s*(?:°|grad|grados?|degrés?)`), (f, x) => `${/^[ck]/i.test(f!) ? 'cos' : /^s/i.test(f!) ? 'sin' : 'tan'}(${x!.replace(',', '.')} deg)`]
]; // prettier-ignore

/** Squares and cubes of units by their names. */
const POWERS: readonly (readonly [RegExp, string])[] = (
	[
		['quadratmetern?|metros?\\s+cuadrados?|mètres?\\s+carrés?|qm', 'm^2'],
		['quadratkilometern?|kil[óo]metros?\\s+cuadrados?|kilomètres?\\s+carrés?|qkm', 'km^2'],
		['quadratzentimetern?|cent[íi]metros?\\s+cuadrados?|centimètres?\\s+carrés?', 'cm^2'],
		['quadratfu(?:ß|ss)|pies?\\s+cuadrados?|pieds?\\s+carrés?', 'ft^2'],
		['quadratmeilen?|millas?\\s+cuadradas?|milles?\\s+carrés?', 'mi^2'],
		['kubikmetern?|metros?\\s+c[úu]bicos?|mètres?\\s+cubes?', 'm^3'],
		['kubikzentimetern?|cent[íi]metros?\\s+c[úu]bicos?|centimètres?\\s+cubes?', 'cm^3'],
		['kubikfu(?:ß|ss)|pies?\\s+c[úu]bicos?|pieds?\\s+cubes?', 'ft^3'],
		['al\\s+cuadrado|au\\s+carré|(?:zum|im)\\s+quadrat', '^2'],
		['al\\s+cubo|au\\s+cube', '^3'],
		['imc', 'bmi']
	] as const
).map(([names, unit]) => [new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'giu'), unit] as const);

/** Longer texts are no questions. */
const LONGEST = 200;

/** `text` in English where it is one of these questions or names such units; else as it is. */
export function ofEuropeanQuestions(text: string): string {
	if (text.length > LONGEST || !/\p{L}{2}/u.test(text)) return text;
	for (const [pattern, write] of WHOLE) {
		const match = pattern.exec(text);
		if (match) return write(...match.slice(1));
	}
	let rest = text.replace(/(?<=[½¼¾⅓⅔]\s*)mal(?=\s*[\d(])/giu, '*');
	for (const [pattern, unit] of POWERS) rest = rest.replace(pattern, unit);
	// Between two units "en", "à" and "nach" mean "in".
	return rest === text
		? text
		: rest.replace(/(?<=\d[\d.,]*\s*\p{L}[\p{L}\d²³^]*\s+)(?:en|à|a|nach|zu)(?=\s+\p{L})/giu, 'in');
}
