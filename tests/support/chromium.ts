import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright';

const SYSTEM_CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of the system's Chromium; undefined when Playwright's own has to serve. */
export const systemChromium = (): string | undefined => SYSTEM_CHROMIUM.find((file) => existsSync(file));

/** How tests start Chromium: headless, and asking nobody but this machine. */
export function chromiumOptions(): LaunchOptions {
	const executablePath = systemChromium();
	return {
		...(executablePath && { executablePath }),
		args: [
			'--no-sandbox',
			'--disable-gpu',
			'--disable-background-networking',
			'--disable-component-update',
			'--disable-sync',
			// No request can leave this machine, whatever the app asks.
			'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'
		]
	};
}
