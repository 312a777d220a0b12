/** What a piece of metadata tells about, what matters most first. */
export const ABOUT = ['place', 'person', 'serial', 'device', 'date', 'words', 'ai', 'edit'] as const;
export type About = (typeof ABOUT)[number];

/** What a block may carry beside what it tells. */
export const CONTENTS = ['thumbnail', 'picture', 'video', 'colours'] as const;
export type Carried = About | (typeof CONTENTS)[number];
