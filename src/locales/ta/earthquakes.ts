import type { Forms, Translation } from '../types';
import type { words as en } from '../en/earthquakes';

export const forms: Forms<'earthquakes'> = {
	fields: {
		period: 'காலம்',
		min_magnitude: 'குறைந்தபட்ச அளவு',
		at_least: ['துல்லியமான அளவு முதல்', 'வேறு எந்த வரம்பும்; 6 என்பது 5.95 இலிருந்து'],
		near: ['எந்த இடத்தருகே', 'ஒவ்வொன்றும் இவ்விடத்திலிருந்து எவ்வளவு தூரம் எனக் காட்டும்'],
		radius_km: 'ஆரம் (கி.மீ.)',
		order: 'முதலில்',
		start: 'முதல்',
		end: ['வரை', 'கடைசி நாள் அல்லது நேரம்; இல்லையெனில் இப்போது'],
		compare: 'பட்டியல்களை ஒப்பிடு'
	},
	choices: {
		order: {
			time: 'புதியவை',
			magnitude: 'வலியவை',
			distance: 'அருகிலுள்ளவை'
		},
		period: {
			hour: 'மணி',
			day: 'நாள்',
			week: 'வாரம்',
			month: 'மாதம்'
		},
		min_magnitude: {
			all: 'எல்லாம்',
			'1.0': '1 மற்றும் அதற்கு மேல்',
			'2.5': '2.5 மற்றும் அதற்கு மேல்',
			'4.5': '4.5 மற்றும் அதற்கு மேல்',
			significant: 'முக்கியமானவை'
		}
	}
};

export const words: Translation<typeof en> = {
	unknownMagnitude: 'அளவு தெரியவில்லை',
	placeUnknown: 'இடம் தெரியவில்லை',
	magnitude: 'அளவு',
	place: 'இடம்',
	nearest: 'மிக அருகில்: {event}, {distance} தொலைவில்.',
	nearestTo: '{place} இடத்திற்கு மிக அருகில்: {event}, {distance} தொலைவில்.',
	earthquakes: { one: 'நிலநடுக்கம்', other: 'நிலநடுக்கங்கள்' },
	newest: 'புதியது: {event}, {age}.',
	strongest: 'வலிமையானது: {event}, {age}.',
	strongestOfThese: 'இவற்றில் வலுவானது: {event}, {age}.',
	newestOnes: 'மிகச் சமீபத்திய நிலநடுக்கங்கள்; மேலும் இருக்கலாம்',
	none: 'எதுவுமில்லை',
	noneOfSize: 'இந்தக் காலத்தில் இந்த அளவில் நிலநடுக்கம் இல்லை.',
	notKnown: 'தெரியவில்லை',
	sinceUnknown: 'அதற்குப் பின் நடந்தது இங்கு தெரியவில்லை.',
	sinceUnknownLast: 'அதற்குப் பின் நடந்தது இங்கு தெரியவில்லை. தெரிந்த கடைசி நிலநடுக்கங்கள்:',
	knownUntil: '{time} வரை தெரியும்; பின்னர் வந்தவை இல்லை.',
	unread: 'முழுமையல்ல: மூலத்தில் உள்ள அனைத்தையும் படிக்க முடியவில்லை.',
	newestFirst: 'நிலநடுக்கங்கள், புதியவை முதலில்',
	mapOf: { one: '{count} நிலநடுக்கத்தின் வரைபடம்', other: '{count} நிலநடுக்கங்களின் வரைபடம்' },
	legend: 'நிறம்: ஆழம்',
	shallow: 'ஆழமற்றது, {depth}-க்குக் கீழ்',
	intermediate: 'இடைநிலை, {depth} வரை',
	deep: 'ஆழமானது',
	depthOf: 'ஆழம் {depth}',
	depthUnknown: 'ஆழம் தெரியவில்லை',
	earthquake: 'நிலநடுக்கம்',
	quarryBlast: 'குவாரி வெடிப்பு',
	explosion: 'வெடிப்பு',
	iceQuake: 'பனிநடுக்கம்',
	automatic: 'தானியங்கி',
	reviewed: 'சரிபார்க்கப்பட்டது',
	green: 'எச்சரிக்கை: பச்சை',
	yellow: 'எச்சரிக்கை: மஞ்சள்',
	orange: 'எச்சரிக்கை: ஆரஞ்சு',
	red: 'எச்சரிக்கை: சிவப்பு',
	feltBy: '{count} பேர் உணர்ந்தனர்',
	tsunami: 'tsunami.gov பார்க்கவும்',
	alertMe: '{place} இலிருந்து {distance} தொலைவுக்குள், {magnitude} அல்லது அதற்கு மேற்பட்ட புதிய நிலநடுக்கங்களைத் தெரிவிக்கவும்',
	alertWhen: 'செயலியைத் திறக்கும்போதும், உலாவி அனுமதித்தால் பின்னணியிலும் சரிபார்க்கப்படும்.',
	alertRefused: 'அறிவிப்புகள் தடுக்கப்பட்டுள்ளன. உலாவி அமைப்புகளில் இந்தத் தளத்திற்கு அனுமதி அளிக்கவும்.',
	alertText: '{place} இலிருந்து {distance}',
	fromCatalogues: '{names} தரும் தகவல்: USGS பதிலளிக்கவில்லை, எனவே சில நிலநடுக்கங்கள் விடுபட்டிருக்கலாம்.'
};
