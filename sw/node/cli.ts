#!/usr/bin/env node
/** `utility-apis`: serves without a command, else asks one operation. */
import { readFile } from 'node:fs/promises';
import { version } from '../../package.json';
import { ApiError } from '../../engines/kit/errors';
import type { ToolChoice } from '../agents/tools';
import { openApi } from './api';
import { buildFiles, versionOf } from './build-files';
import { run } from './cli/run';
import { UsageError } from './cli/words';

const files = buildFiles(import.meta.dirname);

async function readInput(): Promise<Uint8Array<ArrayBuffer> | undefined> {
	if (process.stdin.isTTY) return undefined;
	const chunks: Buffer[] = [];
	for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
	return new Uint8Array(Buffer.concat(chunks));
}

async function readFileNamed(name: string): Promise<Uint8Array<ArrayBuffer>> {
	try {
		return new Uint8Array(await readFile(name));
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		throw new UsageError(`${name}: ${code === 'ENOENT' ? 'no such file' : `cannot be read (${code})`}`, {
			cause: error
		});
	}
}

async function serve(words: readonly string[]): Promise<void> {
	const { serve: start, ServeError } = await import('./serve');
	try {
		const store = process.env['UTILITY_STORE'];
		await start({ ...files, version: versionOf(files.dist), store, command: 'npx utility-apis', words });
	} catch (error) {
		if (!(error instanceof ServeError)) throw error;
		throw new UsageError(error.message, { cause: error });
	}
}

async function init(words: readonly string[]) {
	const { copyInto } = await import('./cli/init');
	const { base, folder, files: count, bytes } = await copyInto(words, files.dist, files.basePlaces);
	const rules = `Netlify and Cloudflare read _headers at the root of a site alone: add the lines of ${folder}/_headers to yours.`;
	return { base, done: `${count} files, ${(bytes / 1e6).toFixed(1)} MB, are in ${folder}.\n${rules}` };
}

// A reader that has enough (`| head`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
	if (error.code !== 'EPIPE') throw error;
	process.exit(0);
});

/** An agent asks much and at once: long computations go to threads. */
async function mcp(choice: ToolChoice): Promise<void> {
	const { serveStdio } = await import('./mcp');
	const api = openApi(files);
	try {
		await serveStdio(api.fetch, choice);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		throw new UsageError(error.message, { cause: error });
	} finally {
		api.close();
	}
}

// One question a process: threads would cost more than they save.
const { fetch } = openApi({ dist: files.dist });
process.exitCode = await run(process.argv.slice(2), {
	fetch,
	serve,
	init,
	mcp,
	version,
	input: readInput,
	file: readFileNamed,
	out: (text) => void process.stdout.write(text),
	say: (text) => void process.stderr.write(text)
});
