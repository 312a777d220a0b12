import type { Browser } from 'playwright';
import { afterAll } from 'vitest';
import { launchChromium, startServer, type RunningServer } from './support';

/** A browser and the served build for the tests of a file, closed after them. `env` is the server's. */
export async function startSite(
	env: Readonly<Record<string, string>> = {}
): Promise<{ readonly browser: Browser; readonly server: RunningServer }> {
	const [browser, server] = await Promise.all([launchChromium(), startServer('dist', env)]);
	afterAll(() => Promise.all([browser.close(), server.close()]));
	return { browser, server };
}
