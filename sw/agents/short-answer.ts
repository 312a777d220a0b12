type Fields = Readonly<Record<string, unknown>>;

/** Items of a list that a short answer has, and characters of a text. */
const MAX_ITEMS = 10;
const MAX_TEXT = 600;

const isFields = (value: unknown): value is Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** An answer without empty fields, cut to MAX_ITEMS and MAX_TEXT; `left_out` counts cuts by path. */
export function shorten(answer: Fields): Fields {
	const cut: Record<string, number> = {};
	const short = shortened(answer, '', cut) as Fields;
	return Object.keys(cut).length === 0 ? short : { ...short, left_out: cut };
}

function shortened(value: unknown, path: string, cut: Record<string, number>): unknown {
	if (typeof value === 'string' && value.length > MAX_TEXT) {
		cut[path] = value.length - MAX_TEXT;
		return `${value.slice(0, MAX_TEXT)}…`;
	}
	if (Array.isArray(value)) {
		if (value.length > MAX_ITEMS) cut[path] = Math.max(cut[path] ?? 0, value.length - MAX_ITEMS);
		return value.slice(0, MAX_ITEMS).map((item: unknown) => shortened(item, path, cut));
	}
	if (!isFields(value)) return value;
	const kept: Record<string, unknown> = {};
	for (const [name, field] of Object.entries(value)) {
		const isEmpty = field === null || (Array.isArray(field) && field.length === 0);
		if (!isEmpty) kept[name] = shortened(field, path === '' ? name : `${path}.${name}`, cut);
	}
	return kept;
}

/** The named parts of an answer, whole. A name may lead further by dots (`earthquakes.place`), through the items of lists too. */
export function selectFields(answer: Fields, paths: readonly string[]): Fields {
	const byName = new Map<string, string[]>();
	for (const path of paths) {
		const [name = '', ...further] = path.split('.');
		const before = byName.get(name) ?? [];
		byName.set(name, further.length > 0 ? [...before, further.join('.')] : before);
	}
	const selected: Record<string, unknown> = {};
	for (const [name, further] of byName) {
		if (!Object.hasOwn(answer, name)) continue;
		const isWhole = further.length === 0 || paths.includes(name);
		selected[name] = isWhole ? answer[name] : within(answer[name], further);
	}
	return selected;
}

function within(value: unknown, paths: readonly string[]): unknown {
	if (Array.isArray(value)) return value.map((item: unknown) => within(item, paths));
	return isFields(value) ? selectFields(value, paths) : value;
}
