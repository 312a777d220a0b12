import type { Words } from '../../../state/words.svelte';
import type { en } from './en';

/** The words of the news panels in Hindi. */
export const hi: Words<keyof typeof en> = {
	none: 'कोई मेल खाती ख़बर नहीं।',
	someOf: '{count} में से {shown} ख़बरें।',
	stories: { one: '{count} ख़बर।', other: '{count} ख़बरें।' },
	seen: 'खोज से जवाब नहीं मिला: ये पहले देखी गई ख़बरें हैं, जो शीर्षक से मिलीं।',
	truncated: 'और भी हो सकती हैं: केवल पहली हज़ार देखी जा सकीं।',
	points: { one: '{count} अंक', other: '{count} अंक' },
	comments: { one: '{count} टिप्पणी', other: '{count} टिप्पणियाँ' },
	newest: 'सबसे नई',
	before: '{date} से पहले',
	author: 'Hacker News का कोई उपयोगकर्ता',
	save: 'यह खोज सहेजें',
	forget: 'यह खोज हटाएँ',
	saved: 'सहेजी गई खोजें',
	opened: 'पहले खोली गईं',
	clear: 'यह सूची मिटाएँ',
	newestFirst: 'नई पहले',
	pointsFrom: '≥ {count} अंक'
};
