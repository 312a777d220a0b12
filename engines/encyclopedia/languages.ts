/** Codes of open Wikipedias (meta.wikimedia.org, List of Wikipedias). A host name is built from these only. */
const WIKIPEDIAS = `ab ace ady af als am ami an ang ann anp ar arc ary arz as ast atj av avk awa ay az azb ba ban bar bat-smg
bbc bcl bdr be be-tarask be-x-old bew bg bh bi bjn blk bm bn bo bpy br bs btm bug bxr ca cbk-zam cdo ce ceb ch chr chy ckb co cr
crh cs csb cu cv cy da dag de dga din diq dsb dtp dty dv dz ee el eml en eo es et eu ext fa fat ff fi fiu-vro fj fo fon fr frp
frr fur fy ga gag gan gcr gd gl glk gn gom gor got gpe gsw gu guc gur guw gv ha hak haw he hi hif hr hsb ht hu hy hyw ia iba id ie
ig igl ik ilo inh io is it iu ja jam jbo jv ka kaa kab kaj kbd kbp kcg kg kge ki kk kl km kn knc ko koi krc ks ksh ku kus kv kw ky
la lad lb lbe lez lfn lg li lij lld lmo ln lo lt ltg lv mad mai map-bms mdf mg mhr mi min mk ml mn mni mnw mos mr mrj ms mt mwl my
myv mzn nah nap nds nds-nl ne new nia nl nn no nov nqo nr nrm nso nup nv ny oc olo om or os pa pag pam pap pcd pcm pdc pfl pi pl
pms pnb pnt ps pt pwn qu rm rmy rn ro roa-rup roa-tara ru rue rw sa sah sat sc scn sco sd se sg sh shi shn shy si simple sk skr sl
sm smn sn so sq sr srn ss st stq su sv sw syl szl szy ta tay tcy tdd te tet tg th ti tig tk tl tly tn to tpi tr trv ts tt tum tw
ty tyv udm ug uk ur uz ve vec vep vi vls vo wa war wo wuu xal xh xmf yi yo za zea zgh zh zh-classical zh-min-nan zh-yue zu`;

const KNOWN: ReadonlySet<string> = new Set(WIKIPEDIAS.split(/\s+/));

/** Codes of languages whose Wikipedia has another one. */
const OTHER_CODES: Readonly<Record<string, string>> = {
	nb: 'no',
	yue: 'zh-yue',
	nan: 'zh-min-nan',
	fil: 'tl',
	iw: 'he'
};

/** The Wikipedia of a language code in any case, also of one with a script or region (en-US, zh_TW), or null. */
export function wikipediaOf(code: string): string | null {
	const lang = code.trim().toLowerCase().replaceAll('_', '-');
	if (KNOWN.has(lang)) return lang;
	const [, primary = ''] = /^([a-z]{2,3})(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/.exec(lang) ?? [];
	const own = Object.hasOwn(OTHER_CODES, primary) ? OTHER_CODES[primary] : primary;
	return own !== undefined && KNOWN.has(own) ? own : null;
}

/** Languages that publish on-this-day as a feed. */
export const ON_THIS_DAY_LANGUAGES: readonly string[] = 'ar bs cs de en es fr it pt ru sv tr uk zh'.split(' ');

/** Page of an article. `key` as Wikipedia writes it, with underscores. */
export const articleUrl = (lang: string, key: string) =>
	`https://${lang}.wikipedia.org/wiki/${encodeURIComponent(key.toWellFormed()).replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%2F', '/')}`;
