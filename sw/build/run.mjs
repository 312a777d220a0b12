// node sw/build/run.mjs <file.ts> […]: runs the `main` that a TypeScript module exports.
import path from 'node:path';
import { runnerImport } from 'vite';

const file = process.argv[2];
if (!file) throw new Error('which module?');
const { module } = await runnerImport(path.resolve(file), { configFile: false });
await module.main(...process.argv.slice(3));
