import type { Engine, EngineContext, Today } from '../kit/contract';
import { countryOf } from '../kit/country';
import { ApiError, invalid, OFFERING } from '../kit/errors';
import { intlZone } from '../kit/intl-cache';
import { isoOf } from './facts/calendar';
import type { Entries } from '../dictionary/entries.lazy';
import type { PlaceNames } from '../geo/place-names';
import { openSentences } from '../math/io/read';
import type { ask } from './contract';
import { describeDay } from './facts/day';
import { settingOf } from './facts/homes';
import { LANGUAGES } from './facts/languages';
import { payloadOf } from './lattice';
import { nearestOf } from './nearest';
import { TARGETS } from './operations';
import { decide, LONGEST, prepare } from './read';
import { Reader, type Read } from './reader';
import type { Reading } from './reading';
import type { Setting } from './setting';
import { answerLine, describe } from './write';

/** Steps that an answer may take which comes along with a reading: some twenty milliseconds. */
const STEPS = 20_000;

/** Fields that take a place. */
const PLACE_FIELDS: ReadonlySet<string> = new Set(['coords', 'from', 'to']);

interface PlaceReader {
	placeNames(io: EngineContext, wantsLandmarks: boolean): Promise<PlaceNames>;
}

const NO_VARIABLES: ReadonlySet<string> = new Set();

let reader: Reader | undefined;

/** The reader of this process; the first context loads its files. */
const readerOf = (context: EngineContext): Reader =>
	(reader ??= new Reader({
		async mathematics(question) {
			const { phrase } = await openSentences(question, context);
			return (text) => phrase(text, NO_VARIABLES, []).text;
		},
		lexicon: async (code) => (await context.lazy<{ readonly text: string }>(`ask/${code}`)).text,
		async tables(wantsLandmarks) {
			const [names, dictionary] = await Promise.all([
				context.lazy<PlaceReader>('geo/names'),
				context.lazy<{ entries(io: EngineContext): Promise<Entries> }>('dictionary/entries')
			]);
			const [places, words] = await Promise.all([
				names.placeNames(context, wantsLandmarks),
				dictionary.entries(context)
			]);
			return { places, words };
		}
	}));

const isoToday = ({ year, month, day }: Today): string => isoOf(year, month, day);

/** The zone of the caller; throws 400 for one that is not known. */
function zoneOf(given: string | undefined): string | undefined {
	if (given === undefined || given === '') return undefined;
	const zone = intlZone(given);
	if (zone === undefined) throw invalid('time_zone', 'must be an IANA time zone, such as Europe/Berlin');
	return zone;
}

export const engine: Engine<typeof ask> = {
	async ask(input, context) {
		const language = (input.lang.split('-')[0] ?? 'en').toLowerCase();
		const today = context.today();
		const named = zoneOf(input.time_zone) ?? (today.timeZone === 'UTC' ? undefined : today.timeZone);
		const setting = settingOf(LANGUAGES.includes(language) ? language : 'en', {
			country: input.country?.trim() ? countryOf(input.country, 'country') : undefined,
			timeZone: named,
			today: isoToday(today),
			now: context.now
		});
		const q = input.q.trim();
		if (q === '') throw invalid('q', 'is required');
		const read = await readOf(q, setting, context);
		const { offered, sure: isDecided, elsewhere } = decide(read.readings);
		const { first, found, isRefused } = await answered(offered[0], isDecided, q, setting.country, context);
		// Letters in no known language are not a text to detect.
		const sure = isDecided && !isRefused && (found?.['code'] !== 'und' || first?.frame === 'detect');
		const value = sure ? found : null;
		const readings = [...(first ? [first] : []), ...offered.slice(1)]
			.slice(0, input.limit)
			.map((reading, at) => describe(reading, sure && at === 0, setting, read.spoken));
		const companions = first && value ? companionsOf(first) : [];
		const others = await Promise.all(companions.map(async (one) => (await answerOf(one, context)).value));
		const kind = sure ? undefined : (elsewhere ?? read.elsewhere ?? 'unknown');
		const unknown = first?.unknown ?? (sure ? [] : read.unknown);
		return {
			q: input.q,
			readings,
			answer:
				first && value
					? { value, text: answerLine(first, [value, ...others.filter((one) => one !== null)], setting, read.spoken) }
					: null,
			not_here: kind === undefined ? null : { kind, text: sentenceOf(kind, read), nearest: nearestOf(kind) },
			not_understood: unknown.map((word) => ({ word, line: read.lexicon.lineFor(word) }))
		};
	},
	day(input, context) {
		const today = isoToday(context.today());
		return describeDay(input.date ?? today, today);
	}
};

/** A text as a question, or as prose: prose behind a colon or in quotation marks may be what a question is about. */
async function readOf(q: string, setting: Setting, context: EngineContext): Promise<Read> {
	if (!isProse(q)) return readerOf(context).read(q, setting);
	const mayAsk = q.length <= LONGEST && payloadOf(prepare(q).tokens) !== undefined;
	const asked = mayAsk ? await readerOf(context).read(q, setting) : undefined;
	return asked && decide(asked.readings).sure ? asked : proseOf(context, q);
}

/** Sentences of a text that is not a question, and their words. */
const [LEAST_SENTENCES, LEAST_WORDS] = [2, 20];

/** Whether a text is too long for a question, or several sentences without a question. */
function isProse(text: string): boolean {
	if (text.length > LONGEST) return true;
	const sentences = text.split(/[.!?]\s/).length;
	return sentences >= LEAST_SENTENCES && !text.includes('?') && text.split(/\s+/).length >= LEAST_WORDS;
}

