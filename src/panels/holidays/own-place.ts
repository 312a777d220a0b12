import { keepText, readKept } from '../../state/settings/device-storage';

/** A country and, where it is plain, the part of it. */
export type OwnPlace = { readonly country: string; readonly subdivision: string };

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

/** The state or province that has a time zone (IANA) for itself; undefined where more than one lies in it. */
export function landOf(zone: string): OwnPlace | undefined {
	const [country, subdivision] = (LANDS[zone] ?? '').split('-');
	return country && subdivision ? { country, subdivision } : undefined;
}

const KEPT = 'holidays.place';

/** The place that was chosen last on this device. */
export function keptPlace(): OwnPlace | undefined {
	const [country = '', subdivision = ''] = (readKept(KEPT) ?? '').split(' ');
	return /^[A-Z]{2}$/.test(country) ? { country, subdivision } : undefined;
}

/** Remembers a place on this device, where storage is allowed. */
export const keepPlace = ({ country, subdivision }: OwnPlace): unknown =>
	keepText(KEPT, `${country} ${subdivision}`.trim());
