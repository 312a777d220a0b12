import type { Words } from '../../../state/words.svelte';
import type { en } from './en';

/** The words of the news panels in Tamil. */
export const ta: Words<keyof typeof en> = {
	none: 'பொருந்தும் செய்திகள் இல்லை.',
	someOf: '{count} செய்திகளில் {shown}.',
	stories: { one: '{count} செய்தி.', other: '{count} செய்திகள்.' },
	seen: 'தேடலை அணுக முடியவில்லை: இவை முன்பு பார்த்த செய்திகள், தலைப்பால் கண்டவை.',
	truncated: 'மேலும் இருக்கலாம்: முதல் ஆயிரம் மட்டுமே பார்க்கப்பட்டன.',
	points: { one: '{count} புள்ளி', other: '{count} புள்ளிகள்' },
	comments: { one: '{count} கருத்து', other: '{count} கருத்துகள்' },
	newest: 'புதியவை',
	before: '{date}-க்கு முன்',
	author: 'Hacker News பயனர்',
	save: 'இந்தத் தேடலைச் சேமி',
	forget: 'இந்தத் தேடலை நீக்கு',
	saved: 'சேமித்த தேடல்கள்',
	opened: 'முன்பு திறந்தவை',
	clear: 'பட்டியலை அழி',
	newestFirst: 'புதியவை',
	pointsFrom: '≥ {count} புள்ளிகள்'
};
