/** What a host loads when a feed is first asked: its own file in the build, since most requests ask none. */
export { baseOf } from './upstream-urls';
export { createFeeds } from './feeds';
export { idbStore } from './idb-store';
