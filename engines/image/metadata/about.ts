/** Subject of a piece of metadata, the most important first. */
export const ABOUT = ['place', 'person', 'serial', 'device', 'date', 'words', 'ai', 'edit'] as const;
export type About = (typeof ABOUT)[number];

/** Optional content of a block beside its text. */
export const CONTENTS = ['thumbnail', 'picture', 'video', 'colours'] as const;
export type Carried = About | (typeof CONTENTS)[number];
