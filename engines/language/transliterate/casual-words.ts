import { PEOPLE } from './casual-people';
import { INDIC_SCRIPTS, type IndicScript } from './scripts';

/** Spellings that everyone types and no rule gives, by the letters of ISO 15919: names first, then words. */
const rows = (text: string): ReadonlyMap<string, string> =>
	new Map(
		text
			.normalize('NFC')
			.trim()
			.split(/\s+/)
			.map((row) => row.split('=') as [string, string])
	);

/** Countries by CLDR, whose voiced stops Tamil letters do not tell. */
const TAMIL_COUNTRIES = `āḵpkāṉistāṉ=afghanistan aṇṭārṭikā=antarctica arjeṉṭiṉā=argentina āstiriyā=austria āstirēliyā=australia pārpaṭās=barbados
		paṅkaḷātēṣ=bangladesh peljiyam=belgium palkēriyā=bulgaria pahraiṉ=bahrain puruṇṭi=burundi peṉiṉ=benin permuṭā=bermuda puruṉē=brunei
		poliviyā=bolivia pirēcil=brazil pahāmās=bahamas pūṭāṉ=bhutan pōṭsvāṉā=botswana pelāras=belarus pelis=belize cili=chile cīṉā=china
		ceciyā=czechia jermaṉi=germany jipauṭṭi=djibouti ṭeṉmārk=denmark ṭomiṉikā=dominica aljīriyā=algeria īkvaṭār=ecuador piṉlāntu=finland
		pirāṉs=france kēpāṉ=gabon kiraṉeṭā=grenada jārjiyā=georgia kerṉci=guernsey kāṉā=ghana jiprālṭar=gibraltar kirīṉlāntu=greenland
		kāmpiyā=gambia kiṉiyā=guinea kvātēlōp=guadeloupe kirīs=greece kavutamālā=guatemala kayāṉā=guyana kurōṣiyā=croatia ayarlāntu=ireland
		aislāntu=iceland kasakastāṉ=kazakhstan licceṇsṭeyṉ=liechtenstein lecōtō=lesotho lituvēṉiyā=lithuania lakscampark=luxembourg
		māṉṭēṉekrō=montenegro mārṭiṉik=martinique mauriṭāṉiyā=mauritania mālṭā=malta moriciyas=mauritius mālattīvu=maldives mekcikō=mexico
		naijar=niger naijīriyā=nigeria nikarakuvā=nicaragua netarlāntu=netherlands nēpāḷam=nepal niyuvē=niue pilippaiṉs=philippines
		pākistāṉ=pakistan pōrccukkal=portugal parākuvē=paraguay jimpāpvē=zimbabwe ruvāṇṭā=rwanda cīṣels=seychelles slōvākiyā=slovakia
		tajikistāṉ=tajikistan ṭōkēlō=tokelau urukuvē=uruguay uspekistāṉ=uzbekistan`;

export const EVERYDAY: Readonly<Record<string, ReadonlyMap<string, string>>> = {
	devanagari: rows(`mām̐=maa mēṁ=mein maiṁ=main gām̐va=gaon pām̐va=paon chām̐va=chhaon hām̐=haan yaha=yah vaha=vah
		nahīṁ=nahin kyōṁ=kyon śrīnagara=srinagar vārāṇasī=varanasi gujarāta=gujarat dillī=delhi mumbaī=mumbai kōlakātā=kolkata kalakattā=kolkata
		cēnnaī=chennai ahamadābāda=ahmedabad lakhanaū=lucknow indaura=indore kānapura=kanpur paṭanā=patna kāśmīra=kashmir
		rājasthāna=rajasthan pākistāna=pakistan hindustāna=hindustan kr̥ṣṇa=krishna gaṇēśa=ganesh śarmā=sharma siṁha=singh
		rupayā=rupaya rupayē=rupaye samjhā=samjha himālaya=himalaya narēndra=narendra jñāna=gyan gujarātī=gujarati iṭalī=italy`),
	gurmukhi: rows(
		'gujarātī=gujarati sati=sat siri=sri siṅgha=singh siṁgha=singh ammr̥tasara=amritsar aṁmritasara=amritsar lōhaṛī=lohri'
	),
	tamil: rows(`cēṉṉai=chennai ceṉṉai=chennai cēlam=salem cōḻa=chola indiyā=india intiyā=india caṉi=sani tiru=thiru
		tirucci=trichy tañcāvūr=thanjavur putuccēri=puducherry kaṉṉiyākumari=kanniyakumari kaṅkai=gangai kāntti=gandhi kānti=gandhi ${TAMIL_COUNTRIES}`),
	gujarati: rows('gujarāta=gujarat gujarātī=gujarati'),
	bengali: rows(
		'gujarāṭa=gujarat gujarāṭi=gujarati āmi=ami dhākā=dhaka ḍhākā=dhaka kalakātā=kolkata bāṁlādēśa=bangladesh'
	)
};

