import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The files of the build that a built entry belongs to; `folder` is the entry's own, `dist-node` beside `dist`. */
export const buildFiles = (folder: string) => ({
	dist: folder.replace(/-node$/, ''),
	workerFile: path.join(folder, 'worker.js'),
	/** Positions of the base in the files of the build. */
	basePlaces: path.join(folder, 'base-places.json')
});

/** Identifies the version of a build. */
export const versionOf = (dist: string): string => readFileSync(path.join(dist, 'build.txt'), 'utf8').trim();
