import type { Words } from '../../state/words.svelte';
import type { UiKey } from './en';

/** In Tamil. */
export const ta: Words<UiKey> = {
	more: 'மேலும் விருப்பங்கள்',
	optional: 'விருப்பத்தேர்வு',
	any: 'ஏதேனும்',
	chooseCountry: 'நாட்டைத் தேர்ந்தெடு',
	showPassword: 'கடவுச்சொல்லைக் காட்டு',
	here: 'என் இருப்பிடத்தைப் பயன்படுத்து',
	hereDenied: 'உங்கள் இருப்பிடத்தைக் கேட்க இந்தப் பக்கத்திற்கு அனுமதி இல்லை.',
	hereUnknown: 'சாதனத்தால் இருப்பிடத்தைச் சொல்ல முடியவில்லை.',
	dropFile: 'கோப்பை இங்கே விடுங்கள், ஒட்டுங்கள் அல்லது தேர்ந்தெடுங்கள்',
	pastedFile: 'ஒட்டிய கோப்பு',
	asTable: 'அட்டவணையாக',
	showAll: '{count} எல்லாவற்றையும் காட்டு',
	copy: 'நகலெடு',
	copied: 'நகலெடுக்கப்பட்டது',
	copyFailed: 'நகலெடுக்க முடியவில்லை',
	copyJson: 'JSON-ஐ நகலெடு',
	places: 'இடங்கள்',
	placesFound: {
		one: '{count} இடம்; அம்புக்குறி விசைகளால் தேர்ந்து, Enter அழுத்தி எடுக்கலாம்',
		other: '{count} இடங்கள்; அம்புக்குறி விசைகளால் தேர்ந்து, Enter அழுத்தி எடுக்கலாம்'
	},
	placeSample: 'சென்னை, அல்லது 13.08, 80.27',
	latitudeLongitude: 'அட்சரேகை, தீர்க்கரேகை',
	citiesFailed: 'நகரங்களை ஏற்ற முடியவில்லை.',
	mapKeys: '{label}. அம்புக்குறி விசைகள் குறியை நகர்த்தும், Enter இடத்தைத் தேர்ந்தெடுக்கும்.',
	north: '{degrees}° வடக்கு',
	south: '{degrees}° தெற்கு',
	east: '{degrees}° கிழக்கு',
	west: '{degrees}° மேற்கு',
	cut: { one: '{text}… ({count} எழுத்து)', other: '{text}… ({count} எழுத்துகள்)' },
	cityUnknown: 'இந்தப் பெயரில் நகரம் எதுவும் இங்கே தெரியவில்லை; சிறிய ஊர்கள் இங்கே இல்லை.'
};
