/** IANA zones by abbreviation. Where several countries use one, that with the most people who write it so in English. */
export const ZONE_CODES: Readonly<Record<string, string>> = {
	EST: 'America/New_York', EDT: 'America/New_York', ET: 'America/New_York', CST: 'America/Chicago', CDT: 'America/Chicago', CT: 'America/Chicago',
	MST: 'America/Denver', MDT: 'America/Denver', MT: 'America/Denver', PST: 'America/Los_Angeles', PDT: 'America/Los_Angeles', PT: 'America/Los_Angeles',
	AKST: 'America/Anchorage', AKDT: 'America/Anchorage', HST: 'Pacific/Honolulu', AST: 'America/Halifax', ADT: 'America/Halifax', NST: 'America/St_Johns',
	WET: 'Europe/Lisbon', WEST: 'Europe/Lisbon', CET: 'Europe/Berlin', CEST: 'Europe/Berlin', MEZ: 'Europe/Berlin', MESZ: 'Europe/Berlin', EET: 'Europe/Athens', EEST: 'Europe/Athens', BST: 'Europe/London', MSK: 'Europe/Moscow',
	IST: 'Asia/Kolkata', PKT: 'Asia/Karachi', SGT: 'Asia/Singapore', HKT: 'Asia/Hong_Kong', JST: 'Asia/Tokyo', KST: 'Asia/Seoul',
	AEST: 'Australia/Sydney', AEDT: 'Australia/Sydney', ACST: 'Australia/Adelaide', AWST: 'Australia/Perth', NZST: 'Pacific/Auckland', NZDT: 'Pacific/Auckland', SAST: 'Africa/Johannesburg'
}; // prettier-ignore
