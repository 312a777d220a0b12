/** The number of the week of an ISO day, and its year. Source: ISO 8601, 3.1.1.23: the week of a Thursday is of that day's year. */
export function weekOf(iso: string): { readonly week: number; readonly year: number } {
	const date = new Date(`${iso}T00:00:00Z`);
	const thursday = new Date(date.getTime() + (4 - (date.getUTCDay() || 7)) * 86_400_000);
	const year = thursday.getUTCFullYear();
	return { week: Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / 604_800_000) + 1, year };
}
