/** What tests use of miniflare; its own types are there only once it is installed. */
export interface EdgeRuntime {
	getKVNamespace(binding: string): Promise<{ put(name: string, value: string): Promise<void> }>;
	/** One of several, asked without a socket. */
	getWorker(name: string): Promise<{ fetch(url: string, init?: RequestInit): Promise<Response> }>;
	dispose(): Promise<void>;
}
/** Files of the build as modules of a worker, its entry first. */
export function modulesOf(files: readonly string[]): readonly object[];
export function startEdge(
	assets: string,
	workers: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
	shared?: Readonly<Record<string, unknown>>
): Promise<{ readonly runtime: EdgeRuntime; readonly url: string }>;
