/** Contributed names, cleaned for display, and the kind of institution that they show. */
import { foldName } from '../../../engines/kit/fold-name';
import { LEVEL, type Level } from '../../../engines/universities/list';

const MAX_OTHERS = 4;
const LONGEST = 140;
/** Lines that are remarks, addresses or examples, no names. */
const REMARK =
	/https?:|www\.|@|^[.\-*#]|^(?:format|email|e-mail|link|website|domain|address|note)\b|\d{2}-\d{3}|\.\s+\S+\s+\S+\s+\S+.*\.$/i;

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&#39;': "'", '&quot;': '"', '&apos;': "'" };

/** The names in the lines of a file, in order. Empty where the lines hold no names. */
export function readNames(lines: readonly string[]): string[] {
	const clean = lines
		.map((line) =>
			line
				.replace(/^\ufeff/, '')
				.replace(/&(?:amp|#39|quot|apos);/g, (entity) => ENTITIES[entity] as string)
				.replace(/^(?:college |school |university )?name:\s*|^add /i, '')
				.replace(/\s+/g, ' ')
				.trim()
				.replace(/^"([^"]*)"$/, '$1')
				.replace(/[,;]$/, '')
		)
		.filter(
			(line) =>
				line.length > 1 &&
				line.length <= LONGEST &&
				/\p{L}/u.test(line) &&
				!REMARK.test(line) &&
				!line.includes('\ufffd')
		);
	const stem = stemOf(clean);
	const names = stem === null ? clean : [stem, ...clean];
	const seen = new Set<string>();
	return names
		.filter((name) => {
			const key = foldName(name) || name;
			return !seen.has(key) && seen.add(key);
		})
		.slice(0, 1 + MAX_OTHERS);
}

const PART =
	/\b(?:school|college|faculty|facult[ée]|institut[eo]?(?! of technology)|cent(?:er|re)|department|hospital|library)\b/i;
const WHOLE = /uni[vw]er[sz]|institute of technology/i;
const JOINING = /^(?:the|of|and|for|in|at|de|del|della|di|da|do|la|le|les|des|du|der|die|und|et|y|e)$/;

/** The names with that of the university first where a part of it is, by the words or initials that its domain has. */
export function inOrder(names: readonly string[], domain: string): string[] {
	const label = (domain.split('.')[0] ?? '').replace(/-/g, '');
	const fit = (name: string): number => {
		const words = foldName(name)
			.split(' ')
			.filter((word) => !JOINING.test(word));
		const initials = words.map((word) => word.charAt(0)).join('');
		const isNamed = initials === label || words.some((word) => word.length > 3 && label.includes(word));
		return (isNamed ? 2 : 0) + (/uni[vw]er[sz]/i.test(name) ? 1 : 0) - (PART.test(name) ? 1 : 0);
	};
	// A Hochschule under the domain of a university is its neighbour.
	if (!PART.test(names[0] ?? '') && !(domain.startsWith('uni-') && /hochschule/i.test(names[0] ?? '')))
		return [...names];
	const best = Math.max(...names.map(fit));
	const first = names.find((name) => fit(name) === best && WHOLE.test(name) && !PART.test(name));
	return best < 2 || first === undefined ? [...names] : [first, ...names.filter((name) => name !== first)];
}

/** What all names of one domain begin with, where they are those of its parts: `University of Michigan - Flint`, `- Dearborn`. */
function stemOf(names: readonly string[]): string | null {
	if (names.length < 2) return null;
	const [first = '', ...others] = names.map((name) => name.split(/,| [-–] | at /)[0] ?? '');
	return first.split(' ').length > 1 && others.every((stem) => stem === first) ? first : null;
}

const HIGHER =
	/uni[vw]er[sz]|üniversite|yliopisto|ülikool|egyetem|főiskol|hochschul|hogeschool|hoges?k?ole|högskol|høgskol|høyskol|polyte[ck]|polit[eé][ck]n|politechnik|faculdade|facultad|faculty of|institutos? (?:tecnol[oó]gico|superior|polit[eé]cnico)|centro universit|escola superior|instituto de educa[cç][aã]o superior|institute of (?:technology|engineering|management|science|business|art|design|information)|institut teknologi|sekolah tinggi|politeknik|community college|university college|technical college|college of (?:art|business|commerce|education|engineering|law|medicine|music|nursing|pharmacy|science|technology)|engineering college|medical college|[eé]cole (?:sup[eé]rieure|nationale|normale|centrale|d.ing[eé]nieur|polytechnique)|business school|law school|medical school|school of (?:business|economics|law|management|medicine|engineering)|graduate school|theological seminary|大学|大學|대학|универс|універс|университ|институт|інститут|жоғары|جامعة|دانشگاه|มหาวิทยาลัย|đại học|πανεπιστ|אוניברסיט|háskól|akademia|wyższa szkoła|szkoła wyższa|vysoká škola|विश्वविद्यालय|universitet|הטכניון/i;
const SCHOOL =
	/high school|senior high|secondary|primary school|elementary|middle school|junior school|grammar school|gymnas|gymnáz|gimnaz|gimnáz|γυμν|lyc[ée]e|lyceum|\bliceo|liceu|schulzentrum|schulverbund|berufs(?:bildende|schule|kolleg|oberschule)|realschule|gesamtschule|oberschule|grundschule|gewerbeschule|kantonsschule|zespół szk|technikum|scoala|școala|colegiul|istituto (?:tecnico|comprensivo|d'istruzione|di istruzione|professionale|statale)|\bi\.?i\.?s\.?s?\b|\bi\.?t\.?i\.?s\b|school district|public schools|county schools|city schools|unified|szkoła podstawowa|школа|гимназия|лицей|ліцей|гімназія|中学|中學|高中|高等学校|小學|小学|고등학교|중학교|초등|\blise\b|lisesi|\bk-?12\b|sixth form|educaci[oó]n secundaria|\bi\.?e\.?s\.? |preparatory|prep school|\bsm[ak]n?\b|sekolah menengah|videreg|folkeskole|day school|montessori|waldorf|university technical college|independent school/i;
/** Colleges are of higher education where their domain is for such alone; elsewhere many are schools. */
const COLLEGE = /college|seminary|conservatory/i;

/** What kind of institution its names and its domain say, `unknown` where they say nothing or both. */
export function levelOf(names: readonly string[], domain: string): Level {
	const text = names.join(' / ');
	const school = SCHOOL.test(text) || /(?:^|\.)(?:sch|k12|hs|school)\.[a-z.]+$|\.(?:school|schule)$/.test(domain);
	const higher = HIGHER.test(text) || (domain.endsWith('.edu') && COLLEGE.test(text));
	return school === higher ? LEVEL.unknown : school ? LEVEL.school : LEVEL.higher;
}
