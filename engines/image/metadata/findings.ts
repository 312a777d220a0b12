import { ABOUT, type About } from './about';

/** A piece of metadata that reveals something about the author. */
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
		/^(?:GPSVersionID|GPS(?:Latitude|Longitude|Altitude|Speed|Track|ImgDirection|Dest\w+)Ref|GPSMapDatum|GPSMeasureMode|GPSStatus|GPSDifferential|GPSDOP|GPSSatellites|GPSProcessingMethod|Sub[sS]ec\w*|OffsetTime\w*|ExposureTime|ExifVersion|FlashPixVersion|FlashpixVersion|ColorMode|LegacyIPTCDigest|NativeDigest|CameraElevationAngle|LensType|MeteringMode|SelfTimerMode|DateDisplayFormat|BitsPerSample|format|Format|Urgency|SceneCaptureType|CityCode|RuntimeFlags|CameraProfile\w*|LensProfile\w*|LensManual\w*|SubjectDistance\w*|SubjectArea|SubjectLocation|BodyFirmware\w*|UsePanoramaViewer|HistorySource|SerialNumberFormat|LanguageIdentifier|LivePhotoVideoIndex|type|GPSInfo|AutoLateral\w*|TimeZone|ProcessVersion|ModelReleaseYear|ModelReleaseStatus|MinorModelAgeDisclosure)$/
	],
	['ai', /^(?:DigitalSourceType|DigitalSourceFileType|AISystem\w*|AIPrompt\w*|AIGC)$/],
	[
		'serial',
		/Serial|DocumentID|InstanceID|documentID|instanceID|UniqueID|UUID|GUID|Identifier(?!s)|CaptureRequestID|ShutterCount|ImageNumber|ImageCount|FileNumber|JobID|ProductID|UniqueObjectName|DocumentAncestors|monitor serial|deviceId|DroneId/i
	],
	['date', /^GPS(?:DateStamp|TimeStamp)$/],
	[
		'place',
		/^GPS|City|State$|^State|Country|Location(?!ShownDetails)|Sub-location|Province|Landmark|Latitude|Longitude|Altitude|Hometown|Destination(?!s)|^(?:World)?Region$|CtryCode|CiAdr|Geo(?:Tag|Lat|Lon)/
	],
	[
		'person',
		/Artist|[Cc]reator(?![Tt]ool)|By-?line|[Aa]uthor|[Cc]opyright|[Rr]ights(?!Marked)|Owner|Photographer|ImageEditor|^Credit|^Source$|Writer|Contact|PersonInImage|PersonDisplayName|PersonEmail|FaceName|BabyName|BabyAge|FaceAge|FaceBirthday|HostComputer|Licensor|CiEmail|CiTel|CiUrl|WebStatement|UsageTerms|^URL|Regions?\/Name|mwg-rs:Name|[Pp]ublisher|[Cc]ontributor|signed by|userName|Camera Owner|Maintainer|Attribution|StitchingUser/
	],
	[
		'edit',
		/Software|[Cc]reator[Tt]ool|[Hh]istory|HistorySoftwareAgent|softwareAgent|^program$|xmptk|Toolkit|claim generator|ImageHistory|Application|Generator|DerivedFrom|derived|Producer|RawFileName|PreservedFileName|operation$|PMVersion|Platform$|OriginatingProgram|actions?$|made from/
	],
	[
		'date',
		/PowerUpTime|Date|^Time|Time(?:Created|Stamp|Sent)$|TimeStamp|DateTime|[Ww]hen$|ModifyDate|SubsecTime|SubSecTime|OffsetTime|UTC|tIME/
	],
	[
		'device',
		/Make$|^Model|Model$|Lens|Camera|Firmware|Device|OwnerModel|FaceCapture|ProcessingSensor|monitor|ImageType/
	],
	[
		'words',
		/[Dd]escription|[Cc]aption|[Tt]itle|Headline|[Kk]eywords|[Ss]ubject|[Cc]omment|Instructions|ObjectName|Categor|Label|Nickname|DocumentName|PageName|TransmissionReference|Event|OrganisationInImage|slice|path|channel|URL list|Notes?$|AltTextAccessibility|ExtDescr|Headline|Hierarchical|Warning|Disclaimer|Tags?(?:List)?$|CatalogSets|XP(?:Title|Comment|Keywords|Subject)|Rating$|text$|name$/
	]
];

/** Texts by which picture generators keep their settings: keywords without a vocabulary. XMP's history has `stEvt:parameters`. */
const GENERATOR_TEXTS =
	/^(?:parameters|prompt|workflow|Dream|dream|sd-metadata|invokeai_\w+|negative_prompt|generation_data)$/;

/** Empty values: programs write them when no name was given. */
const EMPTY =
	/^(?:|[0 ]+|9999:99:99.*|unknown|none|n\/a|null|undefined|default|-+|0+|(?:0000[:-]00[:-]00.*)|\s*|OLYMPUS DIGITAL CAMERA|picasastamp)$/i;

