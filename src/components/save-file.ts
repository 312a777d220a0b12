/** Saves `content` as a file of the user's, by the browser's own download. `type` is its media type. */
export function saveFile(name: string, type: string, content: BlobPart): void {
	const url = URL.createObjectURL(new Blob([content], { type }));
	const link = document.createElement('a');
	link.href = url;
	link.download = name;
	link.click();
	// The download has its own hold on the data once it has begun.
	setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
