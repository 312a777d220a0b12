import type { Infer } from '../../../engines/kit/schema';
import type { geo } from '../../../engines/geo/contract';
import { request } from '../../client';
import { countryName } from '../../state/settings/country-name';
import { t } from '../../state/words/messages.svelte';

/** A city as `GET /v1/places` answers it. */
export type City = Infer<typeof geo.operations.places.response>['places'][number];

/** Something that the text in a place's field may mean. */
export interface PlaceOption {
	/** As the API takes it: `52.52, 13.405`. */
	readonly value: string;
	readonly label: string;
	/** Where it is, for telling it from others of its name. */
	readonly detail: string;
	readonly city: City | null;
}

/** Typing pauses of this length ask for cities, milliseconds. */
const PAUSE = 120;
const OPTIONS = 6;

/** State of a place's field: the typed text, its candidates, and the highlighted one. */
export class PlaceChoice {
	options: readonly PlaceOption[] = $state.raw([]);
	active = $state(0);
	/** The text of the shown options: during a search, those of the previous text are still shown. */
	#of = '';
	note: string | null = $state(null);
	#asked = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** Looks at a text. True when it gives coordinates, so that the API sees it. Cities become options later. */
	async read(text: string): Promise<boolean> {
		clearTimeout(this.#timer);
		const asked = ++this.#asked;
		this.note = null;
		if (text.trim() === '') {
			this.close();
			return true;
		}
		const { readPlace } = await import('../../../engines/kit/place');
		if (asked !== this.#asked) return false;
		const reading = readPlace(text);
		if (reading.kind === 'none') {
			this.#timer = setTimeout(() => void this.#ask(text, asked), PAUSE);
			return false;
		}
		this.active = 0;
		this.#of = text;
		this.options =
			reading.kind === 'doubtful'
				? reading.readings.map(({ lat, lon }) => ({
						value: `${lat}, ${lon}`,
						label: `${lat}, ${lon}`,
						detail: t('latitudeLongitude'),
						city: null
					}))
				: [];
		return reading.kind !== 'doubtful';
	}

	async #ask(text: string, asked: number): Promise<void> {
		const { geo } = await import('../../../engines/geo/contract');
		const answer = await request(geo.operations.places, { q: text.trim(), limit: OPTIONS }).catch(() => null);
		if (asked !== this.#asked) return;
		this.active = 0;
		this.#of = text;
		this.options = answer?.ok ? answer.body.places.map(optionOf) : [];
		this.note = answer?.ok ? (answer.body.note === null ? null : t('cityUnknown')) : t('citiesFailed');
	}

	/** The option that Enter takes; undefined without one, or when the options belong to another text. */
	current(text: string | null): PlaceOption | undefined {
		return text === this.#of ? this.options[this.active] : undefined;
	}

	/** How a chosen option is called in the field: with what tells it from others of its name. */
	labelOf({ label, detail, city }: PlaceOption): string {
		if (city === null) return label;
		const several = this.options.filter((option) => option.label === label).length > 1;
		return `${label}, ${several ? detail : city.country}`;
	}

	/** Looks at another option: 1 the next, -1 the one before. */
	move(by: 1 | -1): void {
		const count = this.options.length;
		if (count > 0) this.active = (this.active + by + count) % count;
	}

	close(): void {
		clearTimeout(this.#timer);
		this.#asked++;
		this.options = [];
		this.active = 0;
	}
}

/** How a city is offered: by its own name where that was typed. */
function optionOf(city: City): PlaceOption {
	const name = city.matched_name ?? city.name;
	const where = [city.subdivision, countryName(city.country)]
		.filter((part) => part !== null && part !== city.name)
		.join(', ');
	return {
		value: `${city.latitude}, ${city.longitude}`,
		label: name === city.name || name === city.local_name ? name : `${city.name} (${name})`,
		detail: where,
		city
	};
}
