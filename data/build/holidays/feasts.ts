import FEASTS from '../../holidays/feasts.txt?raw';
import { fieldsOf } from '../../../engines/holidays/notice-lines';

/** Feasts that many countries have: their dates, and their names by language. */
const feasts = new Map(
	FEASTS.trimEnd()
		.split('\n')
		.map(fieldsOf)
		.map(([name = '', date = '', ...locals]) => [
			name,
			{ date, locals: new Map(locals.map((local) => [local.slice(0, 2), local.slice(3)])) }
		])
);

/** Returns the lines of `fr | Easter Monday; Christmas Day | library`, each feast by its name. Throws for unknown. */
export const feastLines = ([language = '', names = '', ...fields]: readonly string[]): string[] =>
	names.split('; ').map((name) => {
		const feast = feasts.get(name);
		const local = language === 'en' ? name : feast?.locals.get(language);
		if (feast === undefined || local === undefined) throw new Error(`no feast ${name} in ${language}`);
		return [`${name} = ${local}`, feast.date, ...fields].join(' | ');
	});
