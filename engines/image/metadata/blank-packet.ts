import { decodePacket } from './xmp';

/** A block of XMP in one piece is parsed up to this length: depth maps beside it take megabytes. */
export const MAX_PACKET = 2 << 20;
const MAX_FRAME = 65_536;
const FRAME =
	/<\?(?:xpacket|xml )[^<>]*>|<\/?(?:\w+:)?(?:xmpmeta|xapmeta|RDF|Description)(?:\s+[\w:]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*\/?>/g;
/** Names in a tag, before their values. */
const ATTRIBUTE = /(?<![\w:])([\w:]+)\s*=\s*(?:"[^"]*"|'[^']*')/g;
const OF_FRAME = /^(?:xmlns:\w+|\w+:x[ma]ptk|(?:rdf:)?about)$/;

/** An XMP packet of which a program took out everything but the frame. */
export function isBlankPacket(body: Uint8Array): boolean {
	const text = decodePacket(body.subarray(0, MAX_PACKET)).trim();
	if (text.length > MAX_FRAME || text.replaceAll(FRAME, '').trim() !== '') return false;
	// A truncated packet has lost its content.
	const tags = text.match(FRAME) ?? [];
	const closed = tags.filter((tag) => tag.startsWith('</')).length;
	if (tags.some((tag) => tag.startsWith('<?') ? false : [...tag.matchAll(ATTRIBUTE)].some(([, name = '']) => !OF_FRAME.test(name)))) return false; // prettier-ignore
	return tags.filter((tag) => /^<\w/.test(tag) && !tag.endsWith('/>')).length === closed;
}
