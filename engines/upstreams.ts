import { groups } from '.';

/** The upstreams of all groups that have feeds. */
export const upstreams = groups.flatMap((group) => [
	...('upstream' in group ? [group.upstream] : []),
	...('otherUpstreams' in group ? group.otherUpstreams : [])
]);
