/** What tests use of miniflare; its own types are there only once it is installed. */
export interface EdgeRuntime {
	getKVNamespace(binding: string): Promise<{ put(name: string, value: string): Promise<void> }>;
	dispose(): Promise<void>;
}
export const folder: string;
export function startEdge(
	assets: string,
	more: Readonly<Record<string, unknown>>
): Promise<{ readonly runtime: EdgeRuntime; readonly url: string }>;
