import type { RoutedGroup, RoutedOperation } from '../../engines/kit/contract';

/** An operation with the names that reach its function: `<group>/<name>`. */
export interface Route {
	readonly group: string;
	readonly name: string;
	readonly operation: RoutedOperation;
}

export interface Match {
	readonly route: Route;
	/** Raw last segment of a path with a parameter. */
	readonly pathValue: string | undefined;
}

/** Finds the operation of a path (relative to the base address, `/v1/…`), or undefined. */
export type Matcher = (path: string) => Match | undefined;

/** Indexes all operations: a Map of whole paths, and one of prefixes for paths that end in a parameter. */
export function createMatcher(groups: readonly RoutedGroup[]): Matcher {
	const exact = new Map<string, Route>();
	const prefixed = new Map<string, Route>();
	for (const { id, operations } of groups)
		for (const [name, operation] of Object.entries(operations)) {
			const route = { group: id, name, operation };
			const [table, key] = operation.path.endsWith('}')
				? [prefixed, operation.path.slice(0, operation.path.lastIndexOf('/') + 1)]
				: [exact, operation.path];
			if (table.has(key)) throw new Error(`two operations at ${operation.path}`);
			table.set(key, route);
		}
	return (path) => {
		const whole = exact.get(path);
		if (whole) return { route: whole, pathValue: undefined };
		const cut = path.lastIndexOf('/') + 1;
		const route = prefixed.get(path.slice(0, cut));
		return route && { route, pathValue: path.slice(cut) };
	};
}
