// Which npm packages have code in the shipped files: every build of this process adds to one set.
const packages = (globalThis[Symbol.for('utility-apis bundled packages')] ??= new Set());

function packageOf(id) {
	const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/')) ?? [];
	return folder?.slice(folder.lastIndexOf('/node_modules/') + '/node_modules/'.length);
}

/** Notes the packages of each chunk of a build, including copied files. */
export const noteBundled = () => ({
	name: 'note-bundled',
	generateBundle(_options, bundle) {
		for (const output of Object.values(bundle)) {
			const files = output.type === 'chunk' ? Object.keys(output.modules) : (output.originalFileNames ?? []);
			for (const file of files) {
				const name = packageOf(file);
				if (name !== undefined) packages.add(name);
			}
		}
	}
});

/** Names of the packages noted so far, sorted. */
export const bundledPackages = () => [...packages].sort();
