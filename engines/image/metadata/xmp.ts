import { parseXml, type Element } from './xml';

/** A property's text, or texts where it is a list. */
export type XmpValue = string | readonly string[];

/** What XMP says: `dc:creator`, `photoshop:City`; of structures `xmpMM:History/stEvt:softwareAgent`. */
export type Xmp = Record<string, XmpValue>;

/** The standard prefixes of namespaces, which files may rename (XMP specification, parts 1 and 2; IPTC; vendors). */
const PREFIXES: Readonly<Record<string, string>> = {
	'http://purl.org/dc/elements/1.1/': 'dc',
	'http://purl.org/dc/terms/': 'dcterms',
	'http://ns.adobe.com/xap/1.0/': 'xmp',
	'http://ns.adobe.com/xap/1.0/mm/': 'xmpMM',
	'http://ns.adobe.com/xap/1.0/rights/': 'xmpRights',
	'http://ns.adobe.com/xap/1.0/bj/': 'xmpBJ',
	'http://ns.adobe.com/xap/1.0/sType/ResourceRef#': 'stRef',
	'http://ns.adobe.com/xap/1.0/sType/ResourceEvent#': 'stEvt',
	'http://ns.adobe.com/xmp/note/': 'xmpNote',
	'http://ns.adobe.com/photoshop/1.0/': 'photoshop',
	'http://ns.adobe.com/tiff/1.0/': 'tiff',
	'http://ns.adobe.com/exif/1.0/': 'exif',
	'http://ns.adobe.com/exif/1.0/aux/': 'aux',
	'http://cipa.jp/exif/1.0/': 'exifEX',
	'http://ns.adobe.com/camera-raw-settings/1.0/': 'crs',
	'http://ns.adobe.com/lightroom/1.0/': 'lr',
	'http://ns.adobe.com/hdr-gain-map/1.0/': 'hdrgm',
	'http://ns.apple.com/HDRGainMap/1.0/': 'HDRGainMap',
	'http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/': 'Iptc4xmpCore',
	'http://iptc.org/std/Iptc4xmpExt/2008-02-29/': 'Iptc4xmpExt',
	'http://ns.useplus.org/ldf/xmp/1.0/': 'plus',
	'http://www.metadataworkinggroup.com/schemas/regions/': 'mwg-rs',
	'http://ns.google.com/photos/1.0/camera/': 'GCamera',
	'http://ns.google.com/photos/1.0/container/': 'Container',
	'http://ns.google.com/photos/1.0/container/item/': 'Item',
	'http://ns.google.com/photos/1.0/panorama/': 'GPano',
	'http://ns.google.com/photos/1.0/image/': 'GImage',
	'http://ns.google.com/photos/1.0/depthmap/': 'GDepth',
	'http://ns.microsoft.com/photo/1.0/': 'MicrosoftPhoto',
	'http://ns.microsoft.com/photo/1.2/': 'MP',
	'http://www.dji.com/drone-dji/1.0/': 'drone-dji'
};
const KNOWN_PREFIXES: ReadonlySet<string> = new Set([...Object.values(PREFIXES), 'xml', 'rdf', 'x']);
/** Whether a property is of a known vocabulary; others may contain anything. */
export const isKnownSpace = (key: string): boolean => KNOWN_PREFIXES.has(key.slice(0, Math.max(0, key.indexOf(':'))));
const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const XML_NS = 'http://www.w3.org/XML/1998/namespace';

const MAX_PROPERTIES = 1000;
/** Of one element; photographs have some dozens in all. */
const MAX_NAMESPACES = 200;
const MAX_VALUE = 4096;

/** The namespaces in scope of an element, by prefix, with a cache of resolved names. */
interface Namespaces {
	readonly spaces: Readonly<Record<string, string>>;
	readonly resolved: Map<string, string>;
}

/** The properties of an XMP packet, or an empty list. Bounded for any packet; `onCut` is called for content beyond the bounds. */
export function readXmp(packet: string, onCut?: () => void): Xmp {
	const reader = new Reader();
	const root = parseXml(packet, onCut);
	if (root) reader.find(root, { spaces: {}, resolved: new Map() });
	return reader.properties();
}

