/** Quantities with units, as people type them in the box. */
import { intoLast, stemsOf } from '../kit/case-endings';
import { byWord, oneOf, type Hints, type Reading } from '../kit/suggest';

type Found = Reading<'evaluate'>;

/** Words before a sum or a quantity that ask for it. */
export const ASKED = new RegExp(`^(?:${oneOf("what is | what's | whats | calculate | compute | solve | how much is | wie viel ist | was ist | was ergibt | berechne | cuánto es | cuanto es | calcula | combien font | combien fait | calcule | कितना है | गणना | احسب | كم يساوي")}) ?`); // prettier-ignore
/** Units by the names that people give them, in the words of the engine. */
const UNITS: Readonly<Record<string, string>> = byWord(
	Object.fromEntries(
		`inch: in inch inches zoll pulgada pulgadas pouce pouces " इंच इन्च अंगुळ அங்குலம் இன்ச் بوصة
	foot: ft foot feet fuß fuss pie pies pied pieds ' फुट फूट फ़ुट फीट फ़ीट அடி قدم أقدام
	yard: yd yard yards yarda yardas गज ياردة
	mile: mi mile miles meile meilen milla millas मील मैल மைல் ميل أميال
	cm: cm centimeter centimeters centimetre centimetres zentimeter centímetro centímetros centimètre centimètres सेंटीमीटर सेंटिमीटर सेमी செமீ சென்டிமீட்டர் سم سنتيمتر
	mm: mm millimeter millimeters millimetre millimetres
	m: m meter meters metre metres metro metros mètre mètres मीटर மீட்டர் متر
	km: km kilometer kilometers kilometre kilometres kilómetro kilómetros kilomètre kilomètres किलोमीटर किमी கிமீ கிலோமீட்டர் كم كيلومتر كيلومترات
	nauticalmile: nmi
	kg: kg kilo kilos kilogram kilograms kilogramm kilogramo kilogramos kilogramme kilogrammes किलो किलोग्राम கிலோ கிலோகிராம் كيلو كجم كغ
	g: g gram grams gramm gramo gramos gramme grammes ग्राम கிராம் جرام غرام
	mg: mg
	tonne: t ton tons tonne tonnes tonnen tonelada toneladas
	lb: lb lbs pound pounds libra libras livre livres पाउंड पौंड பவுண்டு பவுண்ட் رطل أرطال
	metricpound: pfund
	oz: oz ounce ounces unze unzen onza onzas once onces
	stone: st stone
	L: l liter liters litre litres litro litros लीटर लिटर லிட்டர் لتر
	mL: ml milliliter millilitre मिली मिलीलीटर मिलि மிலி மில்லி مل
	cL: cl centilitre centilitres centiliter zentiliter centilitro centilitros
	dL: dl decilitre décilitre décilitres deciliter dezilliter decilitro decilitros
	gallon: gal gallon gallons gallone gallonen galón galones
	cup: cup cups tasse tassen taza tazas
	pint: pint pints
	quart: quart quarts
	tsp: tsp teaspoon teaspoons teelöffel
	tbsp: tbsp tablespoon tablespoons esslöffel
	degC: °c c celsius ℃ centigrade सेल्सियस செல்சியஸ் مئوية
	degF: °f f fahrenheit ℉ फ़ारेनहाइट फारेनहाइट பாரன்ஹீட் فهرنهايت
	K: k kelvin
	km/h: km/h kmh kph kmph
	mi/h: mph mi/h
	m/s: m/s
	knot: knot knots kn
	s: s sec secs second seconds sekunde sekunden segundo segundos seconde secondes सेकंड सेकेंड வினாடி ثانية ثواني
	minute: min mins minute minutes minuten minuto minutos मिनट मिनिट मिनिटे நிமிடம் நிமிடங்கள் دقيقة دقائق
	hour: h hr hrs hour hours std stunde stunden hora horas heure heures घंटे घंटा घंटों तास மணி மணிநேரம் ساعة ساعات
	day: d day days tag tage tagen día días jour jours journée journées दिन दिनों दिवस நாள் நாட்கள் يوم أيام
	week: week weeks woche wochen semana semanas semaine semaines हफ़्ते हफ्ते सप्ताह आठवडे आठवडा வாரம் வாரங்கள் أسبوع أسابيع
	year: year years yr jahr jahre jahren año años an ans साल वर्ष ஆண்டு سنة
	hectare: ha hectare hectares hektar hectárea hectáreas हेक्टेयर हेक्टर ஹெக்டேர் هكتار
	acre: acre acres एकड़ एकर ஏக்கர்
	m^2: m2 m² sqm
	ft^2: ft2 sqft ft²
	km^2: km2 km²
	J: j joule joules
	kJ: kj kilojoule kilojoules
	kWh: kwh
	cal: cal calorie calories
	kcal: kcal
	W: w watt watts
	hp: hp horsepower
	metrichorsepower: ps pferdestärken pferdestärke caballos cv
	kW: kw kilowatt kilowatts
	Pa: pa pascal
	bar: bar
	psi: psi
	atm: atm
	byte: b byte bytes
	kB: kb kilobyte
	MB: mb megabyte megabytes
	GB: gb gigabyte gigabytes
	TB: tb terabyte terabytes
	bit: bit bits
	deg: ° deg degree degrees grad
	rad: rad radian radians`
			.split('\n')
			.flatMap((line) => {
				const [unit = '', words = ''] = line.trim().split(/: /);
				return words.split(' ').map((word) => [word, unit]);
			})
	)
);

