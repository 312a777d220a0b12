/** What files `./<group>/words/<language>.ts` hold, by group. */
export const byGroup = <Words>(files: Readonly<Record<string, Words>>): Readonly<Record<string, Words>> =>
	Object.fromEntries(Object.entries(files).map(([path, words]) => [path.split('/')[1], words]));
