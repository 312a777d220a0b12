import type { Forms, Translation } from '../types';
import type { words as en } from '../en/text';

export const forms: Forms<'text'> = {
	text: ['पाठ', '100 या उससे ज़्यादा शब्द हों तो अच्छा'],
	language: ['भाषा', 'खाली छोड़ें तो पाठ से पहचानी जाती है']
};

export const words: Translation<typeof en> = {
	'for very easy': '11 साल का बच्चा इसे आसानी से पढ़ लेता है',
	'for easy': 'बोलचाल की भाषा, 12 साल के बच्चे के लिए',
	'for fairly easy': '13 साल के बच्चे के लिए',
	'for standard': 'सरल अंग्रेज़ी: 15 साल का भी पढ़ ले',
	'for fairly difficult': '16 साल और ऊपर के ज़्यादातर लोग पढ़ लें',
	'for difficult': 'कॉलेज के छात्रों के लिए',
	'for very difficult': 'स्नातकों के लिए',
	inLanguage: '{language} के पाठ के लिए',
	noFormula: 'इस भाषा का अपना सूत्र नहीं है: शब्दों और वाक्यों की लंबाई से',
	flesch: 'Flesch पठन-सरलता',
	hard: 'कठिन',
	ofHundred: '100 में से {value}',
	readingTime: 'पढ़ने का समय',
	speakingTime: 'बोलने का समय',
	pace: '{count} शब्द प्रति मिनट पर',
	schoolGrades: 'स्कूल की कक्षा',
	belowGradeOne: '1 से कम',
	gradeStart: 'शुरू',
	gradeSix: 'कक्षा 6',
	gradeCollege: 'कॉलेज',
	gradeGraduate: 'स्नातक',
	moreMeasures: 'और माप',
	measures: 'माप',
	easeBy: 'पठन-सरलता: {formula}',
	daleChall: '4.9 या कम: कक्षा 4; 10 या अधिक: स्नातकों के लिए',
	lix: 'किसी भी भाषा में: 30 से कम आसान, 60 से ऊपर बहुत कठिन',
	noneHard: 'कोई वाक्य कठिन नहीं।',
	underlined: 'सबसे कठिन वाक्य रेखांकित हैं।',
	underlinedGrades: 'सबसे कठिन वाक्य रेखांकित हैं, हर एक अपनी कक्षा के साथ; कक्षा 16 से दोहरी रेखा।',
	longBold: 'लंबे शब्द मोटे अक्षरों में हैं।',
	textRegion: 'कठिन वाक्यों और शब्दों के साथ पाठ',
	longWords: 'लंबे शब्द, सबसे आम पहले',
	counts: 'गिनती',
	words: 'शब्द',
	sentences: 'वाक्य',
	wordsASentence: 'शब्द प्रति वाक्य',
	syllablesAWord: 'अक्षर प्रति शब्द',
	hardWords: 'कठिन शब्द',
	letters: 'वर्ण',
	characters: 'कैरेक्टर',
	warnUnspaced:
		'पाठ के बड़े हिस्से की लिखावट में शब्दों के बीच जगह नहीं होती और शब्द गिने नहीं जाते: यहाँ केवल कैरेक्टर की गिनती का अर्थ है।',
	warnNoFormula:
		'पाठ अंग्रेज़ी या ऐसी किसी भाषा में नहीं है जिसका सूत्र यहाँ हो, या वह यह जानने के लिए बहुत छोटा है; केवल LIX और समय का अर्थ है।',
	warnVowels: 'छोटे स्वर लिखे नहीं जाते, इसलिए अक्षरों की गिनती अनुमान है; और कोई आँकड़ा उस पर नहीं टिका।',
	warnShort: 'पाठ में {count} से कम शब्द हैं; इतने छोटे पाठ के आँकड़े मोटे हैं।',
	warnVerses: 'बिना विराम चिह्न की पंक्तियाँ, जैसे कविता या सूची की, अलग वाक्य गिनी जाती हैं।',
	warnNumbers:
		'हर संख्या, जैसा चलन है, एक अक्षर गिनी जाती है; बोलकर पढ़ने पर उनमें {count} अक्षर और होते हैं, जिससे पठन-सुगमता {points} अंक कम हो जाती है।',
	warnNumbersElsewhere: 'हर संख्या एक अक्षर गिनी जाती है; बोलकर पढ़ने पर उनमें और अक्षर होते हैं, और पाठ आँकड़ों से कठिन है।',
	warnLeftOut: 'पाठ से छोड़ा गया: {what}।',
	'left comments': 'टिप्पणियाँ',
	'left scripts': 'स्क्रिप्ट',
	'left styles': 'स्टाइल',
	'left code': 'कोड',
	'left HTML tags': 'HTML टैग',
	'left HTML entities': 'HTML एंटिटी',
	'left addresses of links': 'लिंक के पते',
	'left heading marks': 'शीर्षक चिह्न'
};
