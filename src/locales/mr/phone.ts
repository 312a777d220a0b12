import type { Forms, Translation } from '../types';
import type { words as en } from '../en/phone';

export const forms: Forms<'phone'> = {
	country: '+ नसल्यास कोणत्या देशात डायल केला',
	type: 'प्रकार',
	number: 'नंबर'
};

export const words: Translation<typeof en> = {
	national: 'देशांतर्गत',
	international: 'आंतरराष्ट्रीय',
	telAddress: 'tel: पत्ता',
	copyFormat: '{format} कॉपी करा',
	typesIn: '{country} मधील क्रमांकांचे प्रकार',
	valid: 'वैध',
	isNoNumber: 'हा फोन क्रमांक नाही.',
	isSeveral: 'हे एकापेक्षा जास्त क्रमांक असू शकतात: प्रत्येक क्रमांक वेगळा द्या.',
	isShort: 'क्रमांक खूप लहान आहे.',
	isShortNumber: 'ग्राहकाच्या क्रमांकासाठी खूप लहान आहे. छोटे आणि आपत्कालीन क्रमांक येथे तपासले जात नाहीत.',
	isLong: 'क्रमांक खूप लांब आहे.',
	isNoCode: 'या कोडचा कोणताही देश नाही.',
	isOddLength: 'या देशात इतक्या अंकांचे क्रमांक नसतात.',
	isUnused: 'क्रमांकाचे सुरुवातीचे अंक वापरात नाहीत.',
	possible: 'लांबी बरोबर आहे.',
	extension: 'एक्स्टेन्शन',
	call: 'कॉल करा',
	byThePlan: 'क्रमांक योजनेनुसार वैध; तो कोणाकडे आहे का, हे कोणालाही विचारले जात नाही. तो याच डिव्हाइसवर राहतो.',
	checkOwn: 'आपला क्रमांक तपासा',
	dialledIn: '+… किंवा {country} मध्ये डायल करतात तसा',
	shortSoFar: 'अजून लहान आहे.',
	tooLong: 'खूप लांब आहे.',
	noSuchNumber: 'क्रमांक योजनेत असा क्रमांक नाही.',
	possibleNumber: 'क्रमांक योजनेनुसार असा क्रमांक असू शकतो.',
	plansUnloaded: 'क्रमांक योजना लोड होऊ शकल्या नाहीत.',
	staysHere: 'तो याच डिव्हाइसवर राहतो.',
	carrier: 'सेवा पुरवठादार',
	firstCarrier: 'मूळ सेवा पुरवठादार',
	timeZone: 'वेळ क्षेत्र',
	updated: '{day} रोजी अद्ययावत.'
};
