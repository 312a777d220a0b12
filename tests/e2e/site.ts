import type { Browser } from 'playwright';
import { afterAll } from 'vitest';
import { launchChromium, startServer, type RunningServer } from './support';

/** A browser and the served build for the tests of a file, closed after them. */
export async function startSite(): Promise<{ readonly browser: Browser; readonly server: RunningServer }> {
	const [browser, server] = await Promise.all([launchChromium(), startServer()]);
	afterAll(() => Promise.all([browser.close(), server.close()]));
	return { browser, server };
}
