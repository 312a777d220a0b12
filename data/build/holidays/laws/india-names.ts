import type { Correction } from '../overlay';

/** Where which language stands for the local name; `en` where English is the language of the state. */
const PLACES = {
	hi: 'IN IN-UP IN-BR IN-MP IN-RJ IN-HR IN-HP IN-UT IN-DL IN-JH IN-CT IN-CH',
	mr: 'IN-MH',
	ta: 'IN-TN IN-PY',
	te: 'IN-AP IN-TG',
	kn: 'IN-KA',
	ml: 'IN-KL IN-LD',
	bn: 'IN-WB IN-TR',
	gu: 'IN-GJ IN-DD IN-DN IN-DH',
	pa: 'IN-PB',
	or: 'IN-OR',
	as: 'IN-AS',
	en: 'IN-NL IN-MZ IN-ML IN-AR IN-SK IN-MN'
} as const;
type Language = keyof typeof PLACES;

/** Names of days that most states keep, as calendars of each language have them; in the order of `LANGUAGES`, `-` where no state has it. */
const LANGUAGES = ['hi', 'mr', 'ta', 'te', 'kn', 'ml', 'bn', 'gu', 'pa', 'or', 'as'] as const;
const NAMES = table(`
Republic Day|गणतंत्र दिवस|प्रजासत्ताक दिन|குடியரசு தினம்|గణతంత్ర దినోత్సవం|ಗಣರಾಜ್ಯೋತ್ಸವ|റിപ്പബ്ലിക് ദിനം|প্রজাতন্ত্র দিবস|પ્રજાસત્તાક દિન|ਗਣਤੰਤਰ ਦਿਵਸ|ଗଣତନ୍ତ୍ର ଦିବସ|গণতন্ত্ৰ দিৱস
Independence Day|स्वतंत्रता दिवस|स्वातंत्र्य दिन|சுதந்திர தினம்|స్వాతంత్ర్య దినోత్సవం|ಸ್ವಾತಂತ್ರ್ಯ ದಿನಾಚರಣೆ|സ്വാതന്ത്ര്യദിനം|স্বাধীনতা দিবস|સ્વાતંત્ર્ય દિન|ਆਜ਼ਾਦੀ ਦਿਵਸ|ସ୍ୱାଧୀନତା ଦିବସ|স্বাধীনতা দিৱস
Gandhi Jayanti|गांधी जयंती|गांधी जयंती|காந்தி ஜெயந்தி|గాంధీ జయంతి|ಗಾಂಧಿ ಜಯಂತಿ|ഗാന്ധി ജയന്തി|গান্ধী জয়ন্তী|ગાંધી જયંતી|ਗਾਂਧੀ ਜਯੰਤੀ|ଗାନ୍ଧୀ ଜୟନ୍ତୀ|গান্ধী জয়ন্তী
Ambedkar Jayanti|अंबेडकर जयंती|डॉ. बाबासाहेब आंबेडकर जयंती|அம்பேத்கர் ஜெயந்தி|అంబేద్కర్ జయంతి|ಅಂಬೇಡ್ಕರ್ ಜಯಂತಿ|അംബേദ്കർ ജയന്തി|আম্বেদকর জয়ন্তী|આંબેડકર જયંતી|ਅੰਬੇਡਕਰ ਜਯੰਤੀ|ଆମ୍ବେଦକର ଜୟନ୍ତୀ|আম্বেদকাৰ জয়ন্তী
Good Friday|गुड फ्राइडे|गुड फ्रायडे|புனித வெள்ளி|గుడ్ ఫ్రైడే|ಗುಡ್ ಫ್ರೈಡೇ|ദുഃഖവെള്ളി|গুড ফ্রাইডে|ગુડ ફ્રાઇડે|ਗੁੱਡ ਫ੍ਰਾਈਡੇ|ଗୁଡ୍ ଫ୍ରାଇଡେ|গুড ফ্ৰাইডে
Christmas Day|क्रिसमस|नाताळ|கிறிஸ்துமஸ்|క్రిస్మస్|ಕ್ರಿಸ್‌ಮಸ್|ക്രിസ്മസ്|বড়দিন|નાતાલ|ਕ੍ਰਿਸਮਸ|ବଡ଼ଦିନ|বৰদিন
Mahavir Jayanti|महावीर जयंती|महावीर जयंती|மகாவீர் ஜெயந்தி|మహావీర్ జయంతి|ಮಹಾವೀರ ಜಯಂತಿ|മഹാവീർ ജയന്തി|মহাবীর জয়ন্তী|મહાવીર જયંતી|ਮਹਾਂਵੀਰ ਜਯੰਤੀ|ମହାବୀର ଜୟନ୍ତୀ|মহাবীৰ জয়ন্তী
Id-ul-Fitr|ईद-उल-फितर|रमजान ईद|ரம்ஜான்|రంజాన్|ರಂಜಾನ್|ചെറിയ പെരുന്നാൾ|ঈদুল ফিতর|રમજાન ઈદ|ਈਦ-ਉਲ-ਫ਼ਿਤਰ|ଇଦୁଲ ଫିତର|ঈদ-উল-ফিতৰ
Id-ul-Zuha (Bakrid)|ईद-उल-जुहा (बकरीद)|बकरी ईद|பக்ரீத்|బక్రీద్|ಬಕ್ರೀದ್|ബക്രീദ്|ঈদুজ্জোহা|બકરી ઈદ|ਈਦ-ਉਲ-ਜ਼ੁਹਾ|ଇଦୁଲ ଜୁହା|ঈদ-উজ-জোহা
Muharram|मुहर्रम|मोहरम|மொகரம்|మొహర్రం|ಮೊಹರಂ|മുഹറം|মহরম|મહોરમ|ਮੁਹੱਰਮ|ମହରମ|মহৰম
Milad-un-Nabi|मिलाद-उन-नबी|ईद-ए-मिलाद|மிலாது நபி|మిలాద్ ఉన్ నబీ|ಈದ್ ಮಿಲಾದ್|നബിദിനം|ফাতেহা-দোয়াজ-দাহাম|ઈદે મિલાદ|ਮਿਲਾਦ-ਉਨ-ਨਬੀ|ମିଲାଦ-ଉନ-ନବୀ|মিলাদ-উন-নবী
Dussehra (Vijaya Dashami)|दशहरा|दसरा|விஜயதசமி|విజయదశమి|ವಿಜಯದಶಮಿ|വിജയദശമി|বিজয়া দশমী|દશેરા|ਦੁਸਹਿਰਾ|ବିଜୟା ଦଶମୀ|বিজয়া দশমী
Diwali (Deepavali)|दिवाली|दिवाळी|தீபாவளி|దీపావళి|ದೀಪಾವಳಿ|ദീപാവലി|দীপাবলি|દિવાળી|ਦੀਵਾਲੀ|ଦୀପାବଳି|দীপাৱলী
Guru Nanak's Birthday|गुरु नानक जयंती|गुरू नानक जयंती|-|గురునానక్ జయంతి|-|ഗുരുനാനാക്ക് ജയന്തി|গুরু নানক জয়ন্তী|ગુરુ નાનક જયંતી|ਪ੍ਰਕਾਸ਼ ਪੁਰਬ ਸ੍ਰੀ ਗੁਰੂ ਨਾਨਕ ਦੇਵ ਜੀ|ଗୁରୁ ନାନକ ଜୟନ୍ତୀ|-
Buddha Purnima|बुद्ध पूर्णिमा|बुद्ध पौर्णिमा|-|-|-|ബുദ്ധ പൂർണിമ|বুদ্ধ পূর্ণিমা|બુદ્ધ પૂર્ણિમા|-|-|-
Labour Day|मजदूर दिवस|-|மே தினம்|-|ಕಾರ್ಮಿಕ ದಿನಾಚರಣೆ|മേയ് ദിനം|মে দিবস|-|-|-|-
`);

