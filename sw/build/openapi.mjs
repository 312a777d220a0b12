// npm run openapi: runs OpenAPI tools on /v1/openapi.json. They are installed only for this.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { install } from './start.mjs';

const root = path.resolve(import.meta.dirname, '../..');
install();
install(path.join(root, 'tests/openapi'));
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
const words = [vitest, 'run', '--config', 'tests/openapi/vitest.config.ts'];
process.exitCode = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' }).status ?? 1;
