import { withPoints } from '../../engines/kit/suggest';
import { request, type Answer } from '../client';
import type { BoxReading, ToolReading, Understood } from './box';
import { entries, loadEntry, type Listed } from './pages/catalogue';
import { countryName } from './settings/country-name';
import { isComplete, toInput } from './call/form-values';
import { localDay } from './settings/local-day';
import { made } from './settings/intl-cache';
import { settings } from './settings/settings.svelte';
import { addressOf } from './pages/tool-address';

/** What was typed is looked at after a pause of this length, and asked after another. Milliseconds. */
const LOOK_DELAY = 30;
const ASK_DELAY = 90;
/** The engine of mathematics says by then whether it reads what was typed. */
const SUM_DEADLINE = 1_000;

/** A reading that is no surer than this gives way to the next where it has no answer. */
const GUESS = 0.74;
/** A longer text is no question. Words. */
const MAX_ASKED = 7;

/** Sources that may be asked while somebody types: nothing that was typed reaches them. */
const SAFE_FEEDS = new Set(['/v1/rates', '/v1/recent']);

/** The answer card: a reading with its values, and the answer in a line where there is one. */
export interface Card {
	readonly entry: Listed;
	readonly reading: ToolReading;
	readonly values: Readonly<Record<string, string>>;
	/** Address of the tool's page with the values in it. */
	readonly address: string;
	readonly line: string;
	readonly answer: Answer | null;
	/** A place that was named and is not known. */
	readonly unknownPlace: string | null;
	/** A place that was named and may be several: which is meant is asked. */
	readonly unsurePlace: { readonly name: string; readonly towns: readonly Town[] } | null;
}

/** A town that a name may mean. */
export interface Town {
	/** As the API takes it. */
	readonly coords: string;
	/** With what tells it from others of its name: `Springfield, Missouri, United States`. */
	readonly label: string;
}

export const listedOf = (reading: ToolReading): Listed | undefined =>
	entries.find(({ group, name }) => group.id === reading.group && name === reading.operation);

/** What is read of a place of the API. */
interface Place {
	readonly name: string;
	readonly local_name: string | null;
	/** Which of its names fits what was asked. */
	readonly matched_name: string | null;
	readonly subdivision: string | null;
	readonly country: string;
	readonly latitude: number;
	readonly longitude: number;
	readonly timezone: string;
}

/** Towns that are offered where a name may mean several. */
const TOWNS = 6;
/** Of a country or a part so many are looked at: one of them on another clock is likely among them where there is one. */
const MAX_TOWNS = 20;

/** A town as the reader calls it: by its own name where its people read the reader's language. */
const called = ({ name, local_name: local, country }: Place): string =>
	local && settings.language !== 'en' && new Intl.Locale(`und-${country}`).maximize().language === settings.language
		? local
		: name;

/** Where people read another language than English, its name in full as it was typed: Tokio, Nueva York. */
const asTyped = (place: Place, typed: string): string =>
	settings.language !== 'en' && place.matched_name?.toLowerCase() === typed.trim().toLowerCase()
		? place.matched_name
		: called(place);

const townOf = (place: Place, parts: readonly (string | null)[]): Town => ({
	coords: `${place.latitude},${place.longitude}`,
	label: parts.filter((part, at) => part !== null && parts.indexOf(part) === at).join(', ')
});

/**
 * The town that a name means, or those that it may mean: by the places of the API where it has them, else by the towns of the time zones.
 * None where nobody knows it.
 */
async function resolvePlace(
	name: string,
	exact: boolean,
	home: string,
	signal: AbortSignal
): Promise<Town | readonly Town[]> {
	const { countryCalled, townOfZone } = await import('./box-hints');
	const country = countryCalled(name);
	const places = entries.find(({ operation }) => operation.path === '/v1/places');
	if (places) {
		const { operation } = await loadEntry(places);
		// A country in the reader's language is looked up by its English name.
		const asked = country === undefined ? { q: name, limit: exact ? TOWNS : MAX_TOWNS } : { q: made(Intl.DisplayNames, 'en', { type: 'region' }).of(country) ?? name, limit: MAX_TOWNS }; // prettier-ignore
		const answer = await request(operation, asked, { signal });
		if (answer.ok) {
			const { places: found, sure } = answer.body as { readonly places: readonly Place[]; readonly sure: boolean };
			const [first] = found;
			// Who is in Spain means the only Barcelona there.
			const ofHome = found.filter((one) => one.country === home && one.matched_name?.toLowerCase() === name.trim().toLowerCase()); // prettier-ignore
			if (first && (sure || (first === ofHome[0] && ofHome.length === 1))) return townOf(first, [asTyped(first, name), countryName(first.country)]); // prettier-ignore
			// A country or a part of one that has one clock has that of its greatest town.
			const isPart = first?.subdivision?.toLowerCase() === name.trim().toLowerCase();
			const within = ({ country: of, subdivision }: Place) => (isPart ? subdivision === first.subdivision : of === country); // prettier-ignore
			if (first && !exact && (isPart || country !== undefined) && found.every((one) => within(one) && one.timezone === first.timezone)) return townOf(first, [called(first), countryName(first.country)]); // prettier-ignore
			if (first)
				return found
					.slice(0, TOWNS)
					.map((place) => townOf(place, [called(place), place.subdivision, countryName(place.country)]));
		}
	}
	const town = townOfZone(name);
	// Munich has the clock of Berlin, and not its place.
	return town && (town.exact || !exact) ? { coords: town.coords, label: town.name } : [];
}

