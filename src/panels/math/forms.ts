/** The three forms of an expression, equal ones under one heading. */
export interface ShownForm {
	/** `Simplified · factored` */
	readonly title: string;
	/** Null: too large to write. */
	readonly text: string | null;
	readonly mathml: string | null;
}

const NAMES = ['simplified', 'expanded', 'factored'] as const;
type Forms<T> = Readonly<Record<(typeof NAMES)[number], T>>;

/** Each text once, in the order simplified, expanded, factored. */
export function shownForms(answer: Forms<string | null> & { readonly mathml: Forms<string | null> }): ShownForm[] {
	const shown: { title: string; text: string | null; mathml: string | null }[] = [];
	for (const name of NAMES) {
		const text = answer[name];
		const same = shown.find((form) => form.text === text);
		if (same) same.title = `${same.title} · ${name}`;
		else shown.push({ title: name[0]!.toUpperCase() + name.slice(1), text, mathml: answer.mathml[name] });
	}
	return shown;
}
