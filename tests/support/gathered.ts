import { inspectImage, type Picture } from '../../engines/image/inspect';

/** A picture that is read. Throws for a file of another kind. */
export function read(bytes: Uint8Array): Picture {
	const picture = inspectImage(bytes);
	if (!picture) throw new Error('no picture');
	return picture;
}

/** All that lies beside a picture's pixels. */
export const gather = (bytes: Uint8Array) => read(bytes).gathered;

/** The blocks of a picture by name, and whether each was read. */
export const named = (bytes: Uint8Array) => gather(bytes).blocks.map(({ name, read: isRead }) => [name, isRead]);

/** A picture's findings: subject, location, and the words. */
export const found = (bytes: Uint8Array) =>
	gather(bytes).findings.map(({ about, where, value }) => [about, where, value]);

/** A packet of XMP with descriptions inside. */
export const xmpPacket = (inside: string) =>
	`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${inside}</rdf:RDF></x:xmpmeta>`;

/** The facts of a picture as one list, for tests that name some of them. */
export function facts(bytes: Uint8Array) {
	const { header, ...picture } = read(bytes);
	const { position, profile } = picture.gathered;
	return { ...header, ...picture, position, iccProfile: profile && (profile.name ?? 'unnamed') };
}
