import { PEOPLE } from './casual-people';
import { rows } from './casual-words';
import { INDIC_SCRIPTS, type IndicScript } from './named';

/** What words that are typed every day are spelt like, by script. */
const EVERYDAY_NATIVE: Readonly<Record<string, ReadonlyMap<string, string>>> = {
	devanagari:
		rows(`chai=चाय ritu=रितु vicky=विक्की surat=सूरत hum=हम namaste=नमस्ते namaskar=नमस्कार dhanyavad=धन्यवाद dhanyavaad=धन्यवाद shukriya=शुक्रिया kya=क्या kaise=कैसे kaisa=कैसा ho=हो hai=है
		hain=हैं hoon=हूँ hun=हूँ main=मैं mein=में mera=मेरा meri=मेरी tum=तुम aap=आप ap=आप yah=यह vah=वह wo=वो ye=ये nahi=नहीं nahin=नहीं haan=हाँ han=हाँ
		kyon=क्यों kyun=क्यों kahan=कहाँ kab=कब kaun=कौन accha=अच्छा acha=अच्छा bahut=बहुत bhi=भी aur=और ka=का ki=की ke=के ko=को se=से par=पर
		pyar=प्यार dost=दोस्त ghar=घर pani=पानी khana=खाना bharat=भारत hindi=हिंदी hindustan=हिंदुस्तान dilli=दिल्ली delhi=दिल्ली mumbai=मुंबई
		ram=राम krishna=कृष्ण ganesh=गणेश shiv=शिव maa=माँ beta=बेटा bhai=भाई didi=दीदी theek=ठीक thik=ठीक yaar=यार pata=पता mujhe=मुझे
		srinagar=श्रीनगर rashtrapati=राष्ट्रपति varanasi=वाराणसी gujarat=गुजरात
		gyan=ज्ञान gaadi=गाड़ी gadi=गाड़ी sadak=सड़क gaon=गाँव ganv=गाँव shahar=शहर sheher=शहर bazar=बाजार bazaar=बाज़ार jungle=जंगल dukan=दुकान naukri=नौकरी
		patni=पत्नी pati=पति behen=बहन pitaji=पिताजी mataji=माताजी chacha=चाचा nana=नाना dada=दादा bachcha=बच्चा zindagi=ज़िंदगी jindagi=जिंदगी dosti=दोस्ती padhai=पढ़ाई
		dal=दाल daal=दाल sabzi=सब्ज़ी sabji=सब्जी kha=खा gay=गाय thand=ठंड ishq=इश्क sardi=सर्दी garmi=गर्मी zameen=ज़मीन uthna=उठना jana=जाना sona=सोना fir=फिर
		thi=थी gayi=गई liye=लिए kyu=क्यों bohot=बहुत wahan=वहाँ vahan=वहाँ yahan=यहाँ parson=परसों tumhe=तुम्हें tumhara=तुम्हारा tumhari=तुम्हारी tumhare=तुम्हारे
		hame=हमें humein=हमें hamara=हमारा humara=हमारा hamari=हमारी humari=हमारी hamare=हमारे humare=हमारे uska=उसका unka=उनका
		shakti=शक्ति bhakti=भक्ति mukti=मुक्ति vyakti=व्यक्ति shanti=शांति kranti=क्रांति gati=गति mati=मति jati=जाति sthiti=स्थिति paristhiti=परिस्थिति
		sampatti=संपत्ति prakriti=प्रकृति sanskriti=संस्कृति smriti=स्मृति shruti=श्रुति pragati=प्रगति unnati=उन्नति anumati=अनुमति sahmati=सहमति kirti=कीर्ति
		niti=नीति neeti=नीति riti=रीति priti=प्रीति preeti=प्रीति aarti=आरती arti=आरती buddhi=बुद्धि siddhi=सिद्धि vidhi=विधि nidhi=निधि samadhi=समाधि
		kavi=कवि ravi=रवि hari=हरि muni=मुनि giri=गिरि rishi=ऋषि krishi=कृषि bhumi=भूमि bhoomi=भूमि agni=अग्नि yadi=यदि aadi=आदि tithi=तिथि atithi=अतिथि
		hospital=अस्पताल aspatal=अस्पताल problem=प्रॉब्लम thanks=थैंक्स morning=मॉर्निंग night=नाइट birthday=बर्थडे happy=हैप्पी exam=एग्जाम class=क्लास student=स्टूडेंट`),
	tamil:
		rows(`nanban=நண்பன் naal=நாள் muthu=முத்து rahul=ராகுல் vanakkam=வணக்கம் vanakam=வணக்கம் sachin=சச்சின் nandri=நன்றி nanri=நன்றி tamil=தமிழ் thamizh=தமிழ் naan=நான் nan=நான் nee=நீ ninga=நீங்க neenga=நீங்க neengal=நீங்கள் enna=என்ன
		eppadi=எப்படி epdi=எப்படி irukku=இருக்கு irukinga=இருக்கீங்க illai=இல்லை illa=இல்ல aam=ஆம் amma=அம்மா appa=அப்பா anna=அண்ணா akka=அக்கா thambi=தம்பி
		chennai=சென்னை madurai=மதுரை kovai=கோவை india=இந்தியா nalla=நல்ல romba=ரொம்ப vaa=வா po=போ saptiya=சாப்டியா veedu=வீடு thanni=தண்ணி
		salem=சேலம் trichy=திருச்சி coimbatore=கோயம்புத்தூர் thanjavur=தஞ்சாவூர் tanjore=தஞ்சாவூர் tirunelveli=திருநெல்வேலி vellore=வேலூர் erode=ஈரோடு ooty=ஊட்டி
		tuticorin=தூத்துக்குடி thoothukudi=தூத்துக்குடி nagercoil=நாகர்கோவில் puducherry=புதுச்சேரி sivaganga=சிவகங்கை dindigul=திண்டுக்கல் kaveri=காவேரி lakshmi=லட்சுமி
		en=என் un=உன் ungal=உங்கள் peyar=பெயர் priya=பிரியா murugan=முருகன் selvam=செல்வம் senthil=செந்தில் thanneer=தண்ணீர் kadhal=காதல் padam=படம் paattu=பாட்டு tamilnadu=தமிழ்நாடு`),
	telugu:
		rows(`bhasha=భాష kaadu=కాదు srikakulam=శ్రీకాకుళం karimnagar=కరీంనగర్ swathi=స్వాతి namaskaram=నమస్కారం namaste=నమస్తే dhanyavadalu=ధన్యవాదాలు telugu=తెలుగు nenu=నేను meeru=మీరు nuvvu=నువ్వు ela=ఎలా unnaru=ఉన్నారు bagunnara=బాగున్నారా
		avunu=అవును ledu=లేదు kadu=కాదు amma=అమ్మ nanna=నాన్న hyderabad=హైదరాబాద్ vijayawada=విజయవాడ visakhapatnam=విశాఖపట్నం vizag=విశాఖ tirupati=తిరుపతి guntur=గుంటూరు nellore=నెల్లూరు kurnool=కర్నూలు telangana=తెలంగాణ
		rajahmundry=రాజమండ్రి krishna=కృష్ణ srinivas=శ్రీనివాస్ venkatesh=వెంకటేష్ ramesh=రమేష్ suresh=సురేష్ mahesh=మహేష్ illu=ఇల్లు neellu=నీళ్ళు manchi=మంచి`),
	kannada:
		rows(`hege=ಹೇಗೆ akka=ಅಕ್ಕ oota=ಊಟ mysore=ಮೈಸೂರು namaskara=ನಮಸ್ಕಾರ dhanyavadagalu=ಧನ್ಯವಾದಗಳು kannada=ಕನ್ನಡ nanu=ನಾನು naanu=ನಾನು neevu=ನೀವು hegiddira=ಹೇಗಿದ್ದೀರಾ houdu=ಹೌದು illa=ಇಲ್ಲ amma=ಅಮ್ಮ
		bengaluru=ಬೆಂಗಳೂರು mysuru=ಮೈಸೂರು karnataka=ಕರ್ನಾಟಕ mane=ಮನೆ neeru=ನೀರು`),
	malayalam:
		rows(`entha=എന്താ choru=ചോറ് thrissur=തൃശ്ശൂർ aaru=ആര് peru=പേര് namaskaram=നമസ്കാരം nandi=നന്ദി malayalam=മലയാളം kerala=കേരള keralam=കേരളം njan=ഞാൻ ningal=നിങ്ങൾ sukhamano=സുഖമാണോ athe=അതെ alla=അല്ല illa=ഇല്ല amma=അമ്മ
		achan=അച്ഛൻ veedu=വീട് vellam=വെള്ളം kochi=കൊച്ചി thiruvananthapuram=തിരുവനന്തപുരം`),
	bengali:
		rows(`bhat=ভাত bon=বোন choto=ছোট boro=বড় nomoskar=নমস্কার namaskar=নমস্কার dhonnobad=ধন্যবাদ bangla=বাংলা ami=আমি tumi=তুমি apni=আপনি kemon=কেমন achen=আছেন acho=আছো ha=হ্যাঁ na=না ma=মা baba=বাবা
		bhalo=ভালো valo=ভালো bhalobashi=ভালোবাসি valobashi=ভালোবাসি bhalobasa=ভালোবাসা amar=আমার tomar=তোমার tomake=তোমাকে amake=আমাকে shobai=সবাই sobai=সবাই kobe=কবে
		kothay=কোথায় keno=কেন ekhon=এখন ki=কী bondhu=বন্ধু shundor=সুন্দর sundor=সুন্দর manush=মানুষ boi=বই din=দিন rat=রাত shokal=সকাল bangladesh=বাংলাদেশ dhonnobaad=ধন্যবাদ
		rabindranath=রবীন্দ্রনাথ chattogram=চট্টগ্রাম chittagong=চট্টগ্রাম sylhet=সিলেট rajshahi=রাজশাহী howrah=হাওড়া jessore=যশোর kolkata=কলকাতা dhaka=ঢাকা bari=বাড়ি jol=জল`),
	gujarati: rows(
		'tamaru=તમારું sawar=સવાર nathi=નથી ane=અને pan=પણ dikri=દીકરી namaste=નમસ્તે kem=કેમ cho=છો gujarati=ગુજરાતી gujarat=ગુજરાત hu=હું tame=તમે saru=સારું aabhar=આભાર ghar=ઘર pani=પાણી'
	),
	gurmukhi: rows(
		'saanu=ਸਾਨੂੰ vadiya=ਵਧੀਆ amritsar=ਅੰਮ੍ਰਿਤਸਰ nahi=ਨਹੀਂ sat=ਸਤਿ sri=ਸ੍ਰੀ akal=ਅਕਾਲ punjabi=ਪੰਜਾਬੀ panjabi=ਪੰਜਾਬੀ punjab=ਪੰਜਾਬ kiddan=ਕਿੱਦਾਂ ki=ਕੀ haal=ਹਾਲ hai=ਹੈ mera=ਮੇਰਾ tuhada=ਤੁਹਾਡਾ naam=ਨਾਮ kive=ਕਿਵੇਂ main=ਮੈਂ tusi=ਤੁਸੀਂ haan=ਹਾਂ ghar=ਘਰ pani=ਪਾਣੀ'
	),
	oriya: rows(
		'bhauni=ଭଉଣୀ rati=ରାତି sakala=ସକାଳ puri=ପୁରୀ kana=କଣ namaskar=ନମସ୍କାର odia=ଓଡ଼ିଆ odisha=ଓଡ଼ିଶା mu=ମୁଁ apana=ଆପଣ ghara=ଘର pani=ପାଣି'
	)
};

