/** Formats beside the six of the interface, with their media types. */
export const OTHER_FORMATS = {
	HEIC: 'image/heic',
	HEIF: 'image/heif',
	AVIF: 'image/avif',
	JXL: 'image/jxl',
	JP2: 'image/jp2',
	SVG: 'image/svg+xml',
	ICO: 'image/x-icon',
	CUR: 'image/x-icon',
	PSD: 'image/vnd.adobe.photoshop',
	DNG: 'image/x-adobe-dng',
	NEF: 'image/x-nikon-nef',
	CR2: 'image/x-canon-cr2',
	CR3: 'image/x-canon-cr3',
	CRW: 'image/x-canon-crw',
	ARW: 'image/x-sony-arw',
	RAF: 'image/x-fuji-raf',
	RW2: 'image/x-panasonic-rw2',
	ORF: 'image/x-olympus-orf',
	PEF: 'image/x-pentax-pef',
	SRW: 'image/x-samsung-srw',
	MRW: 'image/x-minolta-mrw',
	X3F: 'image/x-sigma-x3f',
	RAW: 'image/x-raw',
	MP4: 'video/mp4',
	MOV: 'video/quicktime'
} as const;
export type OtherFormat = keyof typeof OTHER_FORMATS;

/** Their names as a tuple, for the contract. */
export const OTHER_NAMES = Object.keys(OTHER_FORMATS) as readonly OtherFormat[];
