import type { Forms, Translation } from '../types';
import type { words as en } from '../en/phone';

export const forms: Forms<'phone'> = {
	country: '+ न हो तो किस देश में डायल किया',
	type: 'प्रकार',
	number: 'नंबर'
};

export const words: Translation<typeof en> = {
	national: 'देश के अंदर',
	international: 'अंतरराष्ट्रीय',
	telAddress: 'tel: पता',
	copyFormat: '{format} कॉपी करें',
	typesIn: '{country} में नंबरों के प्रकार',
	valid: 'मान्य',
	isNoNumber: 'यह फ़ोन नंबर नहीं है।',
	isSeveral: 'ये एक से अधिक नंबर हो सकते हैं: हर नंबर अलग से दें।',
	isShort: 'नंबर बहुत छोटा है।',
	isShortNumber: 'किसी ग्राहक के नंबर के लिए बहुत छोटा है। छोटे और आपातकालीन नंबर यहाँ जाँचे नहीं जाते।',
	isLong: 'नंबर बहुत लंबा है।',
	isNoCode: 'इस कोड का कोई देश नहीं है।',
	isOddLength: 'इस देश में इतने अंकों के नंबर नहीं होते।',
	isUnused: 'नंबर के शुरुआती अंक इस्तेमाल में नहीं हैं।',
	possible: 'लंबाई ठीक है।',
	extension: 'एक्सटेंशन',
	call: 'कॉल करें',
	byThePlan: 'नंबर योजना के हिसाब से मान्य है; यह किसी के पास है या नहीं, किसी से पूछा नहीं जाता। नंबर इसी डिवाइस पर रहता है।',
	checkOwn: 'अपना नंबर जाँचें',
	dialledIn: '+… या जैसे {country} में डायल करते हैं',
	shortSoFar: 'अभी छोटा है।',
	tooLong: 'बहुत लंबा है।',
	noSuchNumber: 'नंबर योजना में ऐसा नंबर नहीं है।',
	possibleNumber: 'नंबर योजना के हिसाब से ऐसा नंबर हो सकता है।',
	plansUnloaded: 'नंबर योजनाएँ लोड नहीं हो सकीं।',
	staysHere: 'यह इसी डिवाइस पर रहता है।',
	carrier: 'सेवा प्रदाता',
	firstCarrier: 'मूल सेवा प्रदाता',
	timeZone: 'समय क्षेत्र',
	updated: '{day} को अद्यतन।'
};
