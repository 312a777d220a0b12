import { expect, test } from 'vitest';
import { cleanCopy, LOOKS } from './clean';

const encode = (text: string) => new TextEncoder().encode(text);
const copyOf = (inside: string, attributes = '', before = '') => {
	const root = `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"${attributes}>`;
	const copy = cleanCopy(encode(`${before}${root}${inside}</svg>`), LOOKS);
	return copy && { ...copy, text: new TextDecoder().decode(copy.bytes) };
};
const EDITOR = ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:version="1.3 (Asha)"';
const DRAWN = '<path d="M0 0h4"/>';

test.each([
	['metadata', `<metadata><rdf:RDF xmlns:rdf="http://x"><a>Asha</a></rdf:RDF></metadata>${DRAWN}`],
	['a title inside a group', `<g><title>Asha</title>${DRAWN}</g>`],
	['a comment', `<!-- Asha -->${DRAWN}`],
	['a script', `<script>// <b>Asha</b></script>${DRAWN}`],
	['a comment of a style', `<style>a{} /* Asha */</style>${DRAWN}`],
	['a comment of a style in CDATA', `<style><![CDATA[ /* Asha */ a{}]]></style>${DRAWN}`],
	['a label', `<g aria-label="Asha">${DRAWN}</g>`],
	['a title in a tag', `<g title="Asha">${DRAWN}</g>`],
	['a file of the machine', `<image href="file:///home/asha/a.png"/>${DRAWN}`],
	['an editor', `<inkscape:grid name="Asha"><inkscape:x/></inkscape:grid>${DRAWN}`]
])('%s is gone from a copy, and what is drawn stays', (_, inside) => {
	const copy = copyOf(inside, EDITOR);
	expect(copy).toMatchObject({ findingsLeft: 0, unreadLeft: [], isComplete: true });
	expect(copy?.text).toContain(DRAWN);
	expect(copy?.text.toLowerCase()).not.toContain('asha');
	expect(copy?.text).not.toContain('inkscape');
});

test('vocabularies that are drawn stay, declared by an entity too', () => {
	const link = `<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#a"/>`;
	expect(copyOf(link)?.text).toContain(link);
	const doctype = '<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/1999/xlink">]>';
	expect(copyOf('<use xlink:href="#a"/>', ' xmlns:xlink="&ns;"', doctype)?.text).toMatch(
		/\[<!ENTITY .*xlink:href="#a"/
	);
});

test('no copy is made where leaving out a name could change the picture, or of broken text', () => {
	expect(copyOf('<style>[data-name="a"]{fill:red}</style><path data-name="a"/>')).toBeNull();
	expect([copyOf('<path d=M0/>'), copyOf('<metadata><a>')]).toEqual([null, null]);
});
