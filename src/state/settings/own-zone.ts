/** Names that browsers still give, by those of the table. */
const OLD_ZONES: Readonly<Record<string, string>> = {
	'Asia/Calcutta': 'Asia/Kolkata',
	'Asia/Katmandu': 'Asia/Kathmandu',
	'Asia/Saigon': 'Asia/Ho_Chi_Minh',
	'Asia/Rangoon': 'Asia/Yangon',
	'Europe/Kiev': 'Europe/Kyiv',
	'America/Buenos_Aires': 'America/Argentina/Buenos_Aires'
};

/** IANA name of the zone that the clock is set to. Browsers that have Temporal say it without formats of dates, which take a phone long. */
function clockZone(): string {
	const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId(): string } } };
	return Temporal?.Now.timeZoneId() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** IANA name of this device's zone, as the table of places has it. */
export function ownZone(): string {
	const zone = clockZone();
	return OLD_ZONES[zone] ?? zone;
}

const FILES: Readonly<Record<string, () => Promise<{ readonly ZONE_PLACES: string }>>> = {
	Africa: () => import('./zone-places/africa.generated'),
	America: () => import('./zone-places/america.generated'),
	Asia: () => import('./zone-places/asia.generated'),
	Europe: () => import('./zone-places/europe.generated')
};

/** Zones of the part of the world where this device is, each with its country and place. */
export async function loadZonePlaces(): Promise<string> {
	const load = FILES[ownZone().replace(/\/.*/, '')] ?? (() => import('./zone-places/oceans.generated'));
	return (await load()).ZONE_PLACES;
}
