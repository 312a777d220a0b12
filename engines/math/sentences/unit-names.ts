/** Units and questions about them in German, Spanish, French, Hindi, Marathi, Tamil and Arabic → English. */

/** English name: names elsewhere, in the cases that stand after a number or a word for "in". */
const NAMES = `seconds: sekunde sekunden segundo segundos seconde secondes सेकंड सेकेंड सेकंद வினாடி வினாடிகள் விநாடி விநாடிகள் வினாடிகளில் ثانية ثواني ثوان ثوانٍ
minutes: minute minuten minuto minutos minutes मिनट मिनिट मिनिटे मिनिटात மினிட் நிமிடம் நிமிடங்கள் நிமிடத்தில் دقيقة دقائق
hours: stunde stunden std hora horas heure heures घंटा घंटे घंटों तास तासात மணி மணிநேரம் மணிநேரங்கள் மணிநேரத்தில் ساعة ساعات
days: tag tage tagen día días dia dias jour jours दिन दिनों दिवस दिवसात நாள் நாட்கள் நாளில் يوم أيام ايام يوما
weeks: woche wochen semana semanas semaine semaines सप्ताह हफ्ता हफ्ते हफ़्ते आठवडा आठवडे आठवड्यात வாரம் வாரங்கள் வாரத்தில் أسبوع أسابيع اسبوع
months: monat monate monaten mes meses mois महीना महीने महिना महिने மாதம் மாதங்கள் شهر أشهر شهور
years: jahr jahre jahren año años an ans année années साल वर्ष वर्षे वर्षात ஆண்டு ஆண்டுகள் வருடம் ஆண்டில் வருடத்தில் سنة سنوات عام
meters: meter metern metro metros mètre mètres मीटर மீட்டர் متر أمتار
kilometers: kilometer kilometern kilómetro kilómetros kilometro kilometros kilomètre kilomètres किलोमीटर किमी கிலோமீட்டர் கிமீ كيلومتر كيلومترات كم
centimeters: centimeter zentimeter zentimetern centímetro centímetros centimetro centimetros centimètre centimètres सेंटीमीटर सेमी சென்டிமீட்டர் செமீ سنتيمتر سم
millimeters: millimeter milímetro milímetros millimètre millimètres मिलीमीटर मिमी மில்லிமீட்டர் مليمتر ملم
feet: fuß fuss pie pies pied pieds फुट फ़ीट फीट फूट அடி அடிகள் அடியில் قدم أقدام
inches: zoll pulgada pulgadas pouce pouces इंच அங்குலம் அங்குலங்கள் بوصة بوصات إنش
miles: meile meilen milla millas मील मैल மைல் மைல்கள் மைலில் ميل أميال
grams: gramm gramo gramos gramme grammes ग्राम ग्रॅम கிராம் غرام جرام غرامات جرامات
kilograms: kilogramm kilo kilos kilogramo kilogramos kilogramme kilogrammes किलोग्राम किलो கிலோகிராம் கிலோ كيلوغرام كيلوجرام كيلو كغ كجم
metricpounds: pfund
pounds: libra libras livre livres पाउंड पौंड பவுண்டு பவுண்டுகள் رطل أرطال
ounces: unze unzen onza onzas औंस அவுன்ஸ் أونصة أوقية
liters: litern litro litros लीटर लिटर லிட்டர் لتر لترات
milliliters: milliliter mililitro mililitros millilitre millilitres मिलीलीटर मिली மில்லிலிட்டர் ملليلتر مل
cups: tasse tassen taza tazas tasses कप கப் كوب أكواب
tablespoons: esslöffel el cucharada cucharadas
teaspoons: teelöffel tl cucharadita cucharaditas
celsius: सेल्सियस செல்சியஸ் مئوية
fahrenheit: फ़ारेनहाइट फारेनहाइट ஃபாரன்ஹீட் فهرنهايت`;

let table: ReadonlyMap<string, string> | undefined;
const unitOf = (word: string): string | undefined => {
	table ??= new Map(
		NAMES.split('\n').flatMap((line) => {
			const [unit = '', words = ''] = line.split(': ');
			return words.split(' ').map((each) => [each, unit] as const);
		})
	);
	const lower = word.toLowerCase();
	return table.get(lower) ?? table.get(lower.replace(/^(?:ال|بال)/, '')) ?? table.get(lower.replace(/(?:मध्ये|ांमध्ये|த்தில்|களில்|இல்)$/u, '')); // prettier-ignore
};

