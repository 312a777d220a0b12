/**
 * The tables of a `.rows.tsv` file beside a test: `## <name>` begins one, each line is a row with tabs between its fields, and lines that
 * begin with `# ` are comments. Returns a function from the name of a table to its rows. It throws for a name that is missing.
 */
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
