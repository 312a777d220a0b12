/** Everyday phrases in languages of Latin letters, which detection was not trained on. */
export const EVERYDAY_LATIN: Readonly<Record<string, readonly string[]>> = {
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
	vi: [
		'bây giờ em ở đâu?',
		'hôm nay trời rất lạnh',
		'bạn tên là gì?',
		'hẹn gặp lại sau',
		'tôi không hiểu',
		'cái này bao nhiêu tiền?',
		'tôi đói bụng',
		'chúc mừng sinh nhật'
	]
};
