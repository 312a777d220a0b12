const NAMES = ['simplified', 'expanded', 'factored'] as const;
export type FormName = (typeof NAMES)[number];

/** The three forms of an expression, equal ones under one heading. */
export interface ShownForm {
	readonly names: readonly FormName[];
	/** Null: too large to write. */
	readonly text: string | null;
	readonly mathml: string | null;
}

type Forms<T> = Readonly<Record<FormName, T>>;

/** Each text once, in the order simplified, expanded, factored. */
export function shownForms(answer: Forms<string | null> & { readonly mathml: Forms<string | null> }): ShownForm[] {
	const shown: { names: FormName[]; text: string | null; mathml: string | null }[] = [];
	for (const name of NAMES) {
		const text = answer[name];
		const same = shown.find((form) => form.text === text);
		if (same) same.names.push(name);
		else shown.push({ names: [name], text, mathml: answer.mathml[name] });
	}
	return shown;
}
