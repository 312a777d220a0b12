import type { Xmp } from '../metadata/xmp';

const HDRGM = 'http://ns.adobe.com/hdr-gain-map/1.0/';
const APPLE = 'http://ns.apple.com/HDRGainMap/1.0/';

const escape = (text: string) =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function packet(inside: string): Uint8Array {
	return new TextEncoder().encode(
		`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${inside}</rdf:RDF></x:xmpmeta>`
	);
}

/** The gain map's own parameters, without the other XMP. */
export function gainMapXmp(values: Xmp): Uint8Array {
	const ours = Object.entries(values).filter(([name]) => /^(?:hdrgm|HDRGainMap):[A-Za-z]+$/.test(name));
	const single = ours.flatMap(([name, value]) => (typeof value === 'string' ? [` ${name}="${escape(value)}"`] : []));
	const lists = ours.flatMap(([name, value]) =>
		typeof value === 'string'
			? []
			: [`<${name}><rdf:Seq>${value.map((item) => `<rdf:li>${escape(item)}</rdf:li>`).join('')}</rdf:Seq></${name}>`]
	);
	return packet(
		`<rdf:Description rdf:about="" xmlns:hdrgm="${HDRGM}" xmlns:HDRGainMap="${APPLE}"${single.join('')}>${lists.join('')}</rdf:Description>`
	);
}

/** The directory by which a reader of Ultra HDR finds the gain map of `length` bytes behind the picture. */
export function gainMapDirectory(values: Xmp, length: number): Uint8Array {
	const version = values['hdrgm:Version'];
	const item = (semantic: string, more: string) =>
		`<rdf:li rdf:parseType="Resource"><Container:Item Item:Semantic="${semantic}" Item:Mime="image/jpeg"${more}/></rdf:li>`;
	return packet(
		`<rdf:Description rdf:about="" xmlns:hdrgm="${HDRGM}" xmlns:Container="http://ns.google.com/photos/1.0/container/" ` +
			`xmlns:Item="http://ns.google.com/photos/1.0/container/item/" hdrgm:Version="${escape(typeof version === 'string' ? version : '1.0')}">` +
			`<Container:Directory><rdf:Seq>${item('Primary', '')}${item('GainMap', ` Item:Length="${length}"`)}</rdf:Seq></Container:Directory></rdf:Description>`
	);
}
