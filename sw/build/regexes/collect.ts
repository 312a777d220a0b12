/** Finds the regular expressions of what ships: literals by reading the sources, built ones by loading the modules. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';

/** A regular expression, and the line where it is written or built. */
export interface Written {
	readonly file: string;
	readonly line: number;
	readonly source: string;
	readonly flags: string;
}

/** Regular expressions of a source file. */
export interface Found {
	readonly literals: readonly Written[];
	/** Lines with `new RegExp` inside a function: loading the module does not build it. */
	readonly late: readonly number[];
	readonly builds: boolean;
}

/** Reads one TypeScript or Svelte file. */
export async function find(root: string, file: string): Promise<Found> {
	const all = await readFile(path.join(root, file), 'utf8');
	const text = file.endsWith('.svelte') ? scriptsOf(all) : all;
	const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
	const literals: Written[] = [];
	const late: number[] = [];
	let builds = false;
	const lineOf = (node: ts.Node) => tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
	const visit = (node: ts.Node, inside: boolean): void => {
		if (ts.isRegularExpressionLiteral(node)) {
			const end = node.text.lastIndexOf('/');
			literals.push({ file, line: lineOf(node), source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
		}
		if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(tree) === 'RegExp') {
			if (inside) late.push(lineOf(node));
			else builds = true;
		}
		ts.forEachChild(node, (child) => visit(child, inside || isDeferred(node, child)));
	};
	visit(tree, false);
	return { literals, late, builds };
}

/** Whether a child of a function runs only when that is called; callbacks of `map` and its like run at once. */
function isDeferred(node: ts.Node, child: ts.Node): boolean {
	if (!ts.isFunctionLike(node) || child !== (node as { readonly body?: ts.Node }).body) return false;
	const call = node.parent;
	return !(
		(ts.isArrowFunction(node) || ts.isFunctionExpression(node)) &&
		ts.isCallExpression(call) &&
		ts.isPropertyAccessExpression(call.expression) &&
		/^(?:map|flatMap|filter|reduce|forEach)$/.test(call.expression.name.text)
	);
}

function scriptsOf(component: string): string {
	const lines = component.split('\n');
	let inside = false;
	return lines
		.map((line) => {
			if (line.startsWith('</script>')) inside = false;
			const kept = inside ? line : '';
			if (/^<script\b/.test(line)) inside = true;
			return kept;
		})
		.join('\n');
}

/** Runs `load` and returns the source and flags of every expression that it builds. */
export async function built(load: () => Promise<unknown>): Promise<readonly Pick<Written, 'source' | 'flags'>[]> {
	const found: Pick<Written, 'source' | 'flags'>[] = [];
	const Native = globalThis.RegExp;
	globalThis.RegExp = new Proxy(Native, {
		construct(target, given: ConstructorParameters<typeof RegExp>, newTarget) {
			const made = Reflect.construct(target, given, newTarget) as RegExp;
			// Packages build their own, from sources of theirs.
			if (!/\/node_modules\//.test(new Error().stack?.split('\n')[2] ?? ''))
				found.push({ source: made.source, flags: made.flags });
			return made;
		}
	});
	try {
		await load();
	} finally {
		globalThis.RegExp = Native;
	}
	return found;
}
