/** Adds a style sheet to the page; its text is in the script that imports it. */
export function adopt(text: string): void {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(text);
	document.adoptedStyleSheets.push(sheet);
}
