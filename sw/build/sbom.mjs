// What the package is made of, as CycloneDX 1.6: every npm package with code in it, and what it may be given beside it. The same
// build gives the same bytes: no date and no random number.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

async function componentOf(name, scope) {
	const { version, license, description } = JSON.parse(
		await readFile(path.join(root, 'node_modules', name, 'package.json'), 'utf8')
	);
	const declared = typeof license === 'string' ? license : license?.type;
	const purl = purlOf(name, version);
	return {
		type: 'library',
		'bom-ref': purl,
		name,
		version,
		...(description && { description }),
		scope,
		// A name of the SPDX list, or an expression of such names.
		...(declared && { licenses: [/ /.test(declared) ? { expression: declared } : { license: { id: declared } }] }),
		purl
	};
}

/** The bill of materials of the package `{ name, version, license }`; `bundled` and `optional` are names of npm packages. */
export async function billOfMaterials({ name, version, license }, bundled, optional) {
	const components = [
		...(await Promise.all(bundled.map((one) => componentOf(one, 'required')))),
		...(await Promise.all(optional.map((one) => componentOf(one, 'optional'))))
	];
	const own = purlOf(name, version);
	const body = {
		metadata: { component: { type: 'application', 'bom-ref': own, name, version, licenses: [{ license: { id: license } }], purl: own } }, // prettier-ignore
		components,
		dependencies: [{ ref: own, dependsOn: components.map(({ purl }) => purl) }]
	};
	const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
	// A UUID of version 8 (RFC 9562) from what it describes.
	const uuid = `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
	return { bomFormat: 'CycloneDX', specVersion: '1.6', serialNumber: `urn:uuid:${uuid}`, version: 1, ...body };
}
