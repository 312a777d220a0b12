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
	copyJson: 'JSON-ஐ நகலெடு'
};
