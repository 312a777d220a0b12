/** Loaded by a host at the first feed request: a separate file in the build, because most requests need no feed. */
export { baseOf } from './upstream-urls';
export { createFeeds } from './feeds';
export { idbStore } from './idb-store';