const PEOPLE_NATIVE = new Map(Object.entries(PEOPLE).map(([script, names]) => [script, rows(names)]));

/** Cities, dishes and loans that each language writes in its own way, in the order of the scripts' blocks. */
const EVERYWHERE = new Map(
	`office ऑफिस অফিস ਆਫਿਸ ઓફિસ ଅଫିସ ஆபீஸ் ఆఫీస్ ಆಫೀಸ್ ഓഫീസ്
	school स्कूल স্কুল ਸਕੂਲ સ્કૂલ ସ୍କୁଲ ஸ்கூல் స్కూల్ ಸ್ಕೂಲ್ സ്കൂൾ
	college कॉलेज কলেজ ਕਾਲਜ કોલેજ କଲେଜ காலேஜ் కాలేజ్ ಕಾಲೇಜು കോളേജ്
	computer कंप्यूटर কম্পিউটার ਕੰਪਿਊਟਰ કમ્પ્યુટર କମ୍ପ୍ୟୁଟର கம்ப்யூட்டர் కంప్యూటర్ ಕಂಪ್ಯೂಟರ್ കമ്പ്യൂട്ടർ
	mobile मोबाइल মোবাইল ਮੋਬਾਈਲ મોબાઇલ ମୋବାଇଲ மொபைல் మొబైల్ ಮೊಬೈಲ್ മൊബൈൽ
	phone फोन ফোন ਫ਼ੋਨ ફોન ଫୋନ போன் ఫోన్ ಫೋನ್ ഫോൺ
	train ट्रेन ট্রেন ਟ੍ਰੇਨ ટ્રેન ଟ୍ରେନ ட்ரெயின் ట్రైన్ ಟ್ರೈನ್ ട്രെയിൻ
	bus बस বাস ਬੱਸ બસ ବସ பஸ் బస్ ಬಸ್ ബസ്
	car कार কার ਕਾਰ કાર କାର கார் కార్ ಕಾರ್ കാർ
	bank बैंक ব্যাংক ਬੈਂਕ બેંક ବ୍ୟାଙ୍କ பேங்க் బ్యాంక్ ಬ್ಯಾಂಕ್ ബാങ്ക്
	doctor डॉक्टर ডাক্তার ਡਾਕਟਰ ડોક્ટર ଡାକ୍ତର டாக்டர் డాక్టర్ ಡಾಕ್ಟರ್ ഡോക്ടർ
	station स्टेशन স্টেশন ਸਟੇਸ਼ਨ સ્ટેશન ଷ୍ଟେସନ ஸ்டேஷன் స్టేషన్ ಸ್ಟೇಷನ್ സ്റ്റേഷൻ
	ticket टिकट টিকিট ਟਿਕਟ ટિકિટ ଟିକେଟ டிக்கெட் టికెట్ ಟಿಕೆಟ್ ടിക്കറ്റ്
	hotel होटल হোটেল ਹੋਟਲ હોટેલ ହୋଟେଲ ஹோட்டல் హోటల్ ಹೋಟೆಲ್ ഹോട്ടൽ
	film फिल्म ফিল্ম ਫਿਲਮ ફિલ્મ ଫିଲ୍ମ பிலிம் ఫిల్మ్ ಫಿಲ್ಮ್ ഫിലിം
	photo फोटो ফটো ਫੋਟੋ ફોટો ଫଟୋ போட்டோ ఫోటో ಫೋಟೋ ഫോട്ടോ
	video वीडियो ভিডিও ਵੀਡੀਓ વિડિયો ଭିଡିଓ வீடியோ వీడియో ವೀಡಿಯೊ വീഡിയോ
	internet इंटरनेट ইন্টারনেট ਇੰਟਰਨੈੱਟ ઇન્ટરનેટ ଇଣ୍ଟରନେଟ இன்டர்நெட் ఇంటర్నెట్ ಇಂಟರ್ನೆಟ್ ഇന്റർനെറ്റ്
	message मैसेज মেসেজ ਮੈਸੇਜ મેસેજ ମେସେଜ மெசேஜ் మెసేజ్ ಮೆಸೇಜ್ മെസ്സേജ്
	number नंबर নম্বর ਨੰਬਰ નંબર ନମ୍ବର நம்பர் నంబర్ ನಂಬರ್ നമ്പർ
	time टाइम টাইম ਟਾਈਮ ટાઇમ ଟାଇମ டைம் టైమ్ ಟೈಮ್ ടൈം
	please प्लीज প্লিজ ਪਲੀਜ਼ પ્લીઝ ପ୍ଲିଜ ப்ளீஸ் ప్లీజ్ ಪ್ಲೀಸ್ പ്ലീസ്
	sorry सॉरी সরি ਸੌਰੀ સોરી ସରି சாரி సారీ ಸಾರಿ സോറി
	hello हैलो হ্যালো ਹੈਲੋ હેલો ହେଲୋ ஹலோ హలో ಹಲೋ ഹലോ
	good गुड গুড ਗੁੱਡ ગુડ ଗୁଡ குட் గుడ్ ಗುಡ್ ഗുഡ്
	teacher टीचर টিচার ਟੀਚਰ ટીચર ଟିଚର டீச்சர் టీచర్ ಟೀಚರ್ ടീച്ചർ
	police पुलिस পুলিশ ਪੁਲਿਸ પોલીસ ପୋଲିସ போலீஸ் పోలీస్ ಪೊಲೀಸ್ പോലീസ്
	market मार्केट মার্কেট ਮਾਰਕੀਟ માર્કેટ ମାର୍କେଟ மார்க்கெட் మార్కెట్ ಮಾರ್ಕೆಟ್ മാർക്കറ്റ്
	chennai चेन्नई চেন্নাই ਚੇਨਈ ચેન્નઈ ଚେନ୍ନାଇ சென்னை చెన్నై ಚೆನ್ನೈ ചെന്നൈ
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

/** The certain spelling of a word as typed. */
export const everydayNative = (typed: string, script: IndicScript): string | undefined =>
	EVERYDAY_NATIVE[script]?.get(typed) ??
	PEOPLE_NATIVE.get(script)?.get(typed) ??
	EVERYWHERE.get(typed)?.[INDIC_SCRIPTS.indexOf(script)];

/** Such words and names of a script, typed and written; of several ways to type one the first is the commonest. */
export const nativeRows = (script: IndicScript): (readonly [typed: string, native: string])[] => [
	...(EVERYDAY_NATIVE[script] ?? []),
	...[...EVERYWHERE].map(([typed, natives]) => [typed, natives[INDIC_SCRIPTS.indexOf(script)] ?? ''] as const),
	...(PEOPLE_NATIVE.get(script) ?? [])
];