/** Second parts of names that are words of their own: their first part ends before them. */
export const SECOND_PARTS: readonly string[] = [
	'nagara',
	'pura',
	'gaṛha',
	'ābāda',
	'vāṛā',
	'vāṛī',
	'garha',
	'kumāra',
	'candra',
	'stāna'
];

/** What words that are typed every day are spelt like, by script. */
const EVERYDAY_NATIVE: Readonly<Record<string, ReadonlyMap<string, string>>> = {
	devanagari:
		rows(`hum=हम namaste=नमस्ते namaskar=नमस्कार dhanyavad=धन्यवाद dhanyavaad=धन्यवाद shukriya=शुक्रिया kya=क्या kaise=कैसे kaisa=कैसा ho=हो hai=है
		hain=हैं hoon=हूँ hun=हूँ main=मैं mein=में mera=मेरा meri=मेरी tum=तुम aap=आप ap=आप yah=यह vah=वह wo=वो ye=ये nahi=नहीं nahin=नहीं haan=हाँ han=हाँ
		kyon=क्यों kyun=क्यों kahan=कहाँ kab=कब kaun=कौन accha=अच्छा acha=अच्छा bahut=बहुत bhi=भी aur=और ka=का ki=की ke=के ko=को se=से par=पर
		pyar=प्यार dost=दोस्त ghar=घर pani=पानी khana=खाना bharat=भारत hindi=हिंदी hindustan=हिंदुस्तान dilli=दिल्ली delhi=दिल्ली mumbai=मुंबई
		ram=राम krishna=कृष्ण ganesh=गणेश shiv=शिव maa=माँ beta=बेटा bhai=भाई didi=दीदी theek=ठीक thik=ठीक yaar=यार pata=पता mujhe=मुझे
		srinagar=श्रीनगर rashtrapati=राष्ट्रपति varanasi=वाराणसी gujarat=गुजरात`),
	tamil:
		rows(`vanakkam=வணக்கம் vanakam=வணக்கம் sachin=சச்சின் nandri=நன்றி nanri=நன்றி tamil=தமிழ் thamizh=தமிழ் naan=நான் nan=நான் nee=நீ ninga=நீங்க neenga=நீங்க neengal=நீங்கள் enna=என்ன
		eppadi=எப்படி epdi=எப்படி irukku=இருக்கு irukinga=இருக்கீங்க illai=இல்லை illa=இல்ல aam=ஆம் amma=அம்மா appa=அப்பா anna=அண்ணா akka=அக்கா thambi=தம்பி
		chennai=சென்னை madurai=மதுரை kovai=கோவை india=இந்தியா nalla=நல்ல romba=ரொம்ப vaa=வா po=போ saptiya=சாப்டியா veedu=வீடு thanni=தண்ணி
		salem=சேலம் trichy=திருச்சி coimbatore=கோயம்புத்தூர் thanjavur=தஞ்சாவூர் tanjore=தஞ்சாவூர் tirunelveli=திருநெல்வேலி vellore=வேலூர் erode=ஈரோடு ooty=ஊட்டி
		tuticorin=தூத்துக்குடி thoothukudi=தூத்துக்குடி nagercoil=நாகர்கோவில் puducherry=புதுச்சேரி sivaganga=சிவகங்கை dindigul=திண்டுக்கல் kaveri=காவேரி lakshmi=லட்சுமி
		priya=பிரியா murugan=முருகன் selvam=செல்வம் senthil=செந்தில் thanneer=தண்ணீர் kadhal=காதல் padam=படம் paattu=பாட்டு tamilnadu=தமிழ்நாடு`),
	telugu:
		rows(`namaskaram=నమస్కారం namaste=నమస్తే dhanyavadalu=ధన్యవాదాలు telugu=తెలుగు nenu=నేను meeru=మీరు nuvvu=నువ్వు ela=ఎలా unnaru=ఉన్నారు bagunnara=బాగున్నారా
		avunu=అవును ledu=లేదు kadu=కాదు amma=అమ్మ nanna=నాన్న hyderabad=హైదరాబాద్ vijayawada=విజయవాడ visakhapatnam=విశాఖపట్నం vizag=విశాఖ tirupati=తిరుపతి guntur=గుంటూరు nellore=నెల్లూరు kurnool=కర్నూలు telangana=తెలంగాణ
		rajahmundry=రాజమండ్రి krishna=కృష్ణ srinivas=శ్రీనివాస్ venkatesh=వెంకటేష్ ramesh=రమేష్ suresh=సురేష్ mahesh=మహేష్ illu=ఇల్లు neellu=నీళ్ళు manchi=మంచి`),
	kannada:
		rows(`namaskara=ನಮಸ್ಕಾರ dhanyavadagalu=ಧನ್ಯವಾದಗಳು kannada=ಕನ್ನಡ nanu=ನಾನು naanu=ನಾನು neevu=ನೀವು hegiddira=ಹೇಗಿದ್ದೀರಾ houdu=ಹೌದು illa=ಇಲ್ಲ amma=ಅಮ್ಮ
		bengaluru=ಬೆಂಗಳೂರು mysuru=ಮೈಸೂರು karnataka=ಕರ್ನಾಟಕ mane=ಮನೆ neeru=ನೀರು`),
	malayalam:
		rows(`namaskaram=നമസ്കാരം nandi=നന്ദി malayalam=മലയാളം kerala=കേരള keralam=കേരളം njan=ഞാൻ ningal=നിങ്ങൾ sukhamano=സുഖമാണോ athe=അതെ alla=അല്ല illa=ഇല്ല amma=അമ്മ
		achan=അച്ഛൻ veedu=വീട് vellam=വെള്ളം kochi=കൊച്ചി thiruvananthapuram=തിരുവനന്തപുരം`),
	bengali:
		rows(`nomoskar=নমস্কার namaskar=নমস্কার dhonnobad=ধন্যবাদ bangla=বাংলা ami=আমি tumi=তুমি apni=আপনি kemon=কেমন achen=আছেন acho=আছো ha=হ্যাঁ na=না ma=মা baba=বাবা
		bhalo=ভালো valo=ভালো bhalobashi=ভালোবাসি valobashi=ভালোবাসি bhalobasa=ভালোবাসা amar=আমার tomar=তোমার tomake=তোমাকে amake=আমাকে shobai=সবাই sobai=সবাই kobe=কবে
		kothay=কোথায় keno=কেন ekhon=এখন ki=কী bondhu=বন্ধু shundor=সুন্দর sundor=সুন্দর manush=মানুষ boi=বই din=দিন rat=রাত shokal=সকাল bangladesh=বাংলাদেশ dhonnobaad=ধন্যবাদ
		rabindranath=রবীন্দ্রনাথ chattogram=চট্টগ্রাম chittagong=চট্টগ্রাম sylhet=সিলেট rajshahi=রাজশাহী howrah=হাওড়া jessore=যশোর kolkata=কলকাতা dhaka=ঢাকা bari=বাড়ি jol=জল`),
	gujarati: rows(
		'namaste=નમસ્તે kem=કેમ cho=છો gujarati=ગુજરાતી gujarat=ગુજરાત hu=હું tame=તમે saru=સારું aabhar=આભાર ghar=ઘર pani=પાણી'
	),
	gurmukhi: rows(
		'sat=ਸਤਿ sri=ਸ੍ਰੀ akal=ਅਕਾਲ punjabi=ਪੰਜਾਬੀ panjabi=ਪੰਜਾਬੀ punjab=ਪੰਜਾਬ kiddan=ਕਿੱਦਾਂ main=ਮੈਂ tusi=ਤੁਸੀਂ haan=ਹਾਂ ghar=ਘਰ pani=ਪਾਣੀ'
	),
	oriya: rows('namaskar=ନମସ୍କାର odia=ଓଡ଼ିଆ odisha=ଓଡ଼ିଶା mu=ମୁଁ apana=ଆପଣ ghara=ଘର pani=ପାଣି')
};

