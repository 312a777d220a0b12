import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Driver } from './other-browsers';
import { sleep } from './support';

const MINI_BROWSERS = [
	'/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
	'/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser',
	'/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
];

const freePort = () =>
	new Promise<number>((resolve) => {
		const server = createServer().listen(0, () => {
			const address = server.address();
			server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
		});
	});

/** WebKitGTK's MiniBrowser over WebDriver, on a display of its own; undefined where it is not installed. */
export async function openWebKit(): Promise<Driver | undefined> {
	const binary = MINI_BROWSERS.find((file) => existsSync(file));
	if (!binary || !existsSync('/usr/bin/WebKitWebDriver') || !existsSync('/usr/bin/xvfb-run')) return undefined;
	const port = await freePort();
	const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
		stdio: 'ignore',
		detached: true,
		// No request can leave this machine, whatever the app asks.
		env: { ...process.env, https_proxy: 'http://127.0.0.1:9', no_proxy: 'localhost,127.0.0.1' }
	});
	const stop = () => {
		// The group: xvfb-run leaves its children behind when only it is ended.
		if (driver.pid !== undefined) process.kill(-driver.pid, 'SIGKILL');
	};

	async function command(method: string, path: string, body?: unknown): Promise<unknown> {
		const response = await fetch(`http://127.0.0.1:${port}${path}`, {
			method,
			...(body !== undefined && { body: JSON.stringify(body) })
		});
		const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
		if (value?.error) throw new Error(`${value.error}: ${value.message}`);
		return value;
	}

	try {
		for (let tries = 0; ; tries++) {
			try {
				await command('GET', '/status');
				break;
			} catch (error) {
				if (tries === 40) throw error;
				await sleep(250);
			}
		}
		const { sessionId } = (await command('POST', '/session', {
			capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } }
		})) as { sessionId: string };
		const session = `/session/${sessionId}`;
		await command('POST', `${session}/timeouts`, { script: 200_000, pageLoad: 30_000 });
		return {
			goto: async (url) => void (await command('POST', `${session}/url`, { url })),
			async run(code, ...values) {
				const { value, error } = (await command('POST', `${session}/execute/async`, {
					script: `const done = arguments[arguments.length - 1];
						Promise.resolve((${code})(...[].slice.call(arguments, 0, -1))).then((value) => done({ value }), (error) => done({ error: String(error) }))`,
					args: values
				})) as { value?: unknown; error?: string };
				if (error) throw new Error(error);
				return value;
			},
			async close() {
				await command('DELETE', session).catch((error: unknown) => console.warn('WebKit did not close', error));
				stop();
			}
		};
	} catch (error) {
		stop();
		throw error;
	}
}
