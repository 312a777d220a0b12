import type { Group } from './kit/contract';
import { ask } from './ask/contract';
import { math } from './math/contract';
import { language } from './language/contract';
import { text } from './text/contract';
import { earthquakes } from './earthquakes/contract';
import { holidays } from './holidays/contract';
import { currency } from './currency/contract';
import { phone } from './phone/contract';
import { food } from './food/contract';
import { dictionary } from './dictionary/contract';
import { geo } from './geo/contract';
import { encyclopedia } from './encyclopedia/contract';
import { image } from './image/contract';
import { news } from './news/contract';
import { universities } from './universities/contract';
import { qr } from './qr/contract';

/** The groups in display order: contracts only, light enough for every host. */
export const groups: readonly Group[] = [
	ask,
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
];
