type Body = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const rounded = (value: unknown, digits = 2): string =>
	typeof value === 'number' ? String(Number(value.toFixed(digits))) : '';

/** The one line that says the most of an answer, by API path. */
const BRIEFS: Readonly<Record<string, (body: Body) => string>> = {
	'/v1/evaluate': ({ exact, decimal, kind }) =>
		kind === 'integer' || decimal === null
			? text(exact)
			: `${text(exact)} ≈ ${Number(Number(decimal).toPrecision(12))}`,
	'/v1/simplify': ({ simplified, factored, expanded }) => text(simplified ?? factored ?? expanded),
	'/v1/detect': ({ name, confidence }) => `${text(name)} · ${rounded(Number(confidence) * 100, 0)}%`,
	'/v1/script': ({ primary }) => text(primary),
	'/v1/transliterate': ({ result }) => text(result),
	'/v1/readability': ({ difficulty, flesch_reading_ease }) =>
		`${text(difficulty)} · ${rounded(flesch_reading_ease, 0)}`,
	'/v1/timezone': ({ timezone, local_time }) => `${text(timezone)} · ${text(local_time).slice(11, 16)}`,
	'/v1/distance': ({ kilometers, compass }) => `${rounded(kilometers)} km ${text(compass)}`,
	'/v1/example': ({ international }) => text(international),
	'/v1/related': ({ broader }) =>
		Array.isArray(broader)
			? broader
					.slice(0, 3)
					.map((item: { readonly word?: unknown }) => text(item.word))
					.join(', ')
			: ''
};

/** An answer in one line, for places that have room for no more; empty where it cannot be said so shortly. */
export function briefOf(path: string, body: unknown): string {
	const brief = BRIEFS[path.replace(/\/\{\w+\}$/, '')];
	return brief && typeof body === 'object' && body !== null ? brief(body as Body).slice(0, 200) : '';
}
