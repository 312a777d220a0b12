import type { AnySuggest } from './kit/suggest';
import { suggest as currency } from './currency/suggest';
import { suggest as dictionary } from './dictionary/suggest';
import { suggest as earthquakes } from './earthquakes/suggest';
import { suggest as encyclopedia } from './encyclopedia/suggest';
import { suggest as food } from './food/suggest';
import { suggest as geo } from './geo/suggest';
import { suggest as holidays } from './holidays/suggest';
import { suggest as image } from './image/suggest';
import { suggest as language } from './language/suggest';
import { suggest as math } from './math/suggest';
import { suggest as news } from './news/suggest';
import { suggest as phone } from './phone/suggest';
import { suggest as qr } from './qr/suggest';
import { suggest as text } from './text/suggest';
import { suggest as universities } from './universities/suggest';

/** What the box understands, by group. */
export const suggestions: Readonly<Record<string, AnySuggest>> = {
	math,
	language,
	text,
	earthquakes,
	holidays,
	currency,
	phone,
	food,
	dictionary,
	geo,
	encyclopedia,
	image,
	news,
	universities,
	qr
};
