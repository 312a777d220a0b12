import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv-provider.js';
import { version } from '../../package.json';
import { groups } from '../../engines';
import { toTools, type Tool } from './tools';

/** Made once: a server lives for one question where they come by HTTP. */
const tools = toTools(groups);
const list = tools.list as readonly Tool[] as unknown as { inputSchema: { type: 'object' }; name: string }[];
const jsonSchemaValidator = new AjvJsonSchemaValidator();

const INSTRUCTIONS =
	'Exact answers computed on this machine, and feeds with the time of their source. Unknown is null. What is refused says why as `<field>: <reason>`; mend the field and ask again.';

/** Asks the API. */
export type Ask = (path: string, init: RequestInit) => Promise<Response>;

/** A server of the Model Context Protocol: every operation of the API as a tool. */
export function createMcpServer(ask: Ask): Server {
	const server = new Server(
		{ name: 'utility-apis', title: 'Utility APIs', version },
		{ capabilities: { tools: {} }, instructions: INSTRUCTIONS, jsonSchemaValidator }
	);
	server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: list }));
	server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
		const result = tools.call(params.name, params.arguments ?? {}, ask, signal);
		if (!result) throw new McpError(ErrorCode.InvalidParams, `no tool ${params.name}`);
		return (await result) as unknown as { content: [] };
	});
	return server;
}
