/** What people type: short phrases of every day, none of which detection was trained on. */
import { beforeAll, expect, test } from 'vitest';
import { fold } from '../../data/build/detect-fold';
import { SAID } from '../../data/build/detect-said';
import { testContext } from '../../tests/support/context';
import { openDetector, type Detection, type Detector } from './detect';
import { LANGUAGES } from './languages';

const PHRASES: Readonly<Record<string, readonly string[]>> = {
	af: [
		'waar bly jy?',
		'dit is baie koud vandag',
		'ek kom nou',
		'wat is jou naam?',
		'sien jou later',
		'ons gaan winkel toe',
		'ek verstaan nie',
		'my ma is siek'
	],
	ar: ['أين أنت الآن؟', 'الطقس بارد جدا اليوم', 'ما اسمك؟', 'أراك لاحقا', 'لا أفهم', 'كم الثمن؟', 'أنا جائع'],
	bg: [
		'къде си сега?',
		'днес е много студено',
		'как се казваш?',
		'ще се видим по-късно',
		'не разбирам',
		'колко струва?',
		'гладен съм',
		'честит рожден ден'
	],
	ca: [
		'on ets ara?',
		'avui fa molt fred',
		'com et dius?',
		'ens veiem després',
		'no ho entenc',
		'quant costa?',
		'tinc gana',
		'bon profit'
	],
	cs: [
		'kde teď jsi?',
		'dnes je velká zima',
		'jak se jmenuješ?',
		'uvidíme se později',
		'nerozumím',
		'kolik to stojí?',
		'mám hlad',
		'všechno nejlepší'
	],
	cy: [
		'ble wyt ti nawr?',
		"mae hi'n oer iawn heddiw",
		'beth yw dy enw di?',
		'wela i di wedyn',
		'dw i ddim yn deall',
		'faint yw hwn?',
		'penblwydd hapus'
	],
	da: [
		'hvor er du henne?',
		'det er meget koldt i dag',
		'hvad hedder du?',
		'vi snakkes ved',
		'det forstår jeg ikke',
		'hvad koster det?',
		'tillykke med fødselsdagen',
		'jeg kommer om lidt'
	],
	de: [
		'wo bist du gerade?',
		'heute ist es sehr kalt',
		'wie heißt du?',
		'bis später',
		'das verstehe ich nicht',
		'was kostet das?',
		'ich habe hunger',
		'alles gute zum geburtstag'
	],
	en: [
		'where are you now?',
		'it is very cold today',
		"what's your name?",
		'see you later',
		"i don't understand",
		'how much is it?',
		"i'm hungry",
		'happy birthday to you'
	],
	es: [
		'¿dónde estás ahora?',
		'hoy hace mucho frío',
		'¿cómo te llamas?',
		'nos vemos luego',
		'no entiendo nada',
		'¿cuánto cuesta?',
		'tengo hambre',
		'feliz cumpleaños'
	],
	et: [
		'kus sa praegu oled?',
		'täna on väga külm',
		'mis su nimi on?',
		'näeme hiljem',
		'ma ei saa aru',
		'palju see maksab?',
		'mul on kõht tühi',
		'palju õnne sünnipäevaks'
	],
	fa: ['الان کجایی؟', 'امروز خیلی سرد است', 'اسم شما چیست؟', 'بعدا می‌بینمت', 'نمی‌فهمم', 'قیمتش چند است؟', 'گرسنه‌ام'],
	fi: [
		'missä sinä olet?',
		'tänään on tosi kylmä',
		'mikä sinun nimesi on?',
		'nähdään myöhemmin',
		'en ymmärrä',
		'paljonko tämä maksaa?',
		'minulla on nälkä',
		'hyvää syntymäpäivää'
	],
	fr: [
		'tu es où maintenant?',
		"il fait très froid aujourd'hui",
		"comment tu t'appelles?",
		'à plus tard',
		'je ne comprends pas',
		'combien ça coûte?',
		"j'ai faim",
		'joyeux anniversaire'
	],
	hi: [
		'तुम अभी कहाँ हो?',
		'आज बहुत ठंड है',
		'आपका नाम क्या है?',
		'बाद में मिलते हैं',
		'मुझे समझ नहीं आया',
		'यह कितने का है?',
		'मुझे भूख लगी है',
		'जन्मदिन मुबारक हो'
	],
	hr: [
		'gdje si sada?',
		'danas je jako hladno',
		'kako se zoveš?',
		'vidimo se kasnije',
		'ne razumijem',
		'koliko to košta?',
		'gladan sam',
		'sretan rođendan'
	],
	hu: [
		'hol vagy most?',
		'ma nagyon hideg van',
		'hogy hívnak?',
		'később találkozunk',
		'nem értem',
		'mennyibe kerül?',
		'éhes vagyok',
		'boldog születésnapot'
	],
	id: [
		'kamu di mana sekarang?',
		'hari ini dingin sekali',
		'siapa nama kamu?',
		'sampai nanti ya',
		'saya tidak mengerti',
		'berapa harganya?',
		'saya lapar',
		'selamat ulang tahun'
	],
	it: [
		'dove sei adesso?',
		'oggi fa molto freddo',
		'come ti chiami?',
		'ci vediamo dopo',
		'non capisco',
		'quanto costa?',
		'ho fame',
		'buon compleanno'
	],
	lt: [
		'kur tu dabar esi?',
		'šiandien labai šalta',
		'koks tavo vardas?',
		'pasimatysime vėliau',
		'nesuprantu',
		'kiek tai kainuoja?',
		'aš alkanas',
		'su gimtadieniu'
	],
	lv: [
		'kur tu tagad esi?',
		'šodien ir ļoti auksts',
		'kā tevi sauc?',
		'tiksimies vēlāk',
		'es nesaprotu',
		'cik tas maksā?',
		'esmu izsalcis',
		'daudz laimes dzimšanas dienā'
	],
	mk: [
		'каде си сега?',
		'денес е многу студено',
		'како се викаш?',
		'се гледаме подоцна',
		'не разбирам',
		'колку чини?',
		'гладен сум',
		'среќен роденден'
	],
	mr: [
		'तू आता कुठे आहेस?',
		'आज खूप थंडी आहे',
		'तुझे नाव काय आहे?',
		'नंतर भेटू',
		'मला समजले नाही',
		'याची किंमत किती आहे?',
		'मला भूक लागली आहे'
	],
	ne: [
		'तिमी अहिले कहाँ छौ?',
		'आज धेरै जाडो छ',
		'तपाईंको नाम के हो?',
		'पछि भेटौंला',
		'मैले बुझिनँ',
		'यसको कति पर्छ?',
		'मलाई भोक लाग्यो',
		'जन्मदिनको शुभकामना'
	],
	nl: [
		'waar ben je nu?',
		'het is erg koud vandaag',
		'hoe heet je?',
		'tot straks',
		'ik snap het niet',
		'hoeveel kost dat?',
		'ik ben ziek',
		'gefeliciteerd met je verjaardag'
	],
	no: [
		'hvor er du nå?',
		'det er veldig kaldt i dag',
		'hva heter du?',
		'snakkes senere',
		'jeg forstår ikke',
		'hva koster det?',
		'jeg er tørst',
		'gratulerer med dagen'
	],
	pl: [
		'gdzie teraz jesteś?',
		'dziś jest bardzo zimno',
		'jak masz na imię?',
		'do zobaczenia później',
		'nie rozumiem',
		'ile to kosztuje?',
		'jestem głodny',
		'wszystkiego najlepszego'
	],
	pt: [
		'onde você está agora?',
		'hoje está muito frio',
		'como você se chama?',
		'até mais tarde',
		'não entendi nada',
		'quanto custa isso?',
		'estou com fome',
		'feliz aniversário'
	],
	ro: [
		'unde ești acum?',
		'azi e foarte frig',
		'cum te cheamă?',
		'ne vedem mai târziu',
		'nu înțeleg',
		'cât costă?',
		'mi-e foame',
		'la mulți ani'
	],
	ru: [
		'где ты сейчас?',
		'сегодня очень холодно',
		'как тебя зовут?',
		'увидимся позже',
		'я не понимаю',
		'сколько это стоит?',
		'я хочу есть',
		'с днём рождения'
	],
	sk: [
		'kde si teraz?',
		'dnes je veľmi zima',
		'ako sa voláš?',
		'uvidíme sa neskôr',
		'nerozumiem',
		'koľko to stojí?',
		'som hladný',
		'všetko najlepšie'
	],
	sl: [
		'kje si zdaj?',
		'danes je zelo mrzlo',
		'kako ti je ime?',
		'se vidiva kasneje',
		'ne razumem',
		'koliko to stane?',
		'lačen sem',
		'vse najboljše za rojstni dan'
	],
	so: [
		'xaggee joogtaa hadda?',
		'maanta aad bay u qabow tahay',
		'magacaa?',
		'waan ku arki doonaa',
		'ma fahmin',
		'waa immisa?',
		'waan gaajoonayaa'
	],
	sq: [
		'ku je tani?',
		'sot është shumë ftohtë',
		'si e ke emrin?',
		'shihemi më vonë',
		'nuk e kuptoj',
		'sa kushton?',
		'kam uri',
		'gëzuar ditëlindjen'
	],
	sv: [
		'var är du nu?',
		'det är väldigt kallt idag',
		'vad heter du?',
		'vi hörs senare',
		'jag förstår inte',
		'vad kostar det?',
		'jag är hungrig',
		'grattis på födelsedagen'
	],
	sw: [
		'uko wapi sasa?',
		'leo kuna baridi sana',
		'jina lako ni nani?',
		'tutaonana baadaye',
		'sielewi',
		'hii ni bei gani?',
		'nina njaa',
		'heri ya siku ya kuzaliwa'
	],
	tl: [
		'nasaan ka ngayon?',
		'ang lamig ngayong araw',
		'ano ang pangalan mo?',
		'magkita tayo mamaya',
		'hindi ko maintindihan',
		'magkano ito?',
		'gutom na ako',
		'maligayang kaarawan'
	],
	tr: [
		'şimdi neredesin?',
		'bugün hava çok soğuk',
		'adın ne?',
		'sonra görüşürüz',
		'anlamıyorum',
		'bu ne kadar?',
		'karnım acıktı',
		'doğum günün kutlu olsun'
	],
	uk: [
		'де ти зараз?',
		'сьогодні дуже холодно',
		'як тебе звати?',
		'побачимось пізніше',
		'я не розумію',
		'скільки це коштує?',
		'я голодний',
		'з днем народження'
	],
	ur: [
		'تم کہاں ہو؟',
		'آج بہت سردی ہے',
		'آپ کا نام کیا ہے؟',
		'بعد میں ملتے ہیں',
		'مجھے سمجھ نہیں آیا',
		'یہ کتنے کا ہے؟',
		'مجھے بھوک لگی ہے'
	],
	vi: [
		'bây giờ em ở đâu?',
		'hôm nay trời rất lạnh',
		'bạn tên là gì?',
		'hẹn gặp lại sau',
		'tôi không hiểu',
		'cái này bao nhiêu tiền?',
		'tôi đói bụng',
		'chúc mừng sinh nhật'
	],
	ja: ['今どこにいますか', '今日はとても寒いです', 'お名前は何ですか', 'お腹が空いた'],
	'zh-cn': ['你现在在哪里？', '今天天气很冷', '你叫什么名字？', '这个多少钱？', '生日快乐，万事如意'],
	'zh-tw': ['你現在在哪裡？', '今天天氣很冷', '這個多少錢？', '我聽不懂', '生日快樂'],
	bn: ['তুমি এখন কোথায়?', 'আজ খুব ঠান্ডা'],
	el: ['πού είσαι τώρα;', 'σήμερα κάνει πολύ κρύο'],
	gu: ['તમે ક્યાં છો?', 'આજે બહુ ઠંડી છે'],
	he: ['איפה אתה עכשיו?', 'היום קר מאוד'],
	kn: ['ನೀವು ಎಲ್ಲಿದ್ದೀರಿ?', 'ಇಂದು ತುಂಬಾ ಚಳಿ'],
	ko: ['지금 어디예요?', '오늘 너무 추워요'],
	ml: ['നീ എവിടെയാണ്?', 'ഇന്ന് നല്ല തണുപ്പാണ്'],
	pa: ['ਤੁਸੀਂ ਕਿੱਥੇ ਹੋ?', 'ਅੱਜ ਬਹੁਤ ਠੰਢ ਹੈ'],
	ta: ['நீங்கள் எங்கே இருக்கிறீர்கள்?', 'இன்று மிகவும் குளிர்'],
	te: ['మీరు ఎక్కడ ఉన్నారు?', 'ఈరోజు చాలా చలిగా ఉంది'],
	th: ['ตอนนี้คุณอยู่ที่ไหน', 'วันนี้หนาวมาก']
};

