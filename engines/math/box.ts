import { intoLast } from '../kit/case-endings';
import { isoOf, readDay } from '../kit/date-words';
import { nextDayCalled } from '../kit/named-day';
import { byWord, oneOf, type Hints, type Reading, type Suggest, type Typed, withPoints } from '../kit/suggest';
import type { math } from './contract';

type Found = Reading<'evaluate' | 'simplify'>;

/** Names that the engine knows, and so are no unknowns. */
const KNOWN = /\b(?:a?(?:sin|cos|tan|sec|csc|cot)h?|arc(?:sin|cos|tan)|arsinh|arcosh|artanh|sqrt|cbrt|root|ln|log|log2|log10|exp|abs|sign|floor|ceil|round|min|max|gcd|lcm|factorial|factor|binomial|ncr|npr|sum|product|pi|tau|phi|mod|i|e|inf|infinity|mean|median|mode|std|variance|det|inv|transpose|diff|isprime|to|deg|rad)\b/gi; // prettier-ignore

/** Units by the names that people give them, in the words of the engine. */
const UNITS: Readonly<Record<string, string>> = byWord(
	Object.fromEntries(
		`inch: in inch inches zoll pulgada pulgadas pouce pouces " इंच अंगुळ அங்குலம் بوصة
	foot: ft foot feet fuß fuss pie pies pied pieds ' फुट அடி قدم
	yard: yd yard yards
	mile: mi mile miles meile meilen milla millas मील मैल மைல் ميل أميال
	cm: cm centimeter centimeters centimetre centimetres zentimeter centímetro centímetros centimètre centimètres सेंटीमीटर सेमी செமீ سم
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
	gallon: gal gallon gallons gallone gallonen galón galones
	cup: cup cups tasse tassen taza tazas
	pint: pint pints
	tsp: tsp teaspoon teaspoons teelöffel
	tbsp: tbsp tablespoon tablespoons esslöffel
	degC: °c c celsius ℃ centigrade सेल्सियस செல்சியஸ் مئوية
	degF: °f f fahrenheit ℉ फ़ारेनहाइट फारेनहाइट பாரன்ஹீட் فهرنهايت
	K: k kelvin
	km/h: km/h kmh kph kmph
	mi/h: mph mi/h
	m/s: m/s
	knot: knot knots kn
	s: s sec secs second seconds sekunde sekunden segundo segundos seconde secondes सेकंड வினாடி ثانية
	minute: min mins minute minutes minuten minuto minutos मिनट मिनिट நிமிடம் دقيقة
	hour: h hr hrs hour hours stunde stunden hora horas heure heures घंटे घंटा तास மணி ساعة
	day: d day days tag tage día días jour jours दिन दिवस நாள் يوم
	week: week weeks woche wochen semana semanas semaine semaines हफ़्ते आठवडे வாரம் أسبوع
	year: year years yr jahr jahre año años an ans साल वर्ष ஆண்டு سنة
	hectare: ha hectare hectares hektar
	acre: acre acres
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

const plainNumber = (text: string, groupsByDot = false): string => {
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
const KINDS = [/^(?:inch|foot|yard|mile|cm|mm|m|km|nauticalmile)$/, /^(?:kg|g|mg|tonne|lb|metricpound|oz|stone)$/, /^(?:L|mL|cup|t(?:b)?sp|(?:imperial)?(?:gallon|pint))$/, /^(?:deg[CF]|K)$/, /^(?:km\/h|mi\/h|m\/s|knot)$/, /^(?:s|minute|hour|day|week|year)$/, /^(?:hectare|acre|(?:m|ft|km)\^2)$/, /^(?:k?J|kWh|k?cal)$/, /^(?:k?W|hp|metrichorsepower)$/, /^(?:Pa|bar|psi|atm)$/, /^(?:byte|[kMGT]B|bit)$/, /^(?:deg|rad)$/]; // prettier-ignore
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

function readUnits(lower: string, { home, groupsByDot }: Hints): Found[] {
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
	const [one, other] = [unitOf(alone?.[1] ?? ''), unitOf(alone?.[2] ?? '')];
	if (
		one !== undefined &&
		other !== undefined &&
		one !== other &&
		kindOf(one) === kindOf(other) &&
		!one.startsWith('deg') &&
		alone?.[1] !== 'in'
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
		lower
			.replace(ASKED, '')
			.replace(
				/^(?:ein(?:e[nrs]?)? )?halbe[nrs]? |^half an? |^(?:आधा|आधी|अर्धा|अर्धी|அரை|نصف) |^medio |^media |^une? demi[e]?[ -]|^demi[- ]/u,
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
	if (!match) return [];
	const [, first = '', from = '', second, part, to = ''] = match;
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

const NUMBER = String.raw`[\d.,]+`;
/** Phrases for sums, in the languages of the interface: pattern and what it means to the engine. */
const PHRASES: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
	[new RegExp(`^(${NUMBER}) ?(?:%|percent|prozent|pour cent|por ciento|प्रतिशत|टक्के|சதவீதம்|بالمئة) (?:of|von|de|du|من|का|चे|இல்) (${NUMBER})$`), (a, b) => `${a}% * ${b}`], // prettier-ignore
	[new RegExp(`^(${NUMBER}) ?(?:%|percent) off (${NUMBER})$`), (a, b) => `${b} * (1 - ${a}%)`],
	[
		new RegExp(`^(${NUMBER}) ?(?:का|के|की|चे|चा|च्या|இல்|இன்) (${NUMBER}) ?(?:%|प्रतिशत|टक्के|சதவீதம்)$`),
		(a, b) => `${b}% * ${a}`
	],
	[new RegExp(`^(${NUMBER}) ?% (?:tip|trinkgeld|propina|pourboire|tax|vat|mwst|iva|tva) (?:on|auf|sobre|sur|of) (${NUMBER})$`), (a, b) => `${a}% * ${b}`], // prettier-ignore
	[new RegExp(`^(${NUMBER}) ?(?:minus|less|-) ?(${NUMBER}) ?%$`), (a, b) => `${a} * (1 - ${b}%)`],
	[new RegExp(`^(${NUMBER}) ?(?:plus|\\+) ?(${NUMBER}) ?%$`), (a, b) => `${a} * (1 + ${b}%)`],
	[/^(?:half|halb) (?:of )?([\d.]+)$/, (a) => `${a}/2`],
	[/^(?:velocidad de la luz|vitesse de la lumière|lichtgeschwindigkeit)$/, () => 'speed of light'],
	[/^(\d+) choose (\d+)$/, (n, k) => `binomial(${n}, ${k})`],
	[/^(?:square root|quadratwurzel|racine carrée|raíz cuadrada|wurzel|root|वर्गमूल|வர்க்கமூலம்|الجذر التربيعي) (?:of |von |aus |de |من )?([\d.]+)$/, (a) => `sqrt(${a})`], // prettier-ignore
	[/^([\d.]+) (?:का वर्गमूल|चे वर्गमूळ)$/, (a) => `sqrt(${a})`],
	[
		/^(?:plot|graph|draw|zeichne|plotte|trace|graficar|grafica) (?:of |the )?(?:y ?= ?|f\(x\) ?= ?)?(.*[a-z].*)$/,
		(f) => f
	],
	[/^inverse (?:matrix )?(?:of )?(\[\[.+\]\])$|^(?:matrix )?(\[\[.+\]\]) inverse$/, (a, b) => `inv(${a ?? b})`],
	[/^(?:roman(?: numerals?)? (?:for |of )?)(\d{1,4})$/, (n) => `${n} in roman`],
	[
		/^(binary|hex|octal|hexadecimal) (?:of|for) (\d+)$/,
		(base, n) => `${n} in ${base === 'hexadecimal' ? 'hex' : base}`
	],
	[/^cube root of ([\d.]+)$/, (a) => `cbrt(${a})`],
	[/^([\d.]+) squared$/, (a) => `${a}^2`],
	[/^([\d.]+) cubed$/, (a) => `${a}^3`],
	[/^factorial (?:of )?(\d+)$/, (a) => `${a}!`],
	[/^(?:derivative|ableitung|derivada|dérivée|differentiate|d\/dx) (?:of |von |de )?(.+)$/, (f) => `diff(${f}, ${/\b[a-z]\b/.exec(f)?.[0] ?? 'x'})`], // prettier-ignore
	[/^(?:factors?|prime factors|primfaktoren|factorize|factorise) (?:of |von )?(\d+)$/, (n) => `factor(${n})`],
	[/^(?:is (\d+) (?:a )?prime|ist (\d+) (?:eine )?primzahl)$/, (a, b) => `isprime(${a ?? b})`],
	[/^(?:gcd|ggt|mcd|pgcd) (?:of )?(\d+)[, ]+(?:and |und |y |et )?(\d+)$/, (a, b) => `gcd(${a}, ${b})`],
	[/^(?:lcm|kgv|mcm|ppcm) (?:of )?(\d+)[, ]+(?:and |und |y |et )?(\d+)$/, (a, b) => `lcm(${a}, ${b})`],
	[/^([\da-f]+) (?:hex|hexadecimal) (?:to|in|as) (?:dec|decimal|dezimal)$/, (a) => `0x${a}`],
	[/^(?:0x)([\da-f]+)(?: (?:to|in) (?:dec|decimal))?$/, (a) => `0x${a}`],
	[/^([01]+) (?:bin|binary) (?:to|in|as) (?:dec|decimal)$/, (a) => `0b${a}`],
	[/^(sin|cos|tan|sqrt|ln|log|exp|abs) ?([\d.]+) ?(°|deg(?:rees)?|grad|grados?|degrés?)?$/, (f, x, degrees) => `${f}(${x}${degrees ? ' deg' : ''})`] // prettier-ignore
];
const ASKED = new RegExp(`^(?:${oneOf("what is | what's | whats | calculate | compute | solve | how much is | wie viel ist | was ist | was ergibt | berechne | cuánto es | cuanto es | calcula | combien font | combien fait | calcule | कितना है | गणना | احسب | كم يساوي")}) ?`); // prettier-ignore
const WORDS: readonly (readonly [RegExp, string])[] = [
	[/(\d[\d.]*) ?(?:करो(?:ड\u093c?|\u095c)|कोटी|கோடி)(?![\p{L}\p{M}])/gu, '($1*10^7)'],
	[/(\d[\d.]*) ?(?:लाख|லட்சம்|இலட்சம்)(?![\p{L}\p{M}])/gu, '($1*10^5)'],
	[/ (?:plus|más|جمع) /g, ' + '],
	[/ (?:minus|moins|menos) /g, ' - '],
	[/ (?:times|mal|fois|por|multiplied by) /g, ' * '],
	[/ (?:divided by|over|geteilt durch|divisé par|entre) /g, ' / '],
	[/(?<=\d) ?[x×] ?(?=\d)/g, ' * '],
	[/(?<=\d),(?=\d{3}(?:\D|$))/g, ''],
	[/(?<=\d) (?=\d+\/\d)/g, '+']
];

/** Whole days from one day to another, as a question of arithmetic. */
const SPAN =
	/^(?:how many |number of |(?:noch )?wie ?viele? |(?:in )?wie vielen |cuántos |combien de |कितने |كم )?(?:days|tagen?|días|jours|يوما?|يومًا)(?: are there| are left| left| sind es| noch| hay| faltan| reste)? (?:(?:between |from |zwischen |vom? |entre |desde |del? |du )(.+?) (?:and|to|until|till|und|bis(?: zum)?|y|hasta|al?|et|au) |(?:until|till|to|before|bis|hasta|para|jusqu’à|jusqu'au|jusqu'à|avant|حتى|إلى) )(.+)$/u;
/** Whole days since a day: `days since 1 january 2020`. */
const SINCE =
	/^(?:how many |number of |wie ?viele? |cuántos |combien de )?(?:days|tage|días|jours)(?: have passed| passed| vergangen| han pasado)? (?:since|seit(?: dem)?|desde(?: el)?|depuis(?: le)?) (.+)$/u;
/** `weeks until christmas` */
const WEEKS =
	/^(?:how many |wie ?viele? |cuántas |combien de )?(?:weeks|wochen|semanas|semaines)(?: are there| are left| sind es| noch| hay| faltan)? (?:until|till|to|before|bis(?: zum)?|hasta|para|avant|jusqu'à) (.+)$/u;

/** How old somebody is who was born on a day. */
const AGE =
	/^(?:how old (?:is|am|are|would) (?:someone|somebody|a person|i|you|he|she)(?: be)?,?(?: if| when)?(?: i was| i am| you were| he was| she was)? born(?: on| in)?|age (?:of (?:someone|a person) |if |when )?born(?: on| in)?|born|wie alt (?:ist|bin|wäre) (?:jemand|ich|man),?(?: der| die| wenn)?(?: ich)?(?: am)?|alter geboren(?: am)?|qué edad tiene alguien nacido(?: el)?|edad nacido(?: el)?|(?:qué edad tengo|cuántos años tengo|edad) si nací(?: el)?|quel âge ai-je si je suis né(?:e)?(?: le)?|quel âge a quelqu'un né(?: le)?|né(?:e)? le) (.+?)(?: geboren(?: ist| wurde)?)?$/u;

/** Whole years since a day: those of the calendar, less one before the birthday. */
function readAge(lower: string, { today, dayFirst }: Hints): Found[] {
	const born = readDay(AGE.exec(lower)?.[1] ?? '', today, dayFirst);
	if (born === null || born.year === null) return [];
	const iso = isoOf(born, born.year);
	// Who was born today is asked of the history of the day.
	if (iso >= today) return [];
	const before = today.slice(5) < iso.slice(5);
	const expression = `${today.slice(0, 4)} - ${born.year}${before ? ' - 1' : ''}`;
	return [{ operation: 'evaluate', values: { expression }, about: `${iso} – ${today}`, score: 0.96 }];
}

/** `how long until christmas`, in days. */
const HOW_LONG =
	/^(?:how long(?: is it)? (?:until|till|to)|wie lange (?:ist es )?(?:noch )?bis(?: zum| zu)?|cuánto (?:tiempo )?falta para|combien de temps (?:avant|jusqu['’]à)) /u;
/** What is left of a year: `weeks left in 2026`. */
const LEFT = /^(?:how many )?(days|weeks)(?: are)? left (?:in |of )?(?:the |this )?(year|\d{4})$/;

function readDays(asked: string, { today, dayFirst, home }: Hints): Found[] {
	const lower = asked.replace(HOW_LONG, 'days until ').replace(LEFT, (_, unit: string, year: string) => `${unit} until ${/\d/.test(year) ? year : today.slice(0, 4)}-12-31`); // prettier-ignore
	const called = (name: string) => nextDayCalled(name, today, dayFirst, home);
	const weeks = WEEKS.exec(lower)?.[1];
	const since = SINCE.exec(lower)?.[1];
	const other = weeks !== undefined ? called(weeks) : since !== undefined ? called(since) : null;
	if (other !== null && (weeks !== undefined || other <= today)) {
		const [from, to] = weeks === undefined ? [other, today] : [today, other];
		const expression = `${weeks === undefined ? 'days' : 'weeks'} between ${from} and ${to}`;
		return [{ operation: 'evaluate', values: { expression }, about: `${from} – ${to}`, score: 0.93 }];
	}
	const span = SPAN.exec(lower);
	if (!span) return [];
	const [from, to] = [
		span[1] === undefined ? today : nextDayCalled(span[1], today, dayFirst, home),
		nextDayCalled(span[2] ?? '', today, dayFirst, home)
	];
	if (from === null || to === null) return [];
	const expression = `days between ${from} and ${to}`;
	return [{ operation: 'evaluate', values: { expression }, about: `${from} – ${to}`, score: 0.93 }];
}

/** Roman numerals of four letters and more, as they are written today. */
const ROMAN = /^(?=.{4})M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

/** A year of how many days: `is 2028 a leap year`, `weeks in 2026`. */
const LEAP_YEAR = /^(?:(?:is|was|will) (\d{4}) (?:be )?a leap ?year|(?:ist|war|wird) (\d{4}) ein schaltjahr|(?:es|fue|será) (\d{4}) (?:un año )?bisiesto|(?:est-ce que )?(\d{4}) (?:est|sera|était)(?:-(?:elle|ce))? (?:une année )?bissextile|(?:leap ?year|schaltjahr|año bisiesto|bisiesto|année bissextile) (\d{4})|(\d{4}) (?:leap ?year|schaltjahr|bisiesto|bissextile)|क्या (\d{4}) लीप वर्ष है|هل (\d{4}) سنة كبيسة|(\d{4}) லீப் ஆண்(?:டு|டா)|(\d{4}) लीप वर्ष(?: है| आहे)?(?: का)?)$/u; // prettier-ignore
const WEEKS_IN = /^(?:how many |number of |wie viele |cuántas |combien de )?(?:weeks|wochen|semanas|semaines)(?: are there| are| hat| hay| tiene| y a-t-il)? (?:in |im jahr |en |el año )?(?:the year )?(\d{4})(?: hat)?$/u; // prettier-ignore

function readYear(lower: string): Found[] {
	const leap = LEAP_YEAR.exec(lower)?.slice(1).find((year) => year !== undefined); // prettier-ignore
	const year = Number(leap ?? WEEKS_IN.exec(lower)?.[1]);
	if (!(year >= 1583)) return [];
	const days = (Date.UTC(year + 1, 0) - Date.UTC(year, 0)) / 86_400_000;
	const expression = leap === undefined ? `${days} days to weeks` : `${days} days`;
	return [{ operation: 'evaluate', values: { expression }, about: String(year), score: 0.95 }];
}

function readSum({ text, lower }: Typed, groupsByDot: boolean): Found[] {
	const fraction =
		/^(-?\d+[.,]\d+) (?:as|to|in|into|als|en|como) (?:an? |eine?n? |une? )?(?:fraction|bruch|fracción|fraccion)$/u.exec(
			lower
		)?.[1];
	if (fraction !== undefined) return [{ operation: 'evaluate', values: { expression: fraction.replace(',', '.'), ask: 'fraction' }, about: fraction, score: 0.95 }]; // prettier-ignore
	if (ROMAN.test(text)) return [{ operation: 'evaluate', values: { expression: `roman ${text}` }, about: text, score: 0.86 }]; // prettier-ignore
	const asked = ASKED.test(lower);
	const bare = lower.replace(ASKED, '').replace(/^=|\s*=\s*\??$/g, '').trim(); // prettier-ignore
	for (const [pattern, write] of PHRASES) {
		const match = pattern.exec(bare);
		if (!match) continue;
		const expression = write(
			...match.slice(1).map((part) => (/^[\d.,]+$/.test(part ?? '') ? plainNumber(part, groupsByDot) : part))
		);
		return [{ operation: 'evaluate', values: { expression }, about: expression, score: 0.95 }];
	}
	let expression = asked || bare !== lower ? bare : text.replace(/^=|\s*=\s*\??$/g, '').trim();
	if (groupsByDot) expression = withPoints(expression);
	for (const [pattern, sign] of WORDS) expression = expression.replace(pattern, sign);
	// 8h 30m is a time; 1k beside figures alone is a thousand.
	if (/^(?:\d+\s?h\s?\d{1,2}\s?m(?:in)?|[\s+\-−*/×\d.]|\d+\s?(?:h|min))+$/.test(expression) && /\d\s?h\s?\d{1,2}\s?m/.test(expression)) return [{ operation: 'evaluate', values: { expression }, about: expression, score: 0.9 }]; // prettier-ignore
	if (/^[\d\s.,+\-−*/×()]*\d[kK](?:[\d\s.,+\-−*/×()]|\d[kK])*$/.test(expression)) expression = expression.replace(/(\d[\d.]*)[kK](?![\w])/g, '($1*1000)'); // prettier-ignore
	// Between digits a comma is a decimal mark, where no function is called with several values.
	if (!/[([]|\d\.\d{3},\d/.test(expression)) expression = expression.replace(/(?<=\d),(?=\d{1,2}(?!\d))/g, '.');
	// 3 1/2 + 1/4 is a mixed number, not a product.
	expression = expression.replace(/(?<![\w.)])(\d+)\+(\d+\/\d+)/g, '($1+$2)');
	if (expression === '' || /[^\p{L}\d\s+\-*/^%!().,|=<>≤≥≠√∞π²³⁴×÷·−_°;[\]]/u.test(expression)) return [];
	if (/[^\x20-\x7e√∞πθ²³⁴×÷·−≤≥≠°\s]/u.test(expression)) return [];
	const about = expression;
	if (/^[+-]?\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(expression)) {
		const year = /^(?:1[5-9]|20)\d\d$/.test(expression);
		return [
			{ operation: 'evaluate', values: { expression }, about, score: year ? 0.45 : expression.length > 8 ? 0.2 : 0.6 }
		];
	}
	const called = /[a-z]\s*\(/i.test(expression);
	const rest = expression.replace(/(?<=\d)e[+-]?\d+/gi, ' ').replace(KNOWN, ' ');
	if (/[a-z]{2,}/i.test(rest)) return [];
	const operators = /\bmod\b|[+*/^%!×÷·−√²³⁴=<>≤≥]|\d\s*-\s*[\d(a-z]|[a-z)]\s*-\s*[\d(a-z]/i.test(expression);
	if (!/[\dπ∞]|[a-z]/i.test(expression) || !(operators || called || /^[√π]|^[eτφ]$/.test(expression))) return [];
	// A date, a version, a part number: digits with one kind of mark between them.
	if (/^\d{1,4}([-/])\d{1,2}\1\d{1,4}$/.test(expression)) return [];
	// The number of a book.
	if (/^(?:97[89]-)?\d{1,5}-\d{1,7}-\d{1,7}-\d$/.test(expression)) return [];
	const free = /[a-z]/i.test(rest);
	if (free && !operators) return [];
	// A comparison has no other form.
	const jumps = free && /[=<>≤≥≠]/.test(expression);
	const [evaluate, simplify] = [
		{ operation: 'evaluate', values: { expression }, about, score: jumps ? 0.82 : free ? 0.7 : 0.85 },
		{ operation: 'simplify', values: { expression }, about, score: free ? 0.8 : 0.4 }
	] as const;
	return jumps ? [evaluate] : [evaluate, simplify];
}

export const suggest: Suggest<typeof math> = {
	names: {
		evaluate: ['math', 'maths', 'calculator', 'calculate', 'calc', 'sum', 'rechner', 'taschenrechner', 'rechnen', 'mathe', 'mathematik', 'calculadora', 'matemáticas', 'calculatrice', 'calculette', 'maths', 'गणित', 'कैलकुलेटर', 'गणक', 'கணக்கு', 'கணிப்பான்', 'கணிதம்', 'آلة حاسبة', 'حاسبة', 'رياضيات', 'unit converter', 'einheitenrechner', 'conversor de unidades', 'convertisseur', 'units', 'einheiten', 'unidades', 'unités', 'convert units', 'percent', 'prozent'], // prettier-ignore
		simplify: ['simplify', 'factor', 'expand', 'algebra', 'vereinfachen', 'simplificar', 'simplifier', 'equation', 'gleichung', 'ecuación', 'équation', 'सरल करें', 'सरळ करा', 'சுருக்கு', 'تبسيط'] // prettier-ignore
	},
	read: (typed, hints) => {
		if (typed.text.length > 400 || typed.text.includes('\n')) return [];
		const found = [
			...readYear(typed.lower),
			...readUnits(typed.lower, hints),
			...readAge(typed.lower, hints),
			...readDays(typed.lower, hints)
		];
		return found.length > 0 ? found : readSum(typed, hints.groupsByDot);
	}
};
