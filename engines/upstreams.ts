import { groups } from '.';

/** The upstreams of all groups that have feeds. */
export const upstreams = groups.flatMap(({ upstream }) => upstream ?? []);