let detect: Detector;
let answers: readonly { readonly code: string; readonly text: string; readonly answer: Detection }[];
beforeAll(async () => {
	detect = openDetector(await testContext().pack('detect'));
	answers = Object.entries(PHRASES).flatMap(([code, texts]) =>
		texts.map((text) => ({ code, text, answer: detect(text) }))
	);
});

const share = <Item>(items: readonly Item[], right: (item: Item) => boolean) =>
	items.filter((item) => right(item)).length / items.length;

test('no phrase is one that was learnt for its language, and all 55 languages have some', () => {
	expect(Object.keys(PHRASES).sort()).toEqual(LANGUAGES.map(({ code }) => code).sort());
	const plain = (text: string) => text.replace(/[?¿;؟]/g, '').trim();
	expect(answers.filter(({ code, text }) => SAID[code]?.includes(plain(text)))).toEqual([]);
});

test('nineteen phrases of twenty are recognised', () => {
	expect(share(answers, ({ code, answer }) => answer.code === code)).toBeGreaterThan(0.94);
});

test('what is called reliable is right, and most is', () => {
	const reliable = answers.filter(({ answer }) => answer.reliable);
	expect(reliable.length / answers.length).toBeGreaterThan(0.72);
	expect(reliable.filter(({ code, answer }) => answer.code !== code).length / reliable.length).toBeLessThan(0.02);
});

test.each([
	['ik hou van jou', 'nl'],
	['bom dia', 'pt'],
	['dobranoc', 'pl'],
	['vielen dank', 'de']
])('%s is %s: learnt as a whole', (text, code) => {
	expect(detect(text).code).toBe(code);
});

test('what Danish and Norwegian, Czech and Slovak, Hindi and Nepali share is told as a guess', () => {
	for (const text of [
		'god morgen',
		'hvor er',
		'je to',
		'jutro',
		'शुभ',
		'no se',
		'dobré ráno',
		'vi snakkes ved',
		'mám hlad'
	])
		expect([text, detect(text).reliable]).toEqual([text, false]);
});

test.each([
	['sentence', 0.99],
	['short', 0.95],
	['word', 0.87]
] as const)('of the held-out declarations every %s is right in at least %d', (kind, floor) => {
	const texts = fold(LANGUAGES.map(({ code }) => code)).filter((one) => one.kind === kind);
	expect(texts.length).toBeGreaterThan(800);
	expect(share(texts, ({ code, text }) => detect(text).code === code)).toBeGreaterThan(floor);
});
