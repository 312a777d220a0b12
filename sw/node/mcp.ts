import { groups } from '../../engines';
import { serveLines } from '../agents/lines';
import { toTools, type ToolChoice } from '../agents/tools';

/** Serves an agent that started this process, over its standard input and output, until it goes away. */
export async function serveStdio(
	ask: (path: string, init: RequestInit) => Promise<Response>,
	choice: ToolChoice
): Promise<void> {
	const tools = toTools(groups, choice);
	process.stdin.setEncoding('utf8');
	await serveLines(
		{ input: process.stdin as AsyncIterable<string>, write: (line) => void process.stdout.write(`${line}\n`) },
		tools,
		(name, input, signal) => tools.call(name, input, ask, signal)
	);
}
