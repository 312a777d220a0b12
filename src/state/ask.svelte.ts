import { request, type Answer } from '../client';
import { entries, loadEntry, type Entry, type Listed } from './pages/catalogue';
import { listedOf, readingAddress, readingValues, type Asked, type Reading } from './pages/reading-link';
import { isComplete, toInput } from './call/form-values';
import { countryName } from './settings/country-name';
import { localDay } from './settings/local-day';
import { settings } from './settings/settings.svelte';

/** Pause in typing before a request, milliseconds. */
const LOOK_DELAY = 120;
/** Feeds that the box may use while the visitor types: their requests contain no typed text. */
const SAFE_FEEDS = new Set(['/v1/rates', '/v1/recent']);
/** Towns that are offered where a name may mean several. */
const TOWNS = 6;
const PLACE_FIELDS = ['coords', 'from', 'to', 'near'] as const;

/** The answer card: a reading with its values, and the answer in a line where there is one. */
export interface Card {
	readonly entry: Listed;
	readonly reading: Reading;
	readonly values: Readonly<Record<string, string>>;
	/** Address of the tool's page with the values in it. */
	readonly address: string;
	readonly line: string;
	/** Reason for a missing line: an error, or the request that opening the page sends to its source. */
	readonly problem: string;
	readonly answer: Answer | null;
	readonly unsurePlace: { readonly field: string; readonly name: string; readonly towns: readonly Town[] } | null;
}

/** A town that a name may mean. */
export interface Town {
	/** As the API takes it. */
	readonly coords: string;
	/** With what tells it from others of its name: `Springfield, Missouri, United States`. */
	readonly label: string;
}

/** The used fields of a place of the API. */
interface Place {
	readonly name: string;
	readonly subdivision: string | null;
	readonly country: string;
	readonly latitude: number;
	readonly longitude: number;
}

const entryOf = async (path: string): Promise<Entry> => {
	const listed = entries.find(({ operation }) => operation.path === path);
	if (!listed) throw new Error(`no operation at ${path}`);
	return loadEntry(listed);
};

/** State of the box: the typed text, its readings, and the answer to the chosen one. `/v1/ask` does the interpretation. */
export class Ask {
	text = $state('');
	readings: readonly Reading[] = $state.raw([]);
	/** A sentence about a question outside the product; null when a reading is sure. */
	notHere: string | null = $state.raw(null);
	/** Index of the answered reading, or -1 without a sure one. */
	chosen = $state(-1);
	card: Card | null = $state.raw(null);
	settled = $state('');
	#given: Asked['answer'] = null;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#abort: AbortController | null = null;

	get reading(): Reading | undefined {
		return this.readings[this.chosen];
	}

	/** Hears of every letter. */
	type(text: string): void {
		this.text = text;
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => void this.look(), text === '' ? 0 : LOOK_DELAY);
	}

	/** Sends the current text, and fetches the answer. */
	async look(): Promise<void> {
		clearTimeout(this.#timer);
		this.#abort?.abort();
		const { text } = this;
		const abort = new AbortController();
		this.#abort = abort;
		const asked =
			text.trim() === '' ? { readings: [], answer: null, not_here: null } : await this.#ask(text, abort.signal);
		if (abort.signal.aborted || asked === null) return;
		this.readings = asked.readings;
		this.notHere = asked.not_here?.text ?? null;
		this.settled = text;
		this.#given = asked.answer;
		await this.#take(asked.readings[0]?.sure ? 0 : -1);
	}

	async #ask(q: string, signal: AbortSignal): Promise<Asked | null> {
		try {
			const [{ operation }, { device }] = await Promise.all([entryOf('/v1/ask'), import('./settings/device')]);
			const { country, zone } = await device();
			const answer = await request(operation, { q, lang: settings.language, country, time_zone: zone }, { signal });
			return answer.ok ? (answer.body as Asked) : null;
		} catch (error) {
			if (!signal.aborted) console.warn('box: not asked', error);
			return null;
		}
	}

	choose(index: number): void {
		void this.#take(index);
	}

	mean(field: string, town: Town): void {
		const { reading } = this;
		if (reading) void this.#answer({ ...reading, text: town.label, input: { ...reading.input, [field]: town.coords } });
	}

	async #take(index: number): Promise<void> {
		this.chosen = index;
		const { reading } = this;
		this.card = null;
		if (reading && reading.group !== 'page') await this.#answer(reading);
	}

	async #answer(reading: Reading): Promise<void> {
		const entry = listedOf(reading);
		if (!entry) return;
		const values = readingValues(reading);
		const given = reading === this.readings[0] ? this.#given : null;
		const card: Card = {
			entry,
			reading,
			values,
			address: readingAddress(entry, reading),
			line: given?.text ?? '',
			problem: '',
			answer: null,
			unsurePlace: null
		};
		this.card = card;
		const abort = new AbortController();
		this.#abort?.abort();
		this.#abort = abort;
		try {
			const { operation, group } = await loadEntry(entry);
			const asks = operation.kind !== 'feed' || SAFE_FEEDS.has(operation.path);
			const source = group.source.name ?? '';
			if (!asks && isComplete(operation, values)) {
				const { t } = await import('./words/messages.svelte');
				if (this.#abort === abort) this.card = { ...card, problem: t('opensSource', { source }) };
			}
			if (!asks || operation.secret || operation.accepts || !isComplete(operation, values) || Object.keys(values).length === 0) return; // prettier-ignore
			const answer = await request(operation, toInput(operation, values), { signal: abort.signal });
			if (this.#abort !== abort) return;
			if (!answer.ok) {
				const unsurePlace = await this.#unsurePlace(answer, values, abort.signal);
				const [{ errorWords, loadErrorWords }, { t }] = await Promise.all([
					import('./call/error-messages'),
					import('./words/messages.svelte')
				]);
				await loadErrorWords();
				const problem = unsurePlace || !answer.error ? '' : errorWords(answer.error, t, source);
				if (this.#abort === abort) this.card = { ...card, problem, unsurePlace };
				return;
			}
			const { lineOf, loadLines } = await import('./call/answer-summary');
			const { group: id, operation: name, focus } = reading;
			if (given?.text === undefined) await loadLines(id);
			const line = given?.text ?? lineOf(id, name, answer.body, values, localDay(), focus);
			this.card = { ...card, line, answer };
		} catch (error) {
			// The tool's own page shows the error.
			if (!abort.signal.aborted) console.warn('box: no answer', error);
		}
	}

	/** The candidates of an ambiguous town name that prevents an answer. */
	async #unsurePlace(
		{ error }: Answer,
		values: Readonly<Record<string, string>>,
		signal: AbortSignal
	): Promise<Card['unsurePlace']> {
		const field = PLACE_FIELDS.find((name) => name === error?.field);
		const name = field && values[field];
		if (!field || !name) return null;
		const { operation } = await entryOf('/v1/places');
		const found = await request(operation, { q: name, limit: TOWNS }, { signal });
		if (!found.ok) return null;
		const towns = (found.body as { readonly places: readonly Place[] }).places.map((place) => ({
			coords: `${place.latitude},${place.longitude}`,
			label: [...new Set([place.name, place.subdivision, countryName(place.country)].filter(Boolean))].join(', ')
		}));
		return towns.length > 0 ? { field, name, towns } : null;
	}

	stop(): void {
		clearTimeout(this.#timer);
		this.#abort?.abort();
	}
}
