import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright';

const SYSTEM_CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of the system's Chromium; undefined when Playwright's own has to serve. */
export const systemChromium = (): string | undefined => SYSTEM_CHROMIUM.find((file) => existsSync(file));

/** What any driver is to start Chromium with: it asks nobody but this machine. */
export const CHROMIUM_ARGUMENTS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	// No request can leave this machine, whatever the app asks.
	'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'
];

/** A page for the list below the address bar is loaded with every window: a quarter of what opening one costs, and nobody sees it. */
export const UNSEEN_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Features that Playwright 1.65 switches off. Of two such lists the browser takes the last: ours has to have Playwright's (chromium.e2e.ts). */
const PLAYWRIGHT_OFF = [
	'AvoidUnnecessaryBeforeUnloadCheckSync',
	'DestroyProfileOnBrowserClose',
	'HttpsUpgrades',
	'HttpsFirstBalancedModeAutoEnable',
	'LensOverlay',
	'MediaRouter',
	'PaintHolding',
	'ThirdPartyStoragePartitioning',
	'AvoidCorsURLLoaderRestartOnRedirect',
	'TcpPortRandomizationWin',
	'OptimizationHints',
	'NetworkTimeServiceQuerying',
	'AimEnabled',
	'PreconnectToSearch',
	'msForceBrowserSignIn',
	'msEdgeUpdateLaunchServicesPreferredVersion'
];

/** How Playwright starts Chromium in tests: headless. */
export function chromiumOptions(): LaunchOptions {
	const executablePath = systemChromium();
	return {
		...(executablePath && { executablePath }),
		args: [...CHROMIUM_ARGUMENTS, `--disable-features=${[...PLAYWRIGHT_OFF, ...UNSEEN_FEATURES].join(',')}`]
	};
}
