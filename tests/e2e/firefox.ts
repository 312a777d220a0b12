import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import type { Driver } from './other-browsers';
import { driverOf } from './puppeteer';

const BINARY = '/usr/bin/firefox-esr';

/** Debian's Firefox over WebDriver BiDi; undefined if missing. `profile` is a folder that outlives it. */
export async function openFirefox(
	prefs: Readonly<Record<string, number | boolean>> = {},
	profile?: string
): Promise<Driver | undefined> {
	if (!existsSync(BINARY)) return undefined;
	const browser = await puppeteer.launch({
		browser: 'firefox',
		executablePath: BINARY,
		headless: true,
		...(profile !== undefined && { userDataDir: profile }),
		// No request of the app can leave this machine.
		extraPrefsFirefox: {
			'network.proxy.type': 1,
			'network.proxy.ssl': '127.0.0.1',
			'network.proxy.ssl_port': 9,
			'network.proxy.no_proxies_on': 'localhost, 127.0.0.1',
			...prefs
		}
	});
	return driverOf(browser);
}
