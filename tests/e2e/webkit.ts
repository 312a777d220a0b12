import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { freePort } from '../support/free-port';
import type { Driver } from './other-browsers';
import { sleep } from './support';

const MINI_BROWSERS = [
	'/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
	'/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser',
	'/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
];

/** The processes of a group in which WebKit runs pages and service workers. */
const webProcesses = (group: number) =>
	readdirSync('/proc').flatMap((pid) => {
		try {
			// `pid (name) state parent group …`; the name is cut to 15 letters.
			const [, name, , , of] = /^\d+ \((.*)\) (\S) (\d+) (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
			return name?.startsWith('WebKitWebProc') && Number(of) === group ? [Number(pid)] : [];
		} catch {
			return []; // No process, or one that has ended.
		}
	});

export interface WebKitDriver extends Driver {
	/** Opens an address in a new window and closes the old one. Returns how to end the service worker's process. */
	move(url: string): Promise<() => void>;
}

/** WebKitGTK's MiniBrowser over WebDriver, on a separate display. Undefined where it is not installed. */
export async function openWebKit(): Promise<WebKitDriver | undefined> {
	const binary = MINI_BROWSERS.find((file) => existsSync(file));
	if (!binary || !existsSync('/usr/bin/WebKitWebDriver') || !existsSync('/usr/bin/xvfb-run')) return undefined;
	const port = await freePort();
	const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
		stdio: 'ignore',
		detached: true,
		// No request of the app can leave this machine.
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
		const run = async (code: string, ...values: readonly unknown[]) => {
			const { value, error } = (await command('POST', `${session}/execute/async`, {
				script: `const done = arguments[arguments.length - 1];
					Promise.resolve((${code})(...[].slice.call(arguments, 0, -1))).then((value) => done({ value }), (error) => done({ error: String(error) }))`,
				args: values
			})) as { value?: unknown; error?: string };
			if (error) throw new Error(error);
			return value;
		};
		const click = async (selector: string) => {
			const asked = { using: 'css selector', value: selector };
			const found = (await command('POST', `${session}/element`, asked)) as Record<string, string>;
			await command('POST', `${session}/element/${Object.values(found)[0]}/click`, {});
		};
		let main = await command('GET', `${session}/window`);
		const switchTo = (handle: unknown) => command('POST', `${session}/window`, { handle });
		/** Does something in a window, then turns back to the page. */
		const inside = async <T>(handle: unknown, work: () => Promise<T>): Promise<T> => {
			await switchTo(handle);
			try {
				return await work();
			} finally {
				await switchTo(main);
			}
		};
		return {
			goto: async (url) => void (await command('POST', `${session}/url`, { url })),
			run,
			click,
			async runInFrame(code) {
				await command('POST', `${session}/frame`, { id: 0 });
				try {
					return await run(code);
				} finally {
					await command('POST', `${session}/frame`, { id: null });
				}
			},
			async window(part) {
				for (let tries = 0; tries < 100; tries++) {
					for (const handle of (await command('GET', `${session}/window/handles`)) as unknown[]) {
						if (handle === main) continue;
						if (!String(await inside(handle, () => command('GET', `${session}/url`))).includes(part)) continue;
						return {
							run: (code) => inside(handle, () => run(code)),
							click: (selector) => inside(handle, () => click(selector))
						};
					}
					await sleep(100);
				}
				throw new Error(`no window ${part}`);
			},
			async move(url) {
				const before = webProcesses(driver.pid ?? 0);
				const { handle } = (await command('POST', `${session}/window/new`, { type: 'window' })) as { handle: string };
				await inside(handle, () => command('POST', `${session}/url`, { url }));
				await command('DELETE', `${session}/window`);
				main = handle;
				await switchTo(main);
				// Processes that ended in the meantime are no longer there.
				return () => {
					const left = webProcesses(driver.pid ?? 0);
					for (const pid of before) if (left.includes(pid)) process.kill(pid, 'SIGKILL');
				};
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