const PEOPLE_NATIVE = new Map(Object.entries(PEOPLE).map(([script, names]) => [script, rows(names)]));

/** Cities and dishes that each language writes in its own way, in the order of the scripts' blocks. */
const EVERYWHERE = new Map(
	`chennai चेन्नई চেন্নাই ਚੇਨਈ ચેન્નઈ ଚେନ୍ନାଇ சென்னை చెన్నై ಚೆನ್ನೈ ചെന്നൈ
	mumbai मुंबई মুম্বাই ਮੁੰਬਈ મુંબઈ ମୁମ୍ବାଇ மும்பை ముంబై ಮುಂಬೈ മുംബൈ
	kolkata कोलकाता কলকাতা ਕੋਲਕਾਤਾ કોલકાતા କୋଲକାତା கொல்கத்தா కోల్‌కతా ಕೋಲ್ಕತ್ತಾ കൊൽക്കത്ത
	delhi दिल्ली দিল্লি ਦਿੱਲੀ દિલ્હી ଦିଲ୍ଲୀ டெல்லி ఢిల్లీ ದೆಹಲಿ ഡൽഹി
	hyderabad हैदराबाद হায়দ্রাবাদ ਹੈਦਰਾਬਾਦ હૈદરાબાદ ହାଇଦ୍ରାବାଦ ஹைதராபாத் హైదరాబాద్ ಹೈದರಾಬಾದ್ ഹൈദരാബാദ്
	bengaluru बेंगलुरु বেঙ্গালুরু ਬੈਂਗਲੁਰੂ બેંગલુરુ ବେଙ୍ଗାଲୁରୁ பெங்களூரு బెంగళూరు ಬೆಂಗಳೂರು ബെംഗളൂരു
	bangalore बैंगलोर ব্যাঙ্গালোর ਬੰਗਲੌਰ બેંગલોર ବାଙ୍ଗାଲୋର பெங்களூர் బెంగళూరు ಬೆಂಗಳೂರು ബാംഗ്ലൂർ
	dosa डोसा দোসা ਡੋਸਾ ઢોસા ଦୋସା தோசை దోస ದೋಸೆ ദോശ
	idli इडली ইডলি ਇਡਲੀ ઇડલી ଇଡଲି இட்லி ఇడ్లీ ಇಡ್ಲಿ ഇഡ്ഡലി`
		.normalize('NFC')
		.split('\n')
		.map((row) => {
			const [typed = '', ...natives] = row.trim().split(' ');
			return [typed, natives] as const;
		})
);

/** How a word that is typed so is written, where that is known for certain. */
export const everydayNative = (typed: string, script: IndicScript): string | undefined =>
	EVERYDAY_NATIVE[script]?.get(typed) ??
	PEOPLE_NATIVE.get(script)?.get(typed) ??
	EVERYWHERE.get(typed)?.[INDIC_SCRIPTS.indexOf(script)];
