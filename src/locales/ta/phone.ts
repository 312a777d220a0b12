import type { Forms, Translation } from '../types';
import type { words as en } from '../en/phone';

export const forms: Forms<'phone'> = {
	country: '+ இல்லையெனில், அழைக்கும் நாடு',
	type: 'வகை',
	number: 'எண்'
};

export const words: Translation<typeof en> = {
	national: 'உள்நாட்டு',
	international: 'பன்னாட்டு',
	telAddress: 'tel: முகவரி',
	copyFormat: 'நகலெடு: {format}',
	typesIn: 'எண் வகைகள்: {country}',
	valid: 'சரியானது',
	isNoNumber: 'இது தொலைபேசி எண் அல்ல.',
	isSeveral: 'இவை ஒன்றுக்கும் மேற்பட்ட எண்களாக இருக்கலாம்: ஒவ்வொன்றையும் தனித்தனியே தருக.',
	isShort: 'எண் மிகக் குறுகியது.',
	isShortNumber: 'சந்தாதாரர் எண்ணுக்கு மிகக் குறுகியது. குறுகிய, அவசர எண்கள் இங்கே சரிபார்க்கப்படுவதில்லை.',
	isLong: 'எண் மிக நீளமானது.',
	isNoCode: 'இந்தக் குறியீடு எந்த நாட்டுக்கும் இல்லை.',
	isOddLength: 'இந்த நாட்டில் இத்தனை இலக்க எண்கள் இல்லை.',
	isUnused: 'எண்ணின் தொடக்க இலக்கங்கள் பயன்பாட்டில் இல்லை.',
	possible: 'நீளம் சரியாக உள்ளது.',
	extension: 'நீட்டிப்பு எண்',
	call: 'அழைக்கவும்',
	byThePlan: 'எண் திட்டப்படி சரிபார்க்கப்படுகிறது; அது யாரிடமாவது உள்ளதா என எவரிடமும் கேட்கப்படாது. எண் இந்தச் சாதனத்திலேயே இருக்கும்.',
	checkOwn: 'உங்கள் எண்ணைச் சரிபார்க்கவும்',
	dialledIn: '+… அல்லது உள்நாட்டு முறையில் ({country})',
	shortSoFar: 'இன்னும் எண்கள் தேவை.',
	tooLong: 'மிக நீளமானது.',
	noSuchNumber: 'எண் திட்டத்தில் இப்படி ஓர் எண் இல்லை.',
	possibleNumber: 'எண் திட்டப்படி இது சாத்தியமான எண்.',
	plansUnloaded: 'எண் திட்டங்களை ஏற்ற முடியவில்லை.',
	staysHere: 'இது இந்தச் சாதனத்திலேயே இருக்கும்.',
	carrier: 'சேவை வழங்குநர்',
	firstCarrier: 'முதல் சேவை வழங்குநர்',
	timeZone: 'நேர மண்டலம்',
	updated: '{day} அன்று புதுப்பிக்கப்பட்டது.'
};