class Reader {
	/** Keeps V8 from discarding compiled code, as `Gatherer.alive` does. */
	static readonly alive = new Reader();

	private readonly found = new Map<string, string[]>();

	/** Walks down to the RDF and reads its descriptions. */
	find(element: Element, outer: Namespaces): void {
		const names = withNamespaces(element, outer);
		const name = nameOf(element.name, names);
		const isRdf = name === 'rdf:RDF';
		if (name === 'x:xmpmeta') this.attributes(element, names, '', /xmptk$/);
		for (const child of element.children) {
			if (isRdf) this.description(child, names, '');
			else this.find(child, names);
		}
	}

	properties(): Xmp {
		return Object.fromEntries(
			[...this.found].map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values])
		);
	}

	private description(element: Element, outer: Namespaces, path: string): void {
		const names = withNamespaces(element, outer);
		this.attributes(element, names, path);
		for (const child of element.children) this.property(child, names, path);
	}

	private attributes(element: Element, names: Namespaces, path: string, only = /./): void {
		for (const [key, value] of element.attributes) {
			if (!only.test(key) || key === 'xmlns' || key.startsWith('xmlns:') || key.startsWith('xml:')) continue;
			const name = nameOf(key, names);
			if (name.startsWith('rdf:') && name !== 'rdf:resource') continue;
			this.add(name === 'rdf:resource' ? path : join(path, name), value);
		}
	}

	private property(element: Element, outer: Namespaces, path: string): void {
		const names = withNamespaces(element, outer);
		const name = nameOf(element.name, names);
		const isList = /^rdf:(?:li|Bag|Seq|Alt|_\d+)$/.test(name);
		const here = isList || name === 'rdf:Description' || name === 'rdf:value' ? path : join(path, name);
		this.attributes(element, names, here);
		if (element.children.length === 0) this.add(here, element.text);
		else for (const child of element.children) this.property(child, names, here);
	}

	private add(name: string, value: string): void {
		const text = value.trim();
		if (text === '' || name === '') return;
		const values = this.found.get(name) ?? [];
		if (values.length === 0 && this.found.size >= MAX_PROPERTIES) return;
		if (values.length < 256) values.push(text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text);
		this.found.set(name, values);
	}
}

const join = (path: string, name: string) => (path === '' ? name : `${path}/${name}`);

function withNamespaces(element: Element, outer: Namespaces): Namespaces {
	let own: Record<string, string> | null = null;
	let count = 0;
	for (const [key, value] of element.attributes) {
		if (!key.startsWith('xmlns:') || count++ >= MAX_NAMESPACES) continue;
		own ??= { ...outer.spaces };
		own[key.slice(6)] = value;
	}
	return own ? { spaces: own, resolved: new Map() } : outer;
}

/** `prefix:name` with the prefix that people know its namespace by. */
function nameOf(qualified: string, { spaces, resolved }: Namespaces): string {
	const before = resolved.get(qualified);
	if (before !== undefined) return before;
	const colon = qualified.indexOf(':');
	const prefix = qualified.slice(0, Math.max(0, colon));
	const space = spaces[prefix];
	const known = space === RDF ? 'rdf' : space === XML_NS ? 'xml' : space === undefined ? undefined : PREFIXES[space];
	const name = `${known ?? prefix}:${qualified.slice(colon + 1)}`;
	resolved.set(qualified, name);
	return name;
}

const decoders = {
	'utf-8': new TextDecoder(),
	'utf-16le': new TextDecoder('utf-16le'),
	'utf-16be': new TextDecoder('utf-16be')
};

/** The text of a packet: UTF-8 as a rule, UTF-16 and UTF-32 by their first bytes. */
export function decodePacket(bytes: Uint8Array): string {
	const [first, second] = [bytes[0], bytes[1]];
	const wide =
		first === 0xfe || (first === 0 && second === 0x3c)
			? 'utf-16be'
			: (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)
				? 'utf-16le'
				: 'utf-8';
	return decoders[wide].decode(bytes);
}
