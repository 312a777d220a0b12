import { test } from 'vitest';

test.skip('components: there is no Chromium on this machine; install the package "chromium"', () => {});
