const begun = new Set<string>();

/** Loads a dynamic import and its files in parallel. Replaces Vite's helper, which waits for styles. */
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
