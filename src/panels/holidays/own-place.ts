/** A country and, where it is plain, the part of it. */
export interface OwnPlace {
	readonly country: string;
	readonly subdivision: string;
}

/** Time zones that lie in one state or province alone. Source: IANA tzdata, zone1970.tab. */
const LANDS: Readonly<Record<string, string>> = {
	'Africa/Ceuta': 'ES-CE',
	'America/Anchorage': 'US-AK',
	'America/Bahia': 'BR-BA',
	'America/Campo_Grande': 'BR-MS',
	'America/Cuiaba': 'BR-MT',
	'America/Edmonton': 'CA-AB',
	'America/Halifax': 'CA-NS',
	'America/Maceio': 'BR-AL',
	'America/Phoenix': 'US-AZ',
	'America/Recife': 'BR-PE',
	'America/Regina': 'CA-SK',
	'America/Rio_Branco': 'BR-AC',
	'America/St_Johns': 'CA-NL',
	'America/Vancouver': 'CA-BC',
	'America/Winnipeg': 'CA-MB',
	'Atlantic/Canary': 'ES-CN',
	'Australia/Adelaide': 'AU-SA',
	'Australia/Brisbane': 'AU-QLD',
	'Australia/Darwin': 'AU-NT',
	'Australia/Hobart': 'AU-TAS',
	'Australia/Melbourne': 'AU-VIC',
	'Australia/Perth': 'AU-WA',
	'Australia/Sydney': 'AU-NSW',
	'Pacific/Honolulu': 'US-HI'
};

/** Which of the two a browser has depends on its age. */
interface Zoned {
	getTimeZones?(): string[];
	readonly timeZones?: string[];
}

const zonesOf = (country: string): readonly string[] => {
	const locale = new Intl.Locale(`und-${country}`) as unknown as Zoned;
	return locale.getTimeZones?.() ?? locale.timeZones ?? [];
};

/**
 * Where a device is, by its IANA time zone and its language (`de-AT`): the country that has the zone, the language's one when several
 * have it or the browser does not know. Nothing is asked of anyone. Undefined when neither tells.
 */
export function ownPlace(zone: string, language: string, countries: readonly string[]): OwnPlace | undefined {
	const [landCountry, land] = (LANDS[zone] ?? '').split('-');
	if (landCountry && land) return { country: landCountry, subdivision: land };
	const spoken = new Intl.Locale(language).region;
	const has = (country: string) => zonesOf(country).includes(zone);
	// Asked one by one, the likeliest first: all of them take a phone half a second. UTC is no country's.
	const there = !/^(?!Etc\/)\w+\//.test(zone) || (spoken && has(spoken)) ? undefined : countries.find(has);
	const country = there ?? spoken;
	return country === undefined ? undefined : { country, subdivision: '' };
}

const KEPT = 'holidays.place';

/** The place that was chosen last on this device. */
export function keptPlace(storage: Pick<Storage, 'getItem'>): OwnPlace | undefined {
	try {
		const [country = '', subdivision = ''] = (storage.getItem(KEPT) ?? '').split(' ');
		return /^[A-Z]{2}$/.test(country) ? { country, subdivision } : undefined;
	} catch {
		// Storage is refused: there is no last place.
		return undefined;
	}
}

/** Remembers a place on this device, where storage is allowed. */
export function keepPlace(storage: Pick<Storage, 'setItem'>, { country, subdivision }: OwnPlace): void {
	try {
		storage.setItem(KEPT, `${country} ${subdivision}`.trim());
	} catch {
		// Refused or full: the next visit starts from the zone again.
	}
}
