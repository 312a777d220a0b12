import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tools that read OpenAPI documents, which `npm run openapi` installs. */
export default defineConfig({
	root: path.resolve(import.meta.dirname, '../..'),
	test: { include: ['tests/openapi/tools.ts'], testTimeout: 300_000, hookTimeout: 60_000 }
});
