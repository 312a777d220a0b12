import type { Group } from './kit/contract';

/** The groups in display order: contracts only, light enough for every host. */
export const groups: readonly Group[] = [];
