import type { Words } from '../../../state/words.svelte';
import type { en } from './en';

/** The words of the news panels in Marathi. */
export const mr: Words<keyof typeof en> = {
	none: 'जुळणारी बातमी नाही.',
	someOf: '{count} पैकी {shown} बातम्या.',
	stories: { one: '{count} बातमी.', other: '{count} बातम्या.' },
	seen: 'शोध सेवेला विचारता आले नाही: या आधी पाहिलेल्या बातम्या आहेत, शीर्षकावरून सापडलेल्या.',
	truncated: 'आणखी असू शकतात: फक्त पहिल्या हजार पाहता आल्या.',
	points: { one: '{count} गुण', other: '{count} गुण' },
	comments: { one: '{count} टिप्पणी', other: '{count} टिप्पण्या' },
	newest: 'सर्वात नव्या',
	before: '{date} पूर्वी',
	author: 'Hacker News चा वापरकर्ता',
	save: 'हा शोध जतन करा',
	forget: 'हा शोध काढा',
	saved: 'जतन केलेले शोध',
	opened: 'आधी उघडलेल्या',
	clear: 'ही यादी पुसा',
	newestFirst: 'नव्या आधी',
	pointsFrom: '≥ {count} गुण'
};
