import type { Format } from '../../engines/image/header';
import { gather } from '../../engines/image/formats/six-formats';

/** The blocks of a picture by name, and whether each was read. */
export const named = (bytes: Uint8Array, format: Format) =>
	gather(bytes, format).blocks.map(({ name, read }) => [name, read]);

/** A picture's findings: subject, location, and the words. */
export const found = (bytes: Uint8Array, format: Format = 'JPEG') =>
	gather(bytes, format).findings.map(({ about, where, value }) => [about, where, value]);

/** A packet of XMP with descriptions inside. */
export const xmpPacket = (inside: string) =>
	`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${inside}</rdf:RDF></x:xmpmeta>`;
