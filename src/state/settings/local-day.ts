/** The day of a moment by the device's clock, YYYY-MM-DD. */
export const localDay = (now = new Date()): string =>
	`${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
