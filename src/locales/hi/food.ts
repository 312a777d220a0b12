import type { food } from '../../../engines/food/contract';
import type { FormsOf, Translation } from '../types';
import type { words as en } from '../en/food';

/** Form texts in Hindi. */
export const forms: FormsOf<typeof food> = {
	fields: {
		barcode: ['बारकोड', 'धारियों के नीचे के अंक'],
		lang: 'भाषा',
		avoid: ['इनसे बचें', 'अल्पविराम से अलग शब्द जो उत्पाद में न हों: चेतावनी बताती है कि वे कहाँ हैं'],
		compare: ['इससे तुलना', 'दूसरे उत्पाद का बारकोड']
	}
};

/** Page texts in Hindi. */
export const words: Translation<typeof en> = {
	noName: 'बिना नाम का उत्पाद',
	nutrient: 'पोषक तत्व',
	per100: '100 ग्राम या मिली',
	serving: 'एक सर्विंग',
	ofDay: 'दिन भर का',
	nova1: 'NOVA 1: असंसाधित',
	nova2: 'NOVA 2: रसोई की सामग्री',
	nova3: 'NOVA 3: संसाधित',
	nova4: 'NOVA 4: अति-संसाधित',
	additives: 'मिलाए गए पदार्थ',
	labels: 'लेबल',
	categories: 'श्रेणियाँ',
	soldIn: 'कहाँ बिकता है',
	nutriScore: 'न्यूट्री-स्कोर {grade}',
	greenScore: 'ग्रीन-स्कोर',
	contains: 'इसमें है',
	traces: 'इनके अंश हो सकते हैं',
	notEntered: 'कुछ दर्ज नहीं है: पैकेट देखें',
	prepared: 'ये मान पैकेट के निर्देश से तैयार किए गए भोजन के हैं।',
	nutritionCaption: '100 ग्राम या 100 मिली में पोषण',
	noNutrition: 'इस उत्पाद का पोषण अभी किसी ने दर्ज नहीं किया है।',
	ingredients: 'सामग्री',
	ingredientsIn: 'सामग्री ({language} में)',
	lastChanged: 'आख़िरी बदलाव',
	doubtful: 'संदिग्ध मान',
	allergens: 'एलर्जेन: सामग्री में कुछ चिह्नित हैं, सूची में कोई नहीं',
	sugars_g: 'शर्करा: कार्बोहाइड्रेट से ज़्यादा, जिनका वह हिस्सा है',
	saturated_fat_g: 'संतृप्त वसा: कुल वसा से ज़्यादा, जिसका वह हिस्सा है',
	nutrition_per_100g: '100 ग्राम में सब मिलाकर {figure} ग्राम',
	salt_g: 'नमक: सोडियम का 2.5 गुना नहीं',
	energy_kj: 'ऊर्जा: किलोजूल, किलोकैलोरी का 4.184 गुना नहीं',
	energy_kcal: 'ऊर्जा: केवल वसा, कार्बोहाइड्रेट और प्रोटीन से ही लगभग {figure} कि.कैलोरी',
	volunteers: 'स्वयंसेवकों ने दर्ज किया है: ज़रूरी हो तो पैकेट देखें।',
	energy: 'ऊर्जा',
	fat: 'वसा',
	saturated: 'जिसमें संतृप्त',
	carbohydrates: 'कार्बोहाइड्रेट',
	sugars: 'जिसमें शर्करा',
	fiber: 'रेशा',
	protein: 'प्रोटीन',
	salt: 'नमक',
	sodium: 'सोडियम',
	kj: '{count} किलोजूल',
	kcal: '{count} कि.कैलोरी',
	looking: 'बारकोड खोजा जा रहा है…',
	noBarcode: 'इस तस्वीर में बारकोड नहीं मिला। और पास से लें।',
	picture: 'बारकोड की तस्वीर',
	seenBefore: 'पहले देखे गए, बिना नेटवर्क के भी',
	cameraDenied: 'इस पेज को कैमरे की अनुमति नहीं है। ब्राउज़र में अनुमति दें या फ़ोटो लें।',
	noCamera: 'यहाँ कैमरा नहीं है। फ़ोटो चुनें या अंक लिखें।',
	cameraFailed: 'कैमरा नहीं चल सका। फ़ोटो चुनें या अंक लिखें।',
	holdCode: 'कोड को कैमरे के सामने रखें। तस्वीर इसी डिवाइस पर रहती है।',
	avoidFound: 'इसमें वह है या हो सकता है जिससे आप बचते हैं: {word} ({text})',
	avoidUnknown: '{word} के बारे में कुछ दर्ज नहीं है: पैकेट देखें',
	qualified: 'मान जो पैकेट पर इस रूप में नहीं लिखे हैं',
	estimated: '{value}, सामग्री से अनुमानित',
	alcohol: 'अल्कोहल',
	percentVolume: 'आयतन का {count}%',
	micronutrients: '100 ग्राम में विटामिन और खनिज',
	comparedWith: '{name} से तुलना'
};
