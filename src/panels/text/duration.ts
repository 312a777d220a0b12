/** A time to read or speak: 0.6 → "1 s", 100 → "1 min 40 s", 4000 → "1 h 7 min". */
export function formatDuration(seconds: number): string {
	const whole = Math.max(1, Math.round(seconds));
	if (whole < 60) return `${whole} s`;
	if (whole < 3600) return [`${Math.floor(whole / 60)} min`, whole % 60 > 0 ? `${whole % 60} s` : ''].join(' ').trim();
	const minutes = Math.round(whole / 60);
	return [`${Math.floor(minutes / 60)} h`, minutes % 60 > 0 ? `${minutes % 60} min` : ''].join(' ').trim();
}
