/** Days of the offices of Delhi, which the second list gives to every state. */
export const DELHI = {
	mahavir: ["Mahavira's Birthday"],
	buddha: ['Buddha Purnima'],
	nanak: ["Guru Nanak's Birthday"],
	holi: ['Holi'],
	ram: ['Ram Navami'],
	shivaratri: ['Maha Shivaratri'],
	janmashtami: ['Janmashtami (Vaishnava)'],
	milad: ["Prophet's Birthday", "Prophet's Birthday (estimated)"],
	muharram: ['Ashura', 'Ashura (estimated)'],
	friday: ['Good Friday'],
	dussehra: ['Dussehra'],
	bakrid: ['Eid al-Adha', 'Eid al-Adha (estimated)'],
	ambedkar: ["Dr. B. R. Ambedkar's Birthday"]
} as const;
export type Delhi = keyof typeof DELHI;

/** What the own lists of a state have and have not. */
export interface Lists {
	readonly place: string;
	/** The year of the first of the lists that agree; the last is of 2021 or later, and no later one says otherwise. */
	readonly from: number;
	readonly to?: number;
	/** Feasts that these lists have, as our list names them. */
	readonly has?: readonly string[];
	/** Days of Delhi's offices, and others of the second list, that they have not or leave to each official's choice. */
	readonly not?: readonly (Delhi | `: ${string}`)[];
	readonly source: string;
	readonly url: string;
}
