import counts from '../../data/packs/universities.json';
import type { Engine } from '../kit/contract';
import { countryOf } from '../kit/country';
import { COUNTRY_NAMES } from '../kit/country-names';
import { openedOnce } from '../kit/lazy-pack';
import type { Infer } from '../kit/schema';
import type { universities } from './contract';
import { hostOf } from './host';
import { InstitutionList, LEVEL } from './list';
import { InstitutionSearch } from './search';

type Row = Infer<typeof universities.operations.universities.response>['universities'][number];

const LEVELS = { [LEVEL.unknown]: null, [LEVEL.higher]: 'higher_education', [LEVEL.school]: 'school' } as const;

const open = openedOnce('universities', (bytes) => {
	const list = new InstitutionList(bytes);
	let search: InstitutionSearch | undefined;
	return { list, search: () => (search ??= new InstitutionSearch(list)) };
});

export const engine: Engine<typeof universities> = {
	countries() {
		const countries = Object.entries(counts)
			.map(([code, number]) => ({ code, country: COUNTRY_NAMES[code] ?? code, universities: number }))
			.sort((a, b) => (a.code < b.code ? -1 : 1));
		return { count: countries.length, countries };
	},

	async universities({ country, level, limit, offset, ...input }, context) {
		// An address in the field of the name says the domain.
		const isAddress =
			input.domain === undefined && /^[^\s@]+@[^\s.@]+\.\S+$|^https?:\/\/\S+$/i.test(input.q?.trim() ?? '');
		const { q, domain } = isAddress ? { q: undefined, domain: input.q } : input;
		const code = country === undefined ? null : countryOf(country, 'country');
		const host = domain === undefined ? null : hostOf(domain);
		const { list, search } = await open(context);
		const match = host === null ? null : lookUp(list, host);
		const allowed = (index: number): boolean =>
			(code === null || list.countryAt(index) === code) &&
			(match === null || match.index === index) &&
			(level === undefined || LEVELS[list.levelAt(index)] === level);
		const { indexes, mended } =
			q === undefined ? { indexes: list.indexes().filter(allowed), mended: null } : search().find(q, allowed);
		const rows = indexes.slice(offset, offset + limit);
		return {
			count: rows.length,
			total: indexes.length,
			universities: rows.map((index) => rowOf(list, index)),
			domain_status: match?.status ?? null,
			read_as: mended,
			matched_domain: indexes.length > 0 ? (match?.domain ?? null) : null,
			note:
				[
					match?.note,
					mended === null ? null : `nothing is called ${JSON.stringify(q)}; what is answered is called ${mended}`,
					indexes.length === 0 && !match?.note
						? 'the list has nothing that fits; it does not know every institution, and many by their English names or domains alone'
						: null,
					code === null
						? null
						: `${list.withoutCountry} institutions of the list have a domain that tells no country, like .com, .org and most of .edu: they are found by name or domain, not here`
				]
					.filter(Boolean)
					.join('. ') || null
		};
	}
};

interface LookedUp {
	/** -1 for a missing one. */
	readonly index: number;
	readonly domain: string | null;
	readonly status: 'listed' | 'shared' | 'excluded' | 'academic_suffix' | 'unknown';
	readonly note: string | null;
}

function lookUp(list: InstitutionList, host: string): LookedUp {
	const match = list.byDomain(host);
	const stopped = list.stoppedDomain(host);
	const none = { index: -1, domain: null };
	if (stopped !== undefined && stopped.length > (match?.domain.length ?? 0))
		return {
			...none,
			status: 'excluded',
			note: `the source excludes ${stopped}: its addresses are not those of an institution's members alone`
		};
	if (match?.misused) {
		const note = `the source has ${match.domain} among domains under which others got addresses, too`;
		return { ...match, status: 'shared', note };
	}
	if (match) return { ...match, status: 'listed', note: null };
	const unknown = `the list does not know ${host}, which does not mean that it is no university`;
	const suffix = list.academicSuffix(host);
	return suffix === undefined
		? { ...none, status: 'unknown', note: unknown }
		: {
				...none,
				status: 'academic_suffix',
				note: `${unknown}: .${suffix} is said to be for academic institutions alone`
			};
}

function rowOf(list: InstitutionList, index: number): Row {
	const { names, domains, country, subdivision, countryBy, level, pages } = list.institution(index);
	const [name, ...otherNames] = names;
	return {
		name,
		other_names: otherNames,
		country,
		country_name: country === null ? null : (COUNTRY_NAMES[country] ?? country),
		country_basis: country === null ? null : countryBy,
		subdivision,
		level: LEVELS[level],
		domains: [...domains],
		web_pages: [...pages]
	};
}
