const kept = new Map<string, unknown>();

/** A formatter of Intl, made once a locale and options. Throws a RangeError as the constructor does. */
export function made<Options, Made>(
	Maker: new (locale: string, options: Options) => Made,
	locale: string,
	options: Options
): Made {
	const key = `${Maker.name} ${locale} ${JSON.stringify(options)}`;
	let known = kept.get(key) as Made | undefined;
	if (!known) kept.set(key, (known = new Maker(locale, options)));
	return known;
}

/** A number that is written alike in every locale of the app, which all have Latin digits; undefined for others. */
export const wholeNumber = (value: number): string | undefined =>
	Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : undefined;
