import type { Forms, Translation } from '../types';
import type { words as en } from '../en/text';

export const forms: Forms<'text'> = {
	fields: {
		text: ['मजकूर', '100 किंवा अधिक शब्द असल्यास उत्तम'],
		language: ['भाषा', 'रिकामी ठेवल्यास मजकुरावरून ओळखली जाते']
	}
};

export const words: Translation<typeof en> = {
	'for very easy': '11 वर्षांचे मूल सहज वाचू शकते',
	'for easy': 'बोलीभाषा, 12 वर्षांच्या मुलांसाठी',
	'for fairly easy': '13 वर्षांच्या मुलांसाठी',
	'for standard': 'सोपे इंग्रजी: 15 वर्षांचाही वाचेल',
	'for fairly difficult': '16 वर्षांवरील बहुतेकांना वाचता येईल',
	'for difficult': 'महाविद्यालयीन विद्यार्थ्यांसाठी',
	'for very difficult': 'पदवीधरांसाठी',
	inLanguage: '{language} मजकुरासाठी',
	noFormula: 'या भाषेचे स्वतःचे सूत्र नाही: शब्द आणि वाक्यांच्या लांबीवरून',
	flesch: 'Flesch वाचनसुलभता',
	hard: 'अवघड',
	ofHundred: '100 पैकी {value}',
	readingTime: 'वाचायला वेळ',
	speakingTime: 'बोलायला वेळ',
	pace: 'मिनिटाला {count} शब्द',
	schoolGrades: 'शालेय इयत्ता',
	belowGradeOne: '1 पेक्षा कमी',
	gradeStart: 'सुरुवात',
	gradeSix: 'इयत्ता 6',
	gradeCollege: 'कॉलेज',
	gradeGraduate: 'पदवी',
	moreMeasures: 'आणखी मापे',
	measures: 'मापे',
	easeBy: 'वाचनसुलभता: {formula}',
	daleChall: '4.9 किंवा कमी: इयत्ता 4; 10 किंवा जास्त: पदवीधरांसाठी',
	lix: 'कोणत्याही भाषेत: 30 खाली सोपे, 60 वर खूप अवघड',
	noneHard: 'एकही वाक्य अवघड नाही.',
	underlined: 'सर्वात अवघड वाक्ये अधोरेखित आहेत.',
	underlinedGrades: 'सर्वात अवघड वाक्ये अधोरेखित आहेत, प्रत्येकाची इयत्ता सोबत; इयत्ता 16 पासून दुहेरी.',
	longBold: 'लांब शब्द ठळक आहेत.',
	textRegion: 'अवघड वाक्ये आणि शब्दांसह मजकूर',
	longWords: 'लांब शब्द, सर्वाधिक वापरलेले आधी',
	counts: 'मोजणी',
	words: 'शब्द',
	sentences: 'वाक्ये',
	wordsASentence: 'प्रति वाक्य शब्द',
	syllablesAWord: 'प्रति शब्द अक्षरे',
	hardWords: 'अवघड शब्द',
	letters: 'वर्ण',
	characters: 'कॅरेक्टर',
	warnUnspaced: 'मजकुराच्या मोठ्या भागात शब्दांमध्ये जागा नसते आणि शब्द मोजले जात नाहीत: येथे फक्त कॅरेक्टरच्या संख्येला अर्थ आहे.',
	warnNoFormula: 'मजकूर इंग्रजीत किंवा येथे सूत्र असलेल्या भाषेत नाही, किंवा ते कळण्यासाठी खूप छोटा आहे; फक्त LIX आणि वेळांना अर्थ आहे.',
	warnVowels: 'ऱ्हस्व स्वर लिहिले जात नाहीत, म्हणून अक्षरांची संख्या अंदाजे आहे; इतर कोणताही आकडा त्यावर आधारित नाही.',
	warnShort: 'मजकुरात {count} पेक्षा कमी शब्द आहेत; इतक्या लहान मजकुराचे आकडे ढोबळ आहेत.',
	warnVerses: 'विरामचिन्ह नसलेल्या ओळी, जसे कविता किंवा यादीतील, वेगळी वाक्ये मोजली जातात.',
	warnNumbers:
		'प्रत्येक संख्या, नेहमीप्रमाणे, एक अक्षर मोजली जाते; मोठ्याने वाचल्यास त्यांत आणखी {count} अक्षरे असतात, त्यामुळे वाचनसुलभता {points} गुणांनी कमी होते.',
	warnNumbersElsewhere:
		'प्रत्येक संख्या एक अक्षर मोजली जाते; मोठ्याने वाचल्यास त्यांत अधिक अक्षरे असतात आणि मजकूर आकड्यांपेक्षा कठीण असतो.',
	warnLeftOut: 'मजकुरातून वगळले: {what}.',
	'left comments': 'टिप्पण्या',
	'left scripts': 'स्क्रिप्ट',
	'left styles': 'शैली',
	'left code': 'कोड',
	'left HTML tags': 'HTML टॅग',
	'left HTML entities': 'HTML एंटिटी',
	'left addresses of links': 'लिंकचे पत्ते',
	'left heading marks': 'शीर्षक चिन्हे'
};
