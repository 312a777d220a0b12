import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright';

const SYSTEM_CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of the system's Chromium; undefined when Playwright's own has to serve. */
export const systemChromium = (): string | undefined => SYSTEM_CHROMIUM.find((file) => existsSync(file));

/** Chromium's options for any driver: no traffic except to this machine. */
export const CHROMIUM_ARGUMENTS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	// Blocks the app's requests to other machines.
	'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'
];

/** Every window loads a hidden page for the address bar's list, which takes a quarter of the time to open one. */
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
