import { groups } from '../../engines/index';
import type { Group, Operation } from '../../engines/kit/contract';

/** One operation with where it stands. */
export interface Entry {
	readonly group: Group;
	/** Name in the contract: `onThisDay`. */
	readonly name: string;
	/** Name in addresses: `on-this-day`. */
	readonly slug: string;
	/** Name in words: `On this day`. */
	readonly title: string;
	readonly operation: Operation;
}

const slugOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Names for people, where the contract's own name says little without its group. */
const TITLES: Readonly<Record<string, string>> = {
	'language/detect': 'Detect language',
	'language/detectBatch': 'Many texts',
	'language/script': 'Scripts',
	'language/languages': 'Languages known',
	'text/readability': 'Readability',
	'earthquakes/recent': 'Recent earthquakes',
	'holidays/holidays': 'Holidays of a year',
	'currency/rates': 'Exchange rates',
	'phone/example': 'Example numbers',
	'food/product': 'Product by barcode',
	'dictionary/related': 'Related words',
	'geo/timezone': 'Time zone',
	'encyclopedia/autocomplete': 'Find articles',
	'image/info': 'Facts of a picture',
	'news/search': 'Search stories',
	'universities/countries': 'By country',
	'qr/wifi': 'Wi-Fi code'
};

function titleOf(group: string, name: string): string {
	const words = slugOf(name).replaceAll('-', ' ');
	return TITLES[`${group}/${name}`] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Every operation, in display order. */
export const entries: readonly Entry[] = groups.flatMap((group) =>
	Object.entries(group.operations).map(([name, operation]) => ({
		group,
		name,
		slug: slugOf(name),
		title: titleOf(group.id, name),
		operation
	}))
);

export { groups };
