/** The API as tools of the browser's agent (WebMCP, a draft), if present and in the developer view. */
import { groups } from '../../../engines';
import { toTools } from '../../../sw/agents/tools';
import { ownKey } from './keys';

/** The used part of `document.modelContext`, or of `navigator.modelContext` in older browsers. */
export interface ModelContext {
	registerTool(
		tool: {
			readonly name: string;
			readonly description: string;
			readonly inputSchema: object;
			readonly annotations: { readonly readOnlyHint: boolean; readonly untrustedContentHint: boolean };
			execute(input: unknown, options?: { readonly signal?: AbortSignal }): Promise<unknown>;
		},
		options: { readonly signal: AbortSignal }
	): unknown;
}

/** Registers every operation until `signal` aborts. Skips operations that the browser refuses. Never throws. */
export async function offerTools(modelContext: ModelContext, signal: AbortSignal): Promise<void> {
	const tools = toTools(groups);
	const send = async (path: string, init: RequestInit) => {
		const headers = new Headers(init.headers);
		headers.set('X-API-Key', await ownKey());
		return fetch(import.meta.env.BASE_URL + path.slice(1), { ...init, headers });
	};
	for (const { name, description, inputSchema, annotations } of tools.list) {
		try {
			await modelContext.registerTool(
				{
					name,
					description,
					inputSchema,
					annotations: { readOnlyHint: true, untrustedContentHint: annotations.openWorldHint !== false },
					async execute(input, options) {
						// An exception would reach the agent without its text, so every input gets a result.
						const given = typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};
						return tools.call(name, given, send, options?.signal);
					}
				},
				{ signal }
			);
		} catch (error) {
			console.warn(`agent: ${name} was not registered`, error);
		}
	}
}