/** A town of several is called as was typed, and not just spelled alike. */
const isNamedSo = (name: string, towns: readonly Town[]): boolean =>
	towns.some(({ label }) => label.toLowerCase().split(', ')[0] === name.trim().toLowerCase());

/** A text of which nothing was asked, in the language of the interface. */
const isOwnLanguage = ({ operation, score }: ToolReading, body: unknown): boolean =>
	operation === 'detect' && score < 0.75 && (body as { readonly code?: string }).code === settings.language;

/** The box: what is typed, what it may mean, and the answer to the chosen meaning. */
export class Ask {
	text = $state('');
	understood: Understood = $state.raw({ readings: [], noTool: null });
	/** Which of the readings is answered; -1 where a day is, or what is known not to be here. */
	chosen = $state(0);
	card: Card | null = $state.raw(null);
	/** The text that `understood` is about. */
	settled = $state('');
	#timer: ReturnType<typeof setTimeout> | undefined;
	#abort: AbortController | null = null;
	/** Which town was said to be meant by a name. */
	readonly #meant = new Map<string, Town>();
	/** Country of the device. */
	#home = '';
	/** Counts looks at the text: a later one, or an end, takes the place of those before. */
	#looks = 0;

	get reading(): BoxReading | undefined {
		return this.understood.readings[this.chosen];
	}