/** Vocabularies of settings and layout, by prefix: of them only the names of files tell something. */
const SETTINGS: ReadonlySet<string> = new Set(
	'crs crd crss crlcp hdrgm HDRGainMap GPano GDepth GImage Container Item xmpG xmpTPg stDim stFnt stArea apple-fi icc rdf x'.split(
		' '
	)
);
const FILE_NAME = /FileName$/;
/** Properties that are a person or a company, whatever their inner path is: `dc:creator/cc:Agent/dc:title`. */
const PEOPLE =
	/^Iptc4xmpExt:ImageRegion\/Iptc4xmpExt:Name$|^(?:dc|dcterms|cc|plus|pdf|svg):(?:creator|publisher|contributor|rights|rightsHolder|attributionName|ImageCreator|CopyrightOwner|Licensor|ImageSupplier)(?:$|\/)|^Iptc4xmpExt:(?:PersonInImage|ModelAge|AddlModelInfo)|^plus:ModelReleaseID|^mwg-rs:.*mwg-rs:Name$/;

/** Shape, kind and role of a part of the picture. */
const REGION_LAYOUT = /^Iptc4xmpExt:ImageRegion\/Iptc4xmpExt:(?:RegionBoundary|rCtype|rRole|rId)(?:$|\/)/;

/**
 * Returns the subject of a tag by its path, or null when it is not personal.
 *
 * @param name `GPSLatitude` of EXIF, `photoshop:City` or `xmpMM:History/stEvt:softwareAgent` of XMP: the text before the
 * first colon is the vocabulary, and outer properties come first
 */
export function aboutTag(name: string): About | null {
	let about = subjects.get(name);
	if (about === undefined) {
		about = subjectOf(name);
		if (subjects.size < MAX_SUBJECTS) subjects.set(name, about);
	}
	return about;
}

/** Subjects of the names met so far: files repeat the same some hundred. */
const subjects = new Map<string, About | null>();
const MAX_SUBJECTS = 2000;

function subjectOf(name: string): About | null {
	const steps = name.split('/');
	const last = steps.at(-1) ?? '';
	const [first = ''] = steps;
	if (SETTINGS.has(prefixOf(first)) || SETTINGS.has(prefixOf(last))) return FILE_NAME.test(last) ? 'edit' : null;
	if (REGION_LAYOUT.test(name)) return null;
	if (GENERATOR_TEXTS.test(name)) return 'ai';
	if (PEOPLE.test(name)) return 'person';
	for (const step of [last, ...steps.slice(0, -1)]) {
		const local = step.replace(/^[\w-]+:/, '');
		// Members of a structure by the property that holds them: CreatorContactInfo/CiAdrCity, LocationCreated/City.
		for (const [about, pattern] of RULES) if (pattern.test(local)) return about;
	}
	return null;
}

const prefixOf = (step: string) => step.slice(0, Math.max(0, step.indexOf(':')));

/** Home folders with the person's name; folders that every computer has do not name a person. */
const HOME = /(?:[\\/](?:home|users|documents and settings|dokumente und einstellungen)|^~)[\\/]+([^\\/]{2,64})[\\/]/i;
const SHARED_HOME =
	/^(?:public|shared|default|all users|guest|root|user|users|runner|admin(?:istrator)?|ubuntu|build(?:er)?)$/i;
/** Words about rights and names of licences that stand in a person's field without a name. */
const RIGHTS =
	/\b(?:all rights reserved|copyright(?:ed)?|public domain|no rights reserved|creative commons|attribution|non-?commercial|no-?deriv(?:ative)?s|share-?alike|international|unported|generic|licen[cs]ed?|cc0|cc[ -]by(?:-(?:sa|nc|nd))*|universal)\b/gi;
const namesNobody = (text: string): boolean => !/\p{L}/u.test(text.slice(0, MAX_VALUE).replaceAll(RIGHTS, ''));
/** Returns the person whose home folder a path lies in, or null. */
export function homeOwner(text: string): string | null {
	const home = /[\\/]/.test(text) ? HOME.exec(text.slice(0, MAX_VALUE))?.[1] : undefined;
	return home === undefined || SHARED_HOME.test(home) ? null : home;
}

/** Machines and systems that programs write where the name of a computer belongs. */
const SYSTEM = /^(?:iphone|ipad|ipod|mac ?os|macintosh|windows|linux|android|adobe)\b/i;

/** Returns the subject of a tag with this text by its path, or by the text where that is more specific. */
export function aboutText(name: string, text: string): About | null {
	if (tellsGenerated(text)) return 'ai';
	if (homeOwner(text) !== null) return 'person';
	const about = aboutTag(name);
	if (about === 'ai' && /Source(?:File)?Type/.test(name)) return 'edit';
	if (about === 'person' && SYSTEM.test(text) && name.endsWith('HostComputer')) return 'device';
	if (about === 'person' && namesNobody(text) && !/Birth|Age/.test(name)) return 'words';
	// Cities and countries by a number of the maker's.
	if (about === 'place' && /(?:City|Country|State|Location|Info)$/.test(name) && /^[\d\s]*$/.test(text)) return null;
	return about;
}

/** Signs of picture generators in a text of any place. */
const GENERATED =
	/trainedAlgorithmicMedia|compositeSynthetic|compositeWithTrained|algorithmicMedia|CompositeIncludingSynthetic|Negative prompt:|\bSteps: \d+, Sampler|"class_type"|stable.?diffusion|midjourney|dall[·-]?e|comfyui|novelai|invokeai|adobe firefly|made with google ai|imagen |openai|automatic1111|fooocus/i;

const SHORTEST_SIGN = 'openai'.length;

/** Whether a text tells that a machine made the pixels. */
export const tellsGenerated = (text: string) => text.length >= SHORTEST_SIGN && GENERATED.test(text.slice(0, 20_000));

const MAX_VALUE = 400;
const MAX_FINDINGS = 500;

/** Collects findings, each value once for each subject. */
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
