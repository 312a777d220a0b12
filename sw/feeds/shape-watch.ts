import type { Feed, SourceShape } from '../../engines/kit/contract';

/** Values that one path may lead to in an answer are looked at up to this many: a schema shows in a few. */
const MAX_VALUES = 20;
/** Number of answers without a field after which it is reported missing. */
const ENOUGH_ANSWERS = 20;

/** Statistics of a feed's required fields. */
export interface ShapeReport {
	/** Schema that the code knows, and the day on which it was compared. */
	readonly schema: string;
	readonly checked: string;
	readonly seen_schema: string | null;
	/** Answers looked at since this host started. */
	readonly answers: number;
	readonly never_seen: readonly string[];
	/** Needed fields that were null in every answer that had them. */
	readonly always_null: readonly string[];
}

/** Counts the declared fields of each feed in the answers of its source. */
export interface ShapeWatch {
	look(feed: Pick<Feed<never, never>, 'id' | 'shape'>, body: unknown): void;
	report(feed: string): ShapeReport | undefined;
}

type Count = { seen: number; filled: number };
interface Counts {
	readonly shape: SourceShape;
	readonly fields: ReadonlyMap<string, Count>;
	answers: number;
	version: string | null;
	reported: boolean;
}

/** Counts in memory, since the host started. `log` hears once of each feed whose source lacks fields. */
export function createShapeWatch(log: (line: string) => void): ShapeWatch {
	const counts = new Map<string, Counts>();
	const report = ({ shape, fields, answers, version }: Counts): ShapeReport => ({
		schema: shape.schema,
		checked: shape.checked,
		seen_schema: version,
		answers,
		never_seen: [...fields].flatMap(([path, { seen }]) => (seen === 0 ? [path] : [])),
		always_null: [...fields].flatMap(([path, { seen, filled }]) => (seen > 0 && filled === 0 ? [path] : []))
	});
	return {
		look({ id, shape }, body) {
			let known = counts.get(id);
			if (known === undefined) {
				const fields = new Map(shape.fields.map((path) => [path, { seen: 0, filled: 0 }]));
				counts.set(id, (known = { shape, fields, answers: 0, version: null, reported: false }));
			}
			known.answers++;
			if (shape.version !== undefined) known.version = versionIn(body, shape.version) ?? known.version;
			for (const [path, count] of known.fields) {
				const values = valuesAt(body, path);
				if (values.length > 0) count.seen++;
				if (values.some((value) => value !== null)) count.filled++;
			}
			if (known.reported || known.answers < ENOUGH_ANSWERS) return;
			known.reported = true;
			const { never_seen, always_null, seen_schema } = report(known);
			const odd = [...never_seen, ...always_null.map((path) => `${path} (null)`)];
			if (odd.length > 0)
				log(`feeds: ${id}: ${known.answers} answers without ${odd.join(', ')}; schema ${seen_schema ?? 'unnamed'}`);
		},
		report: (feed) => {
			const known = counts.get(feed);
			return known && report(known);
		}
	};
}

/** The schema that an answer names at `path`, as text. */
export function versionIn(body: unknown, path: string): string | null {
	const [given] = valuesAt(body, path);
	return typeof given === 'string' || typeof given === 'number' ? String(given) : null;
}

/** The values at a path of `SourceShape.fields`, a few of them: absent ones are left out, null ones are not. */
export function valuesAt(body: unknown, path: string): readonly unknown[] {
	let at: unknown[] = [body];
	for (const step of path.replaceAll('[]', '.[]').split('.').filter(Boolean)) {
		at = at
			.flatMap((value): unknown[] => {
				if (typeof value !== 'object' || value === null) return [];
				if (step === '[]') return Array.isArray(value) ? value.slice(0, MAX_VALUES) : [];
				const fields = value as Readonly<Record<string, unknown>>;
				const names = step.split('|');
				const name = names.find((one) => one in fields);
				if (name !== undefined) return [fields[name]];
				return names.includes('*') ? Object.values(fields).slice(0, MAX_VALUES) : [];
			})
			.slice(0, MAX_VALUES);
	}
	return at;
}
