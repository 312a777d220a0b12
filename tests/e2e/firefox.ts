import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import type { Driver } from './other-browsers';
import { driverOf } from './puppeteer';

const BINARY = '/usr/bin/firefox-esr';

/** Debian's Firefox over WebDriver BiDi; undefined where it is not installed. */
export async function openFirefox(): Promise<Driver | undefined> {
	if (!existsSync(BINARY)) return undefined;
	const browser = await puppeteer.launch({
		browser: 'firefox',
		executablePath: BINARY,
		headless: true,
		// No request can leave this machine, whatever the app asks.
		extraPrefsFirefox: {
			'network.proxy.type': 1,
			'network.proxy.ssl': '127.0.0.1',
			'network.proxy.ssl_port': 9,
			'network.proxy.no_proxies_on': 'localhost, 127.0.0.1'
		}
	});
	return driverOf(browser);
}
