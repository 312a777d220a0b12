/** Tables of a `.rows.tsv`: `## <name>`, rows with tabs, `# ` comments. The returned function throws if missing. */
export function tables(text: string): (name: string) => string[][] {
	const found = new Map(
		text.split(/^## /m).map((part) => {
			const [name = '', ...lines] = part.split('\n');
			return [name, lines.filter((line) => line !== '' && !line.startsWith('# ')).map((line) => line.split('\t'))];
		})
	);
	return (name) => {
		const rows = found.get(name);
		if (!rows) throw new Error(`no table ${name}`);
		return rows;
	};
}
