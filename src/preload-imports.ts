const begun = new Set<string>();

/**
 * Loads a dynamic import, and fetches the files that it imports in parallel. The build calls it around every dynamic import, in
 * place of Vite's helper, which also waits for style sheets: there are none, because styles are in scripts.
 */
export function __vitePreload<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
	for (const file of files) {
		if (begun.has(file)) continue;
		begun.add(file);
		const href = import.meta.env.BASE_URL + file;
		document.head.append(
			Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href })
		);
	}
	return load();
}