const WORD = String.raw`[\p{L}\p{M}]+`;
const ONE = String.raw`(?:ein(?:e[mnr]?)?|un[ae]?|एक|एका|ஒரு|واحد|واحدة)`;
const AMOUNT = String.raw`(?:(\d[\d.,]*)\s*|${ONE}\s+)?`;
/** How many of a unit there are in another: the unit asked for, how many of which other. */
const HOW_MANY: readonly (readonly [RegExp, (groups: readonly string[]) => readonly string[]])[] = [
	[
		new RegExp(`^\\s*(?:wie\\s*viele?|cu[aá]nt[oa]s|combien\\s+(?:de\\s+|d['’]))\\s*(${WORD})\\s+(?:(?:hat|haben|sind|ergeben|gibt\\s+es|hay|tiene|tienen|son|equivalen|dans|font|fait|contient|a|il\\s+y\\s+a|y\\s+a-t-il)\\s+)*(?:(?:in|en|an|a|dans|à)\\s+)?${AMOUNT}(${WORD})\\s*$`, 'iu'),
		([, into, count, of]) => [into!, count!, of!]
	],
	[
		new RegExp(`^\\s*${AMOUNT}(${WORD})\\s+(?:(?:में|मध्ये)\\s+)?(?:कितने|कितनी|किती|எத்தனை)\\s+(${WORD})(?:\\s+(?:होते|होती|हैं|है|असतात|आहेत|உள்ளன|உள்ளது))*\\s*$`, 'iu'),
		([, count, of, into]) => [into!, count!, of!]
	],
	[new RegExp(`^\\s*كم\\s+(${WORD})\\s+في\\s+${AMOUNT}(${WORD})(?:\\s+(?:ال)?واحد[ة]?)?\\s*$`, 'iu'), ([, into, count, of]) => [into!, count!, of!]] // prettier-ignore
]; // prettier-ignore
const SINGULAR: Readonly<Record<string, string>> = { feet: 'foot', inches: 'inch', celsius: 'celsius' };
const TO = String.raw`(?:in|nach|zu|als|en|a|à|إلى|الى|ب|को|से|में|मध्ये|ते)`;
const CONVERSION = new RegExp(`^\\s*(\\d[\\d.,\\s]*)\\s*(°?${WORD}|°)(?:\\s+${TO})?\\s+(°?${WORD})(?:\\s+(?:में|मध्ये|இல்))?(?:\\s+(?:बदलें|बदला|umrechnen|மாற்று))?\\s*$`, 'iu'); // prettier-ignore
const ENGLISH = /^(?:°?[CF]|k?m|[cm]m|[kmμ]?g|m?[lL]|lbs?|oz|ft|in|inch(?:es)?|feet|miles?|mi|km|kilometers?|meters?|seconds?|minutes?|hours?|days?|min|h|s|celsius|fahrenheit)$/; // prettier-ignore
/** Degrees without a scale, in a question for the other one. */
const DEGREES = /^(\s*-?[\d.,]+)\s*(?:grad|grados?|degr[eé]s?|graus?|gradi|डिग्री|டிகிரி|درجة)(?:\s+(celsius|fahrenheit|[CF]))?\s+(?:in|nach|zu|en|a|à|إلى|में)\s+(?:grad\s+|grados?\s+|degr[eé]s?\s+)?(celsius|fahrenheit|[CF])\s*$/iu; // prettier-ignore
/** Words for "to" that are none in English. */
const FOREIGN_TO = /\s(?:en|nach|zu|à)\s/i;

/** `text` with the units of other languages in English, where it asks for them. */
export function unitsInEnglish(text: string): string {
	if (text.length > 120 || !/\p{L}/u.test(text)) return text;
	for (const [pattern, order] of HOW_MANY) {
		const match = pattern.exec(text);
		if (!match) continue;
		const [into = '', count = '', of = ''] = order([...match].map((group) => group ?? ''));
		const [wanted, known] = [unitOf(into), unitOf(of)];
		if (wanted && known) return count ? `${count} ${known} in ${wanted}` : `1 ${SINGULAR[known] ?? known.replace(/s$/, '')} in ${wanted}`; // prettier-ignore
	}
	const degrees = DEGREES.exec(text);
	if (degrees) {
		const into = /^c/i.test(degrees[3]!) ? 'celsius' : 'fahrenheit';
		return `${degrees[1]} ${degrees[2] ?? (into === 'celsius' ? 'fahrenheit' : 'celsius')} in ${into}`;
	}
	const match = CONVERSION.exec(text);
	if (match) {
		const [, count = '', from = '', into = ''] = match;
		const named = (word: string) => unitOf(word) ?? (ENGLISH.test(word) ? word : undefined);
		const [known, wanted] = [named(from), named(into)];
		if (known && wanted && (unitOf(from) || unitOf(into) || FOREIGN_TO.test(text)))
			return `${count.trim()} ${known} in ${wanted}`;
	}
	// 5 Fuß + 3 Zoll: nothing but numbers and units.
	const words = text.match(new RegExp(WORD, 'gu')) ?? [];
	if (!words.every((word) => unitOf(word) ?? ENGLISH.test(word)) || !/^\s*[\d(]/.test(text)) return text;
	// 36 km an hour: no French year.
	if (/(?<![\d\s])\s+an\s/i.test(text)) return text;
	return text.replace(new RegExp(WORD, 'gu'), (word) => (ENGLISH.test(word) ? word : unitOf(word)!));
}
