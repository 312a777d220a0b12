// node sw/build/run.mjs <file.ts> […]: runs the `main` that a TypeScript module exports.
import { withModule } from './with-module.mjs';

const [file, ...words] = process.argv.slice(2);
if (!file) throw new Error('which module?');
await withModule(file, ({ main }) => main(...words));
