import type { Suggest } from '../kit/suggest';
import type { news } from './contract';

const SITE = /^(?:hacker ?news|hn|show hn|ask hn)(?:[: ]+(.+))?$/;
const BEFORE = /^(?:latest |recent |tech )?(?:news|stories|nachrichten|neues|neuigkeiten|noticias|nouvelles|actualités|actualites|infos|समाचार|ख़बरें|खबरें|बातम्या|செய்திகள்|أخبار) (?:about |on |of |über |zu |sobre |de |sur |عن )?(.+)$/u; // prettier-ignore
const AFTER = /^(.+?) (?:news|stories|nachrichten|noticias|nouvelles|समाचार|की खबरें|बातम्या|செய்திகள்)$/u;

/** Words that ask for no topic. */
const ANY =
	/^(?:(?:the )?(?:latest|newest|recent|top|breaking|today(?:'s)?|now|current|new|tech|world)|heute|aktuelle|neueste|hoy|últimas|aujourd[’']hui|dernières)(?: (?:tech|today))?$/u;

export const suggest: Suggest<typeof news> = {
	names: {
		search: ['news', 'tech news', 'hacker news', 'hn', 'show hn', 'ask hn', 'stories', 'nachrichten', 'noticias', 'actualités', 'nouvelles', 'समाचार', 'बातम्या', 'செய்திகள்', 'أخبار'] // prettier-ignore
	},
	read({ text, lower }) {
		if (text.length > 120 || text.includes('\n')) return [];
		const site = SITE.exec(lower);
		const q = site
			? (site[1] ?? (/show|ask/.test(lower) ? text : ''))
			: (BEFORE.exec(lower)?.[1] ?? AFTER.exec(lower)?.[1]);
		if (q === undefined) return [];
		const isAll = q === '' || ANY.test(q);
		return [{ operation: 'search', values: isAll ? {} : { q }, about: text, score: 0.9 }];
	}
};