/** Names of days that a few states keep, in the same order. */
const NAMES_OF_FEW = table(`
Formation Day|स्थापना दिवस|-|-|అవతరణ దినోత్సవం
Bihar Day|बिहार दिवस
Himachal Day|हिमाचल दिवस
State Day|पूर्ण राज्यत्व दिवस
Guru Ghasidas Jayanti|गुरु घासीदास जयंती
Maharana Pratap Jayanti|महाराणा प्रताप जयंती
Maharashtra Day|-|महाराष्ट्र दिन
Gudi Padwa|-|गुढीपाडवा
Maha Shivaratri|-|महाशिवरात्री|-|-|ಮಹಾ ಶಿವರಾತ್ರಿ
Ram Navami|-|रामनवमी
Holi (second day)|-|होळी (दुसरा दिवस)
Ganesh Chaturthi|-|गणेश चतुर्थी|-|-|ಗಣೇಶ ಚತುರ್ಥಿ
Parsi New Year|-|पारशी नववर्ष
Chhatrapati Shivaji Maharaj Jayanti|-|छत्रपती शिवाजी महाराज जयंती
Diwali (Bali Pratipada)|-|दिवाळी (बलिप्रतिपदा)
Diwali (Lakshmi Pujan)|-|दिवाळी (लक्ष्मीपूजन)
Telangana Formation Day|-|-|-|తెలంగాణ అవతరణ దినోత్సవం
Karnataka Formation Day|-|-|-|-|ಕನ್ನಡ ರಾಜ್ಯೋತ್ಸವ
Bali Padyami (Deepavali)|-|-|-|-|ಬಲಿಪಾಡ್ಯಮಿ, ದೀಪಾವಳಿ
Basava Jayanti|-|-|-|-|ಬಸವ ಜಯಂತಿ
Maha Navami (Ayudha Puja)|-|-|-|-|ಮಹಾನವಮಿ, ಆಯುಧಪೂಜೆ
Makara Sankranti|-|-|-|-|ಮಕರ ಸಂಕ್ರಾಂತಿ
Kanakadasa Jayanti|-|-|-|-|ಕನಕದಾಸ ಜಯಂತಿ
Ugadi|-|-|-|-|ಯುಗಾದಿ
Valmiki Jayanti|-|-|-|-|ಮಹರ್ಷಿ ವಾಲ್ಮೀಕಿ ಜಯಂತಿ
Kerala Formation Day|-|-|-|-|-|കേരളപ്പിറവി
Netaji Subhas Chandra Bose Jayanti|-|-|-|-|-|-|নেতাজি সুভাষচন্দ্র বসু জয়ন্তী
Swami Vivekananda Jayanti|-|-|-|-|-|-|স্বামী বিবেকানন্দ জয়ন্তী
Gujarat Day|-|-|-|-|-|-|-|ગુજરાત દિન
Sardar Vallabhbhai Patel Jayanti|-|-|-|-|-|-|-|સરદાર વલ્લભભાઈ પટેલ જયંતી
Odisha Day|-|-|-|-|-|-|-|-|-|ଉତ୍କଳ ଦିବସ
`);

const SOURCE = 'India, names of days in the languages of the states';

/** Local names in the language of the state, where the library has Hindi or English ones. */
export const INDIAN_NAMES: readonly Correction[] = [
	...LANGUAGES.map((language, at) => renaming(language, [...NAMES, ...NAMES_OF_FEW], (names) => names[at + 1])),
	renaming('en', NAMES, ([name]) => (['Buddha Purnima', 'Labour Day'].includes(name ?? '') ? '-' : name))
];

function table(lines: string): string[][] {
	return lines
		.trim()
		.split('\n')
		.map((line) => line.split('|'));
}

function renaming(
	language: Language,
	days: readonly (readonly string[])[],
	local: (names: readonly string[]) => string | undefined
): Correction {
	const renamed = Object.fromEntries(
		days.flatMap((names) => {
			const [name = ''] = names;
			const own = local(names);
			return own === undefined || own === '-' ? [] : [[name, [name, own]] as const];
		})
	);
	return { places: PLACES[language], alone: true, renamed, source: SOURCE };
}
