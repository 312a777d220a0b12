import { fieldName, fieldText, tagKey, type TagKey } from './exif-words';
import type { Info } from './privacy';

type Title = `group ${'place' | 'time' | 'camera' | 'exposure' | 'words' | 'other'}`;

export interface FieldGroup {
	/** A key of the words. */
	readonly title: Title;
	readonly fields: readonly {
		readonly tag: string;
		readonly key: TagKey | null;
		readonly name: string;
		readonly text: string;
	}[];
}

/** Tags by heading; unlisted ones come under the last. */
const GROUPS: readonly { readonly title: Title; readonly pattern: RegExp }[] = [
	{ title: 'group place', pattern: /^GPS/ },
	{ title: 'group time', pattern: /^(?:DateTime|OffsetTime|SubsecTime|TimeZoneOffset)/ },
	{
		title: 'group camera',
		pattern:
			/^(?:Make|Model|Software|HostComputer|Lens|Body|Camera|RAW|Image(?:Editing|UniqueID)|SensingMethod|FileSource)/
	},
	{
		title: 'group exposure',
		pattern:
			/^(?:Exposure|FNumber|ISO|Shutter|Aperture|MaxAperture|Brightness|Flash(?!Pix)|FocalLength|Metering|LightSource|WhiteBalance|Sensitivity|StandardOutput|Recommended|Scene|GainControl|Contrast|Saturation|Sharpness|DigitalZoom|Subject|Custom|SelfTimer)/
	},
	{
		title: 'group words',
		pattern:
			/^(?:XP|UserComment|Artist|Copyright|Photographer|Image(?:Description|Title|Editor)|DocumentName|PageName|Rating)/
	}
];

/** The tags of a picture under headings, in words: `1/250 s`, `f/2.8`, `35 mm`. Headings without a tag are left out. */
export function groupFields(exif: Info['exif']): FieldGroup[] {
	const rest = Object.entries(exif).map(([tag, value]) => ({
		tag,
		key: tagKey(tag),
		name: fieldName(tag),
		text: fieldText(tag, value)
	}));
	const groups: FieldGroup[] = GROUPS.map(({ title, pattern }) => ({
		title,
		fields: rest.filter(({ tag }) => GROUPS.find((group) => group.pattern.test(tag))?.pattern === pattern)
	}));
	const other = rest.filter(({ tag }) => !GROUPS.some(({ pattern }) => pattern.test(tag)));
	return [...groups, { title: 'group other' as const, fields: other }].filter(({ fields }) => fields.length > 0);
}
