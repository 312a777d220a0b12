import type { AnySuggest } from './kit/suggest';
import { suggest as currency } from './currency/box';
import { suggest as dictionary } from './dictionary/box';
import { suggest as earthquakes } from './earthquakes/box';
import { suggest as encyclopedia } from './encyclopedia/box';
import { suggest as food } from './food/box';
import { suggest as geo } from './geo/box';
import { suggest as holidays } from './holidays/box';
import { suggest as image } from './image/box';
import { suggest as language } from './language/box';
import { suggest as math } from './math/box';
import { suggest as news } from './news/box';
import { suggest as phone } from './phone/box';
import { suggest as qr } from './qr/box';
import { suggest as text } from './text/box';
import { suggest as universities } from './universities/box';

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
