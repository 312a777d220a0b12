const EXTENSIONS: Readonly<Record<string, string>> = {
	'image/jpeg': 'jpg',
	'image/png': 'png',
	'image/webp': 'webp',
	'image/bmp': 'bmp'
};

/** `photo.heic.jpg` and `clean` → `photo.heic-clean.jpg`; a known type of the copy decides the extension. */
export function copyName(name: string, mark: string, type: string): string {
	const dot = name.lastIndexOf('.');
	const stem = dot > 0 ? name.slice(0, dot) : name || 'picture';
	const extension = EXTENSIONS[type] ?? (dot > 0 ? name.slice(dot + 1) : 'img');
	return `${stem}-${mark}.${extension}`;
}
