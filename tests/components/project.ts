import { existsSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';
import { chromium } from 'playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumOptions, systemChromium } from '../support/chromium.ts';

const executablePath = [systemChromium() ?? chromium.executablePath()].find((file) => existsSync(file));

/** Components of shell and ui, each in a page of a real browser: `<Component>.component.ts` beside it. */
export const components: TestProjectInlineConfiguration = {
	extends: true,
	// Found late, a package would reload the page in the middle of a test.
	optimizeDeps: { entries: ['src/**/*.svelte', 'src/**/*.component.ts'], include: ['vitest-browser-svelte'] },
	test: {
		name: 'components',
		include: executablePath ? ['src/**/*.component.ts'] : ['tests/components/no-browser.test.ts'],
		testTimeout: 90_000,
		expect: { poll: { timeout: 20_000 } },
		// Files one after the other, so a group of their own; `npm test` starts them in a process beside the tests in Node.
		sequence: { groupOrder: 1 },
		maxWorkers: 1,
		...(executablePath && {
			setupFiles: ['tests/components/setup.ts'],
			browser: {
				enabled: true,
				headless: true,
				screenshotFailures: false,
				viewport: { width: 800, height: 600 },
				provider: playwright({ launchOptions: { ...chromiumOptions(), executablePath }, actionTimeout: 30_000 }),
				instances: [{ browser: 'chromium' }]
			}
		})
	}
};
