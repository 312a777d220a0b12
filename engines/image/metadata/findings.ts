import { ABOUT, type About } from './about';

/** Something in the file that tells about whoever made it. */
export interface Finding {
	readonly about: About;
	/** The block and the tag in it: `XMP dc:creator`. */
	readonly where: string;
	readonly value: string;
}

/** What tags are about, by their name without prefix and path; the first that matches counts. */
const RULES: readonly (readonly [about: About | null, names: RegExp])[] = [
	// Numbers, units and versions of formats that sound like something else.
	[
		null,
		/^(?:GPSVersionID|GPS(?:Latitude|Longitude|Altitude|Speed|Track|ImgDirection|Dest\w+)Ref|GPSMapDatum|GPSMeasureMode|GPSStatus|GPSDifferential|GPSDOP|GPSSatellites|GPSProcessingMethod|Sub[sS]ec\w*|OffsetTime\w*|ExposureTime|ExifVersion|FlashPixVersion|FlashpixVersion|ColorMode|LegacyIPTCDigest|NativeDigest|CameraElevationAngle|LensType|MeteringMode|SelfTimerMode|DateDisplayFormat|BitsPerSample|format|Format|Urgency|SceneCaptureType|CityCode|RuntimeFlags|CameraProfile\w*|LensProfile\w*|LensManual\w*|SubjectDistance\w*|SubjectArea|SubjectLocation|BodyFirmware\w*|UsePanoramaViewer|HistorySource|AutoLateral\w*|TimeZone|ProcessVersion|ModelReleaseYear)$/
	],
	[
		'ai',
		/^(?:DigitalSourceType|DigitalSourceFileType|parameters|prompt|workflow|Dream|dream|sd-metadata|invokeai_\w+|negative_prompt|generation_data|AISystem\w*|AIPrompt\w*|AIGC)$/
	],
	[
		'serial',
		/Serial|DocumentID|InstanceID|documentID|instanceID|UniqueID|UUID|GUID|Identifier(?!s)|CaptureRequestID|ShutterCount|ImageNumber|ImageCount|FileNumber|LivePhotoVideoIndex|PowerUpTime|JobID|ProductID|UniqueObjectName|DocumentNotes|DocumentAncestors|monitor serial|deviceId|DroneId/i
	],
	['date', /^GPS(?:DateStamp|TimeStamp)$/],
	[
		'place',
		/^GPS|City|State$|^State|Country|Location(?!ShownDetails)|Sub-location|Province|Landmark|Latitude|Longitude|Altitude|Hometown|Destination(?!s)|Region(?!s|Info|List)|WorldRegion|CtryCode|CiAdr|Geo(?:Tag|Lat|Lon)/
	],
	[
		'person',
		/Artist|[Cc]reator(?!Tool)|By-?line|[Aa]uthor|[Cc]opyright|[Rr]ights(?!Marked)|Owner|Photographer|ImageEditor|^Credit|^Source$|Writer|Contact|PersonInImage|PersonDisplayName|PersonEmail|FaceName|BabyName|BabyAge|FaceAge|FaceBirthday|HostComputer|Licensor|CiEmail|CiTel|CiUrl|WebStatement|UsageTerms|^URL|Regions?\/Name|mwg-rs:Name|^Name$|[Pp]ublisher|[Cc]ontributor|signed by|userName|Camera Owner|Maintainer|Attribution|StitchingUser/
	],
	[
		'edit',
		/Software|CreatorTool|[Hh]istory|HistorySoftwareAgent|softwareAgent|^program$|xmptk|Toolkit|claim generator|ImageHistory|Application|Generator|DerivedFrom|derived|Producer|RawFileName|PreservedFileName|operation$|PMVersion|Platform$|OriginatingProgram|actions?$|made from/
	],
	[
		'date',
		/Date|^Time|Time(?:Created|Stamp|Sent)$|TimeStamp|DateTime|[Ww]hen$|ModifyDate|SubsecTime|SubSecTime|OffsetTime|UTC|tIME/
	],
	[
		'device',
		/Make$|^Model|Model$|Lens|Camera|Firmware|Device|OwnerModel|FaceCapture|ProcessingSensor|monitor|ImageType/
	],
	[
		'words',
		/[Dd]escription|[Cc]aption|[Tt]itle|Headline|[Kk]eywords|[Ss]ubject|[Cc]omment|Instructions|ObjectName|Categor|Label|Nickname|DocumentName|PageName|TransmissionReference|Event|slice|path|channel|URL list|Notes?$|AltTextAccessibility|ExtDescr|Headline|Hierarchical|Warning|Disclaimer|Tags?(?:List)?$|CatalogSets|XP(?:Title|Comment|Keywords|Subject)|Rating$|text$|name$/
	]
];

/** Values that say nothing: programs write them where nobody gave a name. */
const EMPTY =
	/^(?:|unknown|none|n\/a|null|undefined|default|-+|0+|(?:0000[:-]00[:-]00.*)|\s*|OLYMPUS DIGITAL CAMERA|picasastamp)$/i;

/** What a tag is about, null where it tells nothing of a person. */
export function aboutTag(name: string): About | null {
	const local = name.replace(/^.*[/]/, '').replace(/^[\w-]+:/, '');
	for (const [about, pattern] of RULES) if (pattern.test(local)) return about;
	// Members of a structure by the property that holds them: CreatorContactInfo/CiAdrCity, LocationCreated/City.
	const outer = /^(?:[\w-]+:)?([^/]+)\//.exec(name)?.[1];
	return outer === undefined ? null : (RULES.find(([, pattern]) => pattern.test(outer))?.[0] ?? null);
}

/** Signs of picture generators in a text of any place. */
const GENERATED =
	/trainedAlgorithmicMedia|compositeSynthetic|compositeWithTrained|algorithmicMedia|CompositeIncludingSynthetic|Negative prompt:|\bSteps: \d+, Sampler|"class_type"|stable.?diffusion|midjourney|dall[·-]?e|comfyui|novelai|invokeai|adobe firefly|made with google ai|imagen |openai|automatic1111|fooocus/i;

/** Whether a text tells that a machine made the pixels. */
export const tellsGenerated = (text: string) => GENERATED.test(text.slice(0, 20_000));

const MAX_VALUE = 400;
const MAX_FINDINGS = 500;

/** Collects findings, each value once for what it is about. */
export class Findings {
	readonly list: Finding[] = [];
	private readonly seen = new Set<string>();

	/** Whether it tells anything at all: an empty or meaningless value does not. */
	add(about: About, where: string, value: string): boolean {
		const text = value.trim();
		const key = `${about} ${text}`;
		if (EMPTY.test(text)) return false;
		if (this.seen.has(key) || this.list.length >= MAX_FINDINGS) return true;
		this.seen.add(key);
		this.list.push({ about, where, value: text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text });
		return true;
	}

	/** What matters most first: the order of ABOUT. */
	sorted(): readonly Finding[] {
		return this.list.toSorted((a, b) => ABOUT.indexOf(a.about) - ABOUT.indexOf(b.about));
	}
}
