import { lowerBound } from '../kit/lower-bound';

/** Header of the pack `universities`, a line of JSON. */
export interface ListHeader {
	readonly format: 1;
	readonly source: string;
	readonly licence: string;
	readonly institutions: number;
	/** Suffixes under which, by the source, academic institutions alone are: `ac.jp`. */
	readonly academic: readonly string[];
	/** Domains that the source excludes: of graduates, libraries, services; sorted. */
	readonly stopped: readonly string[];
}

/** What an institution's names and domain say of its kind. */
export const LEVEL = { unknown: 0, higher: 1, school: 2 } as const;
export type Level = (typeof LEVEL)[keyof typeof LEVEL];

/** An institution as the pack has it. */
export interface Institution {
	readonly names: readonly [string, ...string[]];
	readonly domains: readonly string[];
	/** ISO 3166-1 alpha-2, where the domain tells; ISO 3166-2 in `subdivision`. */
	readonly country: string | null;
	readonly subdivision: string | null;
	/** What tells the country: its own domain, a state in the name, or Hipo's list. */
	readonly countryBy: 'domain' | 'name' | 'list';
	readonly pages: readonly string[];
	readonly level: Level;
}

/** The listed domain that a host is or lies under. */
export interface DomainMatch {
	readonly index: number;
	readonly domain: string;
	/** The source has it among domains whose addresses others got, too. */
	readonly misused: boolean;
}

/** The pack `universities`: level, country, domains, names, `=` pages, tabs between; parsed on demand. */
export class InstitutionList {
	readonly header: ListHeader;
	private readonly lines: readonly string[];
	private domains: Map<string, number> | undefined;

	/** Opens the pack. @throws Error for another pack. */
	constructor(pack: ArrayBuffer) {
		const [head = '', ...lines] = new TextDecoder().decode(pack).trimEnd().split('\n');
		this.header = JSON.parse(head) as ListHeader;
		this.lines = lines;
		if (this.header.format !== 1 || lines.length !== this.header.institutions)
			throw new Error('the pack of universities has another format');
	}

	get count(): number {
		return this.lines.length;
	}

	indexes(): number[] {
		return this.lines.map((_, index) => index);
	}

	/** How many institutions have a domain that tells no country. */
	get withoutCountry(): number {
		return this.lines.filter((_, index) => this.countryAt(index) === '').length;
	}

	institution(index: number): Institution {
		const line = this.lines[index] ?? '';
		const [head = '', own = ''] = line.split('\t', 2);
		const [name = '', ...others] = this.namesAt(index).split('\t');
		const country = head.slice(1, 3);
		const domains = unmarked(own);
		const pages = PAGES.exec(line)?.[1] ?? '';
		return {
			names: [name, ...others],
			domains,
			country: country === '' ? null : country,
			subdivision: head[3] === '-' ? head.slice(1).replace(/[*+]/, '') : null,
			countryBy: head.endsWith('*') ? 'name' : head.endsWith('+') ? 'list' : 'domain',
			level: Number(head[0]) as Level,
			pages: pages === '' ? [] : pages.split(' ').map((page) => unpackPage(page, domains))
		};
	}

	countryAt(index: number): string {
		const line = this.lines[index] ?? '';
		return line[1] === '\t' ? '' : line.slice(1, 3);
	}

	levelAt(index: number): Level {
		return Number(this.lines[index]?.[0]) as Level;
	}

	domainsAt(index: number): readonly string[] {
		return unmarked((this.lines[index] ?? '').split('\t', 2)[1] ?? '');
	}

	/** The names of an institution, separated by tabs. */
	namesAt(index: number): string {
		const line = this.lines[index] ?? '';
		return line.slice(line.indexOf('\t', line.indexOf('\t') + 1) + 1).replace(PAGES, '');
	}

	byDomain(host: string): DomainMatch | undefined {
		const domains = (this.domains ??= this.listDomains());
		for (const domain of domainsAbove(host)) {
			const found = domains.get(domain);
			if (found !== undefined) return { index: found >> 1, domain, misused: (found & 1) === 1 };
		}
		return undefined;
	}

	stoppedDomain(host: string): string | undefined {
		const { stopped } = this.header;
		return domainsAbove(host).find(
			(domain) => stopped[lowerBound(stopped.length, (at) => (stopped[at] as string) < domain)] === domain
		);
	}

	academicSuffix(host: string): string | undefined {
		return this.header.academic.find((suffix) => host.endsWith(`.${suffix}`));
	}

	/** Institutions by domain, doubled, and one more where it is misused. */
	private listDomains(): Map<string, number> {
		const found = new Map<string, number>();
		for (const [index, line] of this.lines.entries()) {
			const from = line.indexOf('\t') + 1;
			for (const domain of line.slice(from, line.indexOf('\t', from)).split(' '))
				if (domain.startsWith('!')) found.set(domain.slice(1), 2 * index + 1);
				else found.set(domain, 2 * index);
		}
		return found;
	}
}

/** The last column, where there are web pages. */
const PAGES = /\t(=(?:[sp][wn]\/?\d|http)[^\t]*)$/;

/** A web page as the pack has it: `=sw/0` is `https://www.`, the first domain and a slash; any other behind its `=`. */
export function packPage(page: string, domains: readonly string[]): string {
	for (const [nth, domain] of domains.entries())
		for (const secure of ['s', 'p'])
			for (const www of ['w', 'n'])
				for (const slash of ['/', '']) {
					const short = `=${secure}${www}${slash}${nth}`;
					if (unpackPage(short, [...domains]) === page && domain !== '') return short;
				}
	return `=${page}`;
}

function unpackPage(packed: string, domains: readonly string[]): string {
	const short = /^=([sp])([wn])(\/?)(\d+)$/.exec(packed);
	if (!short) return packed.slice(1);
	return `http${short[1] === 's' ? 's' : ''}://${short[2] === 'w' ? 'www.' : ''}${domains[Number(short[4])] ?? ''}${short[3]}`;
}

/** Domains without the mark of those that are misused. */
const unmarked = (domains: string): string[] => domains.replaceAll('!', '').split(' ');

/** A host and its parent domains without the top-level domain: `cs.mit.edu`, `mit.edu`. */
export function domainsAbove(host: string): string[] {
	const labels = host.split('.');
	return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
}