interface Answered {
	readonly first: Reading | undefined;
	readonly found: Answer | null;
	/** Whether the operation refuses the input: then the reading is not sure. */
	readonly isRefused: boolean;
}

/**
 * The first reading with its answer. A sum that is refused is tried as the whole question, which mathematics may read by itself; a town that
 * several countries have as the one in the caller's country.
 */
async function answered(
	first: Reading | undefined,
	isSure: boolean,
	question: string,
	country: string,
	context: EngineContext
): Promise<Answered> {
	if (!first || !isSure) return { first, found: null, isRefused: false };
	const { value: found, isRefused, isChoice, isMissing = false } = await answerOf(first, context);
	if (isChoice) {
		const { placeNames } = await context.lazy<PlaceReader>('geo/names');
		const names = await placeNames(context, false);
		// Of Toronto and Vancouver the second is in the country of the first.
		const { from, to } = first.input;
		const countryBeside = (field: string) => {
			const other = field === 'from' ? to : field === 'to' ? from : undefined;
			return (typeof other === 'string' ? names.countryOf(other) : undefined) ?? country;
		};
		const near = Object.entries(first.input).map(([field, value]) => [
			field,
			PLACE_FIELDS.has(field) && typeof value === 'string'
				? (names.wholeNameIn(value, countryBeside(field)) ?? value)
				: value
		]);
		const closer = { ...first, input: Object.fromEntries(near) as Reading['input'] };
		const { value } = await answerOf(closer, context);
		if (value) return { first: closer, found: value, isRefused: false };
	}
	// What no table has is no sure answer. A word that the dictionary lacks may have an article.
	if (isMissing && first.input['definitions'] === true) {
		const { focus: _, ...rest } = first;
		const article = { operation: 'encyclopedia/autocomplete', input: { q: first.input['word'], lang: 'en' } };
		return { first: { ...rest, ...article }, found: null, isRefused: false };
	}
	if (!isRefused || first.operation !== 'math/evaluate') return { first, found, isRefused: isRefused || isMissing };
	const whole = { ...first, input: { ...first.input, expression: question } };
	const second = await answerOf(whole, context);
	return second.isRefused ? { first, found, isRefused } : { first: whole, found: second.value, isRefused: false };
}

/** Readings whose answers accompany the first one's: further clocks, further units. */
function companionsOf(reading: Reading): Reading[] {
	const { focus, input } = reading;
	const further = (name: string, field: string): Reading[] => {
		const values = focus?.[name];
		return Array.isArray(values)
			? values
					.filter((value) => value !== input[field])
					.map((value: string) => ({ ...reading, input: { ...input, [field]: value } }))
			: [];
	};
	if (focus?.kind === 'clocks' || focus?.kind === 'difference') return further('places', 'coords');
	if (focus?.kind === 'nearer') return further('places', 'to');
	// After the last holiday of a year the next one is in the year behind it. A winter has days of two years.
	const isOver = focus?.kind === 'within' && String(focus['to']) > `${String(input['year'])}-12-31`;
	const isNext = focus?.kind === 'next' || focus?.['next'] === true || focus?.kind === 'long-weekend';
	if (reading.operation === 'holidays/holidays' && (isOver || isNext))
		return [{ ...reading, input: { ...input, year: Number(input['year']) + 1 } }];
	return focus?.kind === 'conversions' ? further('expressions', 'expression') : [];
}

/** A long text is not a question: its tools are those for texts. */
async function proseOf(context: EngineContext, text: string): Promise<Read> {
	const spoken = await readerOf(context).lexicon('en');
	const tool = (operation: string, score: number): Reading => ({ operation, input: { text }, score, frame: 'prose' });
	return {
		readings: [tool('text/readability', 0.8), tool('language/detect', 0.3)],
		spoken,
		elsewhere: undefined,
		unknown: [],
		lexicon: spoken
	};
}

const sentenceOf = (kind: string, { spoken }: Read): string => {
	const what = spoken.say(kind, '');
	return what === '' ? spoken.say('not-here') : spoken.say('not-here-named').replace('{what}', what);
};

type Answer = Readonly<Record<string, string | number | boolean | null>>;

/**
 * The answer of a reading whose operation works on the device alone. `value` is null without one, or when it takes long. `isRefused`: the
 * operation takes no such input. `isChoice`: people must choose a place or country. `isMissing`: the operation has nothing for it.
 */
async function answerOf(
	{ operation, input }: Reading,
	context: EngineContext
): Promise<{
	readonly value: Answer | null;
	readonly isRefused: boolean;
	readonly isChoice?: boolean;
	readonly isMissing?: boolean;
}> {
	const target = TARGETS[operation];
	if (!target?.isPure || !context.call || target.required?.some((field) => input[field] === undefined))
		return { value: null, isRefused: false };
	const [group = '', name = ''] = operation.split('/');
	try {
		const value = await context.call(group, name, { ...target.defaults, ...input }, STEPS);
		return { value: value as Answer, isRefused: false };
	} catch (error) {
		// A 400 with suggestions asks people to choose a place or country. The reading is right then.
		if (error instanceof ApiError) {
			const isChoice = operation !== 'math/evaluate' && error.message.includes(OFFERING);
			const isMissing = error.code === 'NOT_FOUND';
			return { value: null, isRefused: error.code === 'INVALID_INPUT' && !isChoice, isChoice, isMissing };
		}
		throw error;
	}
}
