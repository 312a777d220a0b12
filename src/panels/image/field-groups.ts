import type { Info } from './privacy';

export interface FieldGroup {
	readonly title: string;
	readonly fields: readonly { readonly name: string; readonly text: string }[];
}

/** Which tags stand under which heading; what is in none stands under `Other`. */
const GROUPS: readonly { readonly title: string; readonly pattern: RegExp }[] = [
	{ title: 'Place', pattern: /^GPS|^SubjectLocation$/ },
	{ title: 'Time', pattern: /^(?:DateTime|OffsetTime|SubsecTime|TimeZoneOffset)/ },
	{
		title: 'Camera',
		pattern:
			/^(?:Make|Model|Software|HostComputer|Lens|Body|Camera|RAW|Image(?:Editing|UniqueID)|SensingMethod|FileSource)/
	},
	{
		title: 'Exposure',
		pattern:
			/^(?:Exposure|FNumber|ISO|Shutter|Aperture|MaxAperture|Brightness|Flash(?!Pix)|FocalLength|Metering|LightSource|WhiteBalance|Sensitivity|StandardOutput|Recommended|Scene|GainControl|Contrast|Saturation|Sharpness|DigitalZoom|Subject|Custom|SelfTimer)/
	},
	{
		title: 'Words and names',
		pattern:
			/^(?:XP|UserComment|Artist|Copyright|Photographer|Image(?:Description|Title|Editor)|DocumentName|PageName|Rating)/
	}
];

/** The tags of a picture under headings, in words: `1/250 s`, `f/2.8`, `35 mm`. Headings without a tag are left out. */
export function groupFields(exif: Info['exif']): FieldGroup[] {
	const rest = Object.entries(exif).map(([name, value]) => ({ name, text: fieldText(name, value) }));
	const groups: FieldGroup[] = GROUPS.map(({ title, pattern }) => ({
		title,
		fields: rest.filter(({ name }) => GROUPS.find((group) => group.pattern.test(name))?.pattern === pattern)
	}));
	const other = rest.filter(({ name }) => !GROUPS.some(({ pattern }) => pattern.test(name)));
	return [...groups, { title: 'Other', fields: other }].filter(({ fields }) => fields.length > 0);
}

type Value = Info['exif'][string];

/** A tag's value as people write it. */
export function fieldText(name: string, value: Value): string {
	if (typeof value === 'object') return value.map((part) => (part === null ? '?' : short(part))).join(', ');
	if (typeof value === 'string') return value;
	if (name === 'ExposureTime') return exposure(value);
	if (name === 'FNumber') return `f/${short(value)}`;
	if (name === 'FocalLength' || name === 'FocalLengthIn35mmFilm') return `${short(value)} mm`;
	if (name === 'ExposureBiasValue') return `${value > 0 ? '+' : ''}${short(value)} EV`;
	if (name === 'GPSAltitude' || name === 'SubjectDistance') return `${short(value)} m`;
	return short(value);
}

const exposure = (seconds: number) =>
	seconds > 0 && seconds < 0.5 ? `1/${short(1 / seconds)} s` : `${short(seconds)} s`;

const short = (value: number) => String(Math.round(value * 1000) / 1000);