	/** Hears of every letter. */
	type(text: string): void {
		this.text = text;
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => void this.look(), text === '' ? 0 : LOOK_DELAY);
	}

	/** Understands what is typed now, and starts to answer it. */
	async look(): Promise<void> {
		clearTimeout(this.#timer);
		this.#abort?.abort();
		const { text } = this;
		const look = ++this.#looks;
		const isOver = () => text !== this.text || look !== this.#looks;
		const [{ understand }, { hintsOf }, { titlesSpoken }, { mayBeSum, readSum, withSum }, { device }] =
			await Promise.all([
				import('./box'),
				import('./box-hints'),
				import('./box-titles'),
				import('./typed-sum'),
				import('./settings/device')
			]);
		const hints = hintsOf(await device(), localDay(), settings.locale);
		this.#home = hints.home;
		let understood = understand(text, hints, titlesSpoken());
		if (isOver()) return;
		const typed = hints.groupsByDot ? withPoints(text.trim()) : text.trim();
		if (mayBeSum(typed, understood)) {
			const abort = new AbortController();
			this.#abort = abort;
			this.#timer = setTimeout(() => abort.abort(), SUM_DEADLINE);
			// An engine that can't be asked, or not soon, leaves the box's own reading.
			const sum = await readSum(typed, abort.signal).catch(() => null);
			if (isOver()) return;
			if (sum) understood = withSum(understood, sum);
		}
		this.understood = understood;
		this.settled = text;
		this.#take(understood.day === undefined && understood.noTool === null ? 0 : -1, true);
	}

	/** Answers another of the readings. */
	choose(index: number): void {
		this.#take(index, false);
	}

	/** Answers a reading; `isGuess` where nobody chose it, so that it may give way to the next. */
	#take(index: number, isGuess: boolean): void {
		this.chosen = index;
		this.#abort?.abort();
		const { reading } = this;
		const entry = reading?.kind === 'tool' ? listedOf(reading) : undefined;
		if (reading?.kind !== 'tool' || !entry) {
			this.card = null;
			return;
		}
		this.card = { entry, reading, values: reading.values, address: addressOf(entry, reading.values), line: '', answer: null, unknownPlace: null, unsurePlace: null }; // prettier-ignore
		const abort = new AbortController();
		this.#abort = abort;
		this.#timer = setTimeout(() => void this.#answer(entry, reading, abort, isGuess), ASK_DELAY);
	}

	/** Says which town a name means, and answers with it. */
	mean(name: string, town: Town): void {
		this.#meant.set(name, town);
		this.choose(this.chosen);
	}

	async #answer(entry: Listed, reading: ToolReading, abort: AbortController, isGuess: boolean): Promise<void> {
		/** Whether the next reading is taken instead: what was only guessed was not so. */
		const givesWay = (surest = GUESS): boolean => {
			const { readings } = this.understood;
			// Which script it is in is never what was asked.
			const next = readings.findIndex((other, at) => at > this.chosen && !(other.kind === 'tool' && other.operation === 'script')); // prettier-ignore
			if (!isGuess || reading.score > surest || next < 0) return false;
			this.#take(next, true);
			return true;
		};
		try {
			const values: Record<string, string> = { ...reading.values };
			const found: string[] = [];
			for (const [field, name] of Object.entries(reading.places ?? {})) {
				const town =
					this.#meant.get(name) ??
					(await resolvePlace(name, entry.operation.path !== '/v1/timezone', this.#home, abort.signal));
				if (abort.signal.aborted) return;
				if (!('coords' in town)) {
					if ((town.length === 0 || !isNamedSo(name, town)) && givesWay()) return;
					// Its tool opens with the name, and says the same: not with the place of the device.
					values[field] = name;
					const open = town.length > 0 ? { unsurePlace: { name, towns: town } } : { unknownPlace: name };
					if (this.card) this.card = { ...this.card, values, address: addressOf(entry, values), ...open };
					return;
				}
				values[field] = town.coords;
				found.push(town.label);
			}
			// What was found is said, so that nobody takes another place's answer for that of the one that was meant.
			// A time elsewhere is told with the time that it was asked for.
			const asked = reading.values['at'] === undefined ? [] : [reading.about];
			const about = found.length > 0 ? [...asked, found.join(' → ')].join(' · ') : reading.about;
			const address = addressOf(entry, values);
			if (this.#abort === abort && this.card)
				this.card = { ...this.card, reading: { ...reading, about }, values, address };
			const { operation } = await loadEntry(entry);
			const asks = operation.kind !== 'feed' || SAFE_FEEDS.has(operation.path);
			if (!asks || operation.secret || operation.accepts || !isComplete(operation, values)) return;
			if (Object.keys(values).length === 0 && operation.params.required.length > 0) return;
			const answer = await request(operation, toInput(operation, values), { signal: abort.signal });
			if (this.#abort !== abort || !this.card) return;
			if (!answer.ok) {
				// What is not there, or has no value, is said in place of an empty card; half-typed questions are not scolded.
				const isSaid =
					answer.error && (answer.error.code === 'NOT_FOUND' || /division by zero/i.test(answer.error.message));
				if (!answer.error || !isSaid) return;
				// Of two words that are no entry together, or of another language, the tool that finds articles knows more.
				const isOther = / /.test(this.settled.trim()) || settings.language !== 'en';
				if (answer.error.code === 'NOT_FOUND' && isOther && givesWay()) return;
				const [{ errorWords }, { t }] = await Promise.all([
					import('./call/error-messages'),
					import('./words/messages.svelte')
				]);
				if (this.#abort === abort) this.card = { ...this.card, line: errorWords(answer.error, t) };
				return;
			}
			// That English is English is no answer to a question in it.
			if (isOwnLanguage(reading, answer.body) && this.settled.trim().split(/\s+/).length <= MAX_ASKED && givesWay())
				return;
			const { lineOf } = await import('./call/answer-summary');
			const line = lineOf(reading.group, reading.operation, answer.body, values, localDay());
			if (line === '' && reading.mayBeNone && givesWay(1)) return;
			const { otherwise } = reading;
			if (line === '' && otherwise) {
				const other = await request(operation, toInput(operation, otherwise), { signal: abort.signal });
				if (this.#abort !== abort || !this.card) return;
				if (other.ok) {
					const said = lineOf(reading.group, reading.operation, other.body, otherwise, localDay());
					this.card = { ...this.card, values: otherwise, address: addressOf(entry, otherwise), line: said, answer: other }; // prettier-ignore
					return;
				}
			}
			this.card = { ...this.card, line, answer };
		} catch (error) {
			// The tool's own page says what is wrong.
			if (!abort.signal.aborted) console.warn('box: no answer', error);
		}
	}

	/** Gives up what is under way. */
	stop(): void {
		this.#looks++;
		clearTimeout(this.#timer);
		this.#abort?.abort();
	}
}
