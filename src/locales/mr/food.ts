import type { food } from '../../../engines/food/contract';
import type { FormsOf, Translation } from '../types';
import type { words as en } from '../en/food';

/** Form texts in Marathi. */
export const forms: FormsOf<typeof food> = {
	fields: {
		barcode: ['बारकोड', 'रेघांखालचे अंक'],
		lang: 'भाषा',
		avoid: ['हे टाळा', 'स्वल्पविरामाने वेगळे शब्द जे उत्पादनात नसावेत: इशारा सांगतो ते कुठे आहेत'],
		compare: ['याच्याशी तुलना', 'दुसऱ्या उत्पादनाचा बारकोड']
	}
};

/** Page texts in Marathi. */
export const words: Translation<typeof en> = {
	noName: 'नाव नसलेले उत्पादन',
	nutrient: 'पोषक घटक',
	per100: '100 ग्रॅम किंवा मिली',
	serving: 'एक सर्व्हिंग',
	ofDay: 'दिवसाच्या',
	nova1: 'NOVA 1: प्रक्रिया न केलेले',
	nova2: 'NOVA 2: स्वयंपाकातील घटक',
	nova3: 'NOVA 3: प्रक्रिया केलेले',
	nova4: 'NOVA 4: अति-प्रक्रिया केलेले',
	additives: 'मिसळलेले पदार्थ',
	labels: 'लेबले',
	categories: 'वर्ग',
	soldIn: 'कुठे विकले जाते',
	nutriScore: 'न्यूट्री-स्कोअर {grade}',
	greenScore: 'ग्रीन-स्कोअर',
	contains: 'यात आहे',
	traces: 'यांचे अंश असू शकतात',
	notEntered: 'काही नोंदलेले नाही: वेष्टन पाहा',
	prepared: 'ही मूल्ये पाकिटावरील सूचनेप्रमाणे तयार केलेल्या पदार्थाची आहेत.',
	nutritionCaption: '100 ग्रॅम किंवा 100 मिली मधील पोषण',
	noNutrition: 'या उत्पादनाचे पोषण अजून कोणी नोंदलेले नाही.',
	ingredients: 'घटक',
	ingredientsIn: 'घटक ({language} मध्ये)',
	lastChanged: 'शेवटचा बदल',
	doubtful: 'शंकास्पद मूल्ये',
	allergens: 'ॲलर्जेन: घटकांत काही चिन्हांकित आहेत, यादीत एकही नाही',
	sugars_g: 'साखर: ती ज्याचा भाग आहे त्या कर्बोदकांपेक्षा जास्त',
	saturated_fat_g: 'संपृक्त मेद: तो ज्याचा भाग आहे त्या मेदापेक्षा जास्त',
	nutrition_per_100g: '100 ग्रॅममध्ये सर्व मिळून {figure} ग्रॅम',
	salt_g: 'मीठ: सोडियमच्या 2.5 पट नाही',
	energy_kj: 'ऊर्जा: किलोज्यूल किलोकॅलरीच्या 4.184 पट नाहीत',
	energy_kcal: 'ऊर्जा: फक्त मेद, कर्बोदके आणि प्रथिनांपासूनच सुमारे {figure} कि.कॅलरी',
	volunteers: 'स्वयंसेवकांनी नोंदलेले: महत्त्वाचे असेल तर पाकीट तपासा.',
	energy: 'ऊर्जा',
	fat: 'मेद',
	saturated: 'त्यापैकी संपृक्त',
	carbohydrates: 'कर्बोदके',
	sugars: 'त्यापैकी साखर',
	fiber: 'तंतू',
	protein: 'प्रथिने',
	salt: 'मीठ',
	sodium: 'सोडियम',
	kj: '{count} किलोज्यूल',
	kcal: '{count} कि.कॅलरी',
	looking: 'बारकोड शोधत आहे…',
	noBarcode: 'या चित्रात बारकोड सापडला नाही. जवळून घ्या.',
	picture: 'बारकोडचे चित्र',
	seenBefore: 'आधी पाहिलेली, नेटवर्कशिवायही',
	cameraDenied: 'या पानाला कॅमेऱ्याची परवानगी नाही. ब्राउझरमध्ये परवानगी द्या किंवा फोटो काढा.',
	noCamera: 'इथे कॅमेरा नाही. फोटो निवडा किंवा अंक लिहा.',
	cameraFailed: 'कॅमेरा चालू होऊ शकला नाही. फोटो निवडा किंवा अंक लिहा.',
	holdCode: 'कोड कॅमेऱ्यासमोर धरा. चित्र याच डिव्हाइसवर राहते.',
	avoidFound: 'तुम्ही टाळता ते यात आहे किंवा असू शकते: {word} ({text})',
	avoidUnknown: '{word} बद्दल नोंद नाही: पॅकेट पाहा',
	qualified: 'पॅकेटवर अशाच स्वरूपात नसलेली मूल्ये',
	estimated: '{value}, घटकांवरून अंदाजे',
	alcohol: 'अल्कोहोल',
	percentVolume: 'आकारमानाच्या {count}%',
	micronutrients: '100 ग्रॅममधील जीवनसत्त्वे आणि खनिजे',
	comparedWith: '{name} शी तुलना'
};