const TO = oneOf('to | in | into | as | nach | als | en | a | à | in | में | मध्ये | से | ते | إلى | الى | ب | = | -> | →');
/** An apostrophe parts thousands, and is feet otherwise. */
const AMOUNT = String.raw`[+-]?\d(?:[\d\s.,]|'(?=\d{3}(?!\d)))*(?:/\d+)?`;
const UNIT = String.raw`[\p{L}\p{M}°℃℉"'²³/^\d]+?`;
const CONVERT = new RegExp(`^(?:convert )?(${AMOUNT})\\s*(${UNIT})(?: (?:and )?(${AMOUNT})\\s*(${UNIT}))? ?(?: ${TO} )(${UNIT})(?: (?:umrechnen|बदलें|में|मध्ये))?$`, 'u'); // prettier-ignore

/** Two units side by side, the second of the same kind: `70 கிலோ பவுண்ட்`, `5 फूट 8 इंच सेमी`. */
const CONVERT_BARE = new RegExp(`^(?:convert )?(${AMOUNT})\\s*(${UNIT})(?: (?:and )?(${AMOUNT})\\s*(${UNIT}))? (${UNIT})$`, 'u'); // prettier-ignore
/** One of a unit in another: `sekunden pro tag`, `segundos por día`. */
const PER = /^(?:wie viele |cuántos |cuántas |combien d[e'’] ?)?(\p{L}{2,}) (?:pro|per|por|par|je|(?:hat|in|in einem|in einer|hay en|tiene|y a-t-il dans|dans) (?:an?|eine?[rm]?|una?|une)) (\p{L}{2,})$/u; // prettier-ignore
/** The same in the order of Hindi, Marathi, Tamil and Arabic: `एक दिन में कितने मिनट`, `كم دقيقة في اليوم`. */
const PER_LAST = /^(?:एक |एका |ஒரு )?(\S+?)(?: में)? (?:कितने|कितना|कितनी|किती|எத்தனை) (\S+?)(?: (?:होते|होता) (?:हैं|है)| असतात| உள்ளன)?$|^كم (\S+) في (?:ال)?(\S+)$/u; // prettier-ignore

/** `1 million seconds`, `2 millones de segundos`, in figures. */
const MILLIONS =
	/(?<![\d.,])(\d[\d.,]*) (?:(million(?:en|es|s)?|millón|millones|mio\.?|मिलियन|مليون)|(?:thousand|tausend|mil|mille|हज़ार|हजार|ألف))(?: de| d['’])? (?=\p{L})/u;
function inFigures(lower: string, groupsByDot: boolean): string {
	return lower.replace(MILLIONS, (all, count: string, million?: string) => {
		const value = Number(plainNumber(count, groupsByDot)) * (million === undefined ? 1e3 : 1e6);
		return Number.isFinite(value) ? `${Number(value.toPrecision(15))} ` : all;
	});
}
/** `5 kg me kitne gram` */
const HOW_MANY_LAST = /^(\d[\d.,]*\s?\S+) (?:me|mein|में|मध्ये) (?:kitne|kitna|kitni|कितने|कितना|कितनी|किती) (\S+?)(?: (?:hai|hain|hote hain|है|हैं|होते हैं|असतात))?$/u; // prettier-ignore

/** Units of several words. */
const IN_WORDS: readonly (readonly [RegExp, string])[] = [
	[/cuill(?:è|e)res? à (?:soupe|table)|cucharadas?(?: soperas?)?/gu, 'tbsp'],
	[/cuill(?:è|e)res? à (?:café|thé)|cucharaditas?/gu, 'tsp'],
	[/(?:वर्ग|चौरस) (?:फुट|फीट|फ़ीट|फूट)|சதுர அடி|قدم مربعة?|square (?:feet|foot)|sq\.? ?ft/gu, 'ft²'],
	[/(?:वर्ग|चौरस) मीटर|சதுர மீட்டர்|متر مربع|square met(?:er|re)s?|sq\.? ?m(?![a-z])/gu, 'm²'],
	[/(?:वर्ग|चौरस) (?:किमी|किलोमीटर)|சதுர கிலோமீட்டர்|كيلومتر مربع|square kilomet(?:er|re)s?/gu, 'km²']
];

/** Digits as the engine reads them: `1 1/2`, `1,5`, `1.500` where a dot groups. */
export const plainNumber = (text: string, groupsByDot = false): string => {
	// 1 1/2 is one and a half.
	const mixed = /^([+-]?\d+)\s+(\d+\/\d+)$/.exec(text.trim());
	if (mixed) return `(${mixed[1]} + ${mixed[2]})`;
	const trimmed = text.trim().replace(/[\s']/g, '');
	// Where a dot groups, one comma is a decimal mark whatever follows.
	if (groupsByDot && /^\d+,\d+$/.test(trimmed)) return trimmed.replace(',', '.');
	if (groupsByDot && /^\d{1,3}(\.\d{3})+$/.test(trimmed)) return trimmed.replaceAll('.', '');
	return /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed.replace(',', '.');
};

/** Units that are larger where they are imperial, and there so. */
const IMPERIAL: Readonly<Record<string, string>> = byWord({ pint: 'imperialpint', gallon: 'imperialgallon' });
const IMPERIAL_HOMES: ReadonlySet<string> = new Set(['GB', 'IE', 'IM', 'JE', 'GG']);

/** Names of units of the engine as people read them. */
const inWords = (expression: string): string =>
	expression
		.replace(/metricpound/g, 'Pfund')
		.replace(/metrichorsepower/g, 'PS')
		.replace(/imperial(pint|gallon)/g, '$1 (UK)');

/** What units measure: a cup is no gram, an hour no watt. */
const KINDS = [/^(?:inch|foot|yard|mile|cm|mm|m|km|nauticalmile)$/, /^(?:kg|g|mg|tonne|lb|metricpound|oz|stone)$/, /^(?:L|[cdm]L|cup|t(?:b)?sp|(?:imperial)?(?:gallon|pint)|quart)$/, /^(?:deg[CF]|K)$/, /^(?:km\/h|mi\/h|m\/s|knot)$/, /^(?:s|minute|hour|day|week|year)$/, /^(?:hectare|acre|(?:m|ft|km)\^2)$/, /^(?:k?J|kWh|k?cal)$/, /^(?:k?W|hp|metrichorsepower)$/, /^(?:Pa|bar|psi|atm)$/, /^(?:byte|[kMGT]B|bit)$/, /^(?:deg|rad)$/]; // prettier-ignore
const kindOf = (unit: string): number => KINDS.findIndex((kind) => kind.test(unit));

/** Units of one system, and what the other has in their place. */
const COUNTERPARTS: Readonly<Record<string, string>> = byWord({ km: 'mile', mile: 'km', m: 'foot', foot: 'm', cm: 'inch', inch: 'cm', kg: 'lb', lb: 'kg', g: 'oz', oz: 'g', L: 'gallon', gallon: 'L', imperialgallon: 'L', 'km/h': 'mi/h', 'mi/h': 'km/h', hectare: 'acre', acre: 'hectare' }); // prettier-ignore

/** Degrees that are an angle rather than a temperature, where nothing else is said. */
const ANGLES: ReadonlySet<number> = new Set([45, 60, 90, 120, 135, 225, 270, 360]);

/** A length that people are tall. */
const isHeight = (amount: string, unit: string): boolean => {
	const metres = Number(amount) / (unit === 'cm' ? 100 : 1);
	return metres >= 0.5 && metres <= 2.5;
};

/** A quantity in another unit: the one that is asked for, or its counterpart in the other system. */
export function readUnits(lower: string, { home, groupsByDot }: Hints): Found[] {
	const unitOf = (word: string): string | undefined => {
		const unit = UNITS[word];
		return IMPERIAL_HOMES.has(home) ? (IMPERIAL[unit ?? ''] ?? unit) : unit;
	};
	// How many feet in a mile: one of it, in the other.
	const counted = /^how many (\S+)(?: are| is)?(?: there)? (?:in|make(?: up)?) (an?|one|\d[\d.,]*) (\S+)$/.exec(lower);
	const [many, of] = [unitOf(counted?.[1] ?? ''), unitOf(counted?.[3] ?? '')];
	if (counted && many !== undefined && of !== undefined) {
		const amount = /^\d/.test(counted[2] ?? '') ? plainNumber(counted[2] ?? '', groupsByDot) : '1';
		const expression = `${amount} ${of} to ${many}`;
		return [{ operation: 'evaluate', values: { expression }, about: expression, score: 0.95 }];
	}
	// One of it where no number is said; a degree of one scale on the other is not what is asked.
	const alone = /^(\p{L}{2,}) (?:to|into|in|nach|en|a|à) (\p{L}{2,})$/u.exec(
		// Pints in a gallon: one of it, in them.
		lower.replace(ASKED, '').replace(/^(\p{L}{2,}) (?:in|per) an? (\p{L}{2,})$/u, '$2 to $1')
	);
	const last = PER_LAST.exec(lower);
	const stem = (word = '') => [word, ...stemsOf(word)].find((one) => UNITS[one] !== undefined) ?? word;
	// The larger one first, then the one that it is counted in.
	const per = last ? [last[0], last[2] ?? last[3], stem(last[1] ?? last[4])] : PER.exec(lower);
	const [one, other] = per ? [unitOf(per[2] ?? ''), unitOf(per[1] ?? '')] : [unitOf(alone?.[1] ?? ''), unitOf(alone?.[2] ?? '')]; // prettier-ignore
	if (
		one !== undefined &&
		other !== undefined &&
		one !== other &&
		kindOf(one) === kindOf(other) &&
		!one.startsWith('deg') &&
		(per !== null || alone?.[1] !== 'in')
	) {
		const expression = `1 ${one} to ${other}`;
		return [{ operation: 'evaluate', values: { expression }, about: inWords(expression), score: 0.9 }];
	}
	// A temperature alone is asked for on the other scale; what German calls a degree is no hundredth of a right angle.
	const heat = /^(-?\d+(?:[.,]\d+)?) ?(?:(?:°|degrees? |grad )?([cf])|grad|degrees)$/.exec(lower);
	if (heat) {
		const amount = Number(plainNumber(heat[1] ?? ''));
		const [from, to] = heat[2] === undefined && ANGLES.has(amount) ? ['deg', 'rad'] : heat[2] === 'f' || (heat[2] === undefined && home === 'US') ? ['degF', 'degC'] : ['degC', 'degF']; // prettier-ignore
		const expression = `${plainNumber(heat[1] ?? '')} ${from} to ${to}`;
		return [{ operation: 'evaluate', values: { expression }, about: expression, score: 0.95 }];
	}
	// A quantity alone is asked for in the other system.
	const lone = /^(\d[\d.,]*) ?([\p{L}\p{M}/]+)$/u.exec(lower);
	const loneUnit = unitOf(lone?.[2] ?? '');
	const counterpart = COUNTERPARTS[loneUnit ?? ''];
	if (lone && counterpart !== undefined) {
		const expression = `${plainNumber(lone[1] ?? '', groupsByDot)} ${loneUnit} to ${counterpart}`;
		return [{ operation: 'evaluate', values: { expression }, about: inWords(expression), score: 0.95 }];
	}
	// 1m75 is said in French and Spanish, and the last word is the unit in Hindi, Marathi, Tamil and Arabic.
	const asked = intoLast(
		IN_WORDS.reduce(
			(rest, [words, unit]) => rest.replace(words, unit),
			inFigures(lower, groupsByDot).replace(HOW_MANY_LAST, '$1 in $2')
		)
			.replace(ASKED, '')
			.replace(
				/^(?:ein(?:e[nrs]?)? )?halbe[nrs]? |^half an? |^(?:आधा|आधी|अर्धा|अर्धी|அரை|نصف) |^medio |^media |^une? demi[e]?[ -]|^un demi-|^medios? |^demi[- ]/u,
				'0.5 '
			)
			.replace(/^(?:eineinhalb|anderthalb) /u, '1.5 ')
			.replace(/^(\d)m(\d\d)(?= (?:en|in|to|nach|a|à) )/, '$1.$2 m'),
		(word) => UNITS[word] !== undefined
	);
	// `40 grados celsius` and `40 degrees c`: the second word says it all.
	const match = CONVERT.exec(
		asked.replace(/(?<=\s|\d)(?:degrees?|grad|grados?|degrés?) (?=[cf](?:\s|$)|celsius|fahrenheit|centigrade)/g, '')
	);
	const bare = match ? null : CONVERT_BARE.exec(asked);
	// Feet and inches are one quantity.
	const kinds = [bare?.[2], bare?.[4] ?? bare?.[2], bare?.[5]].map((word) => kindOf(unitOf(word ?? '') ?? ''));
	const isBare = bare !== null && (kinds[0] ?? -1) >= 0 && kinds.every((kind) => kind === kinds[0]) && unitOf(bare[2] ?? '') !== unitOf(bare[5] ?? ''); // prettier-ignore
	if (!match && !isBare) return [];
	const [, first = '', from = '', second, part, to = ''] = match ?? bare ?? [];
	const units = [unitOf(from), part === undefined ? '' : unitOf(part), unitOf(to)];
	if (units.includes(undefined)) return [];
	// Of the height and the weight of somebody the smaller unit is wanted too.
	const alsoSmaller = second === undefined && ((/^c?m$/.test(units[0] ?? '') && units[2] === 'foot' && isHeight(plainNumber(first, groupsByDot), units[0] ?? '')) || (units[0] === 'kg' && units[2] === 'stone')); // prettier-ignore
	if (alsoSmaller) {
		const expression = `${plainNumber(first, groupsByDot)} ${units[0]} to ${units[2] === 'foot' ? 'ft and in' : 'stone and lb'}`;
		return [{ operation: 'evaluate', values: { expression }, about: expression, score: 0.95 }];
	}
	const amount = second === undefined ? `${plainNumber(first, groupsByDot)} ${units[0]}` : `(${plainNumber(first, groupsByDot)} ${units[0]} + ${plainNumber(second, groupsByDot)} ${units[1]})`; // prettier-ignore
	const expression = `${amount} to ${units[2]}`;
	return [{ operation: 'evaluate', values: { expression }, about: inWords(expression), score: 0.95 }];
}
