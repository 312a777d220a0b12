import type { Forms, Translation } from '../types';
import type { words as en } from '../en/universities';

export const forms: Forms<'universities'> = {
	q: 'பெயர்',
	domain: 'டொமைன் அல்லது மின்னஞ்சல்',
	level: 'வகை',
	offset: 'இத்தனை தவிர்த்து',
	'level=higher_education': 'உயர்கல்வி',
	'level=school': 'பள்ளி'
};

export const words: Translation<typeof en> = {
	universities: 'பல்கலைக்கழகங்கள்',
	share: 'பங்கு',
	totalUnit: { one: 'பல்கலைக்கழகம்', other: 'பல்கலைக்கழகங்கள்' },
	rank: '{count} நாடுகளில் {rank}-ஆம் இடம்; பட்டியலில் {share}.',
	inCountries: {
		one: '{count} நாட்டில். வரைபடத்திலோ அட்டவணையிலோ அதை அழுத்தவும்.',
		other: '{count} நாடுகளில். வரைபடத்திலோ அட்டவணையிலோ ஒன்றை அழுத்தவும்.'
	},
	byCountry: 'நாடு வாரியாகப் பல்கலைக்கழகங்கள்',
	legend: 'நிறம்: பல்கலைக்கழகங்களின் எண்ணிக்கை',
	found: { one: '{count} நிறுவனம்', other: '{count} நிறுவனங்கள்' },
	countryUnknown: 'நாடு தெரியவில்லை',
	showMore: 'மேலும் காட்டு',
	copyDomain: '{domain} நகலெடு',
	unknown: 'பட்டியலில் {domain} இல்லை. அதனால் அது பல்கலைக்கழகம் அல்ல என்று பொருள் இல்லை.',
	academicOnly: 'பட்டியலில் {domain} இல்லை; இதன் முடிவு கல்வி நிறுவனங்களுக்கு மட்டும் என்று கூறப்படுகிறது.',
	excluded: 'பட்டியல் {domain} ஐ விட்டுவிடுகிறது: அங்கே பிறருக்கும் முகவரிகள் உள்ளன.',
	misused: '{domain} இல் பிறருக்கும் முகவரிகள் கிடைத்துள்ளன.',
	mended: 'இப்பெயரில் எதுவும் இல்லை; இது “{name}” என்ற பெயருடையது.',
	nothing: 'பட்டியலில் பொருந்துவது எதுவும் இல்லை. ஆங்கிலப் பெயரை அல்லது டொமைனை முயலுங்கள்.',
	homeless: 'டொமைன் நாட்டைச் சொல்லாத நிறுவனங்கள் (.com, .org, பெரும்பாலான .edu) பெயர் அல்லது டொமைனால் மட்டுமே கிடைக்கும்.',
	listSource: 'பல்கலைக்கழகங்களும் பள்ளிகளும்: JetBrains மற்றும் பங்களிப்பாளர்களின் swot.',
	listThem: 'பட்டியலைக் காட்டு'
};
