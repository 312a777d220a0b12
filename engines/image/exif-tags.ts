import { hexNames } from './hex-names';

/** Pillow's names for tags of EXIF 2.32, TIFF/EP and DNG that describe the picture, its maker and its making. */
export const EXIF_TAGS: ReadonlyMap<number, string> = hexNames(`
	b ProcessingSoftware   10d DocumentName   10e ImageDescription   10f Make   110 Model   112 Orientation
	11a XResolution   11b YResolution   11d PageName   128 ResolutionUnit   129 PageNumber   131 Software
	132 DateTime   13b Artist   13c HostComputer   213 YCbCrPositioning   4746 Rating   4749 RatingPercent
	8298 Copyright   829a ExposureTime   829d FNumber   8822 ExposureProgram   8824 SpectralSensitivity
	8827 ISOSpeedRatings   882a TimeZoneOffset   882b SelfTimerMode   8830 SensitivityType
	8831 StandardOutputSensitivity   8832 RecommendedExposureIndex   8833 ISOSpeed   9000 ExifVersion
	9003 DateTimeOriginal   9004 DateTimeDigitized   9010 OffsetTime   9011 OffsetTimeOriginal
	9012 OffsetTimeDigitized   9101 ComponentsConfiguration   9102 CompressedBitsPerPixel   9201 ShutterSpeedValue
	9202 ApertureValue   9203 BrightnessValue   9204 ExposureBiasValue   9205 MaxApertureValue
	9206 SubjectDistance   9207 MeteringMode   9208 LightSource   9209 Flash   920a FocalLength   9211 ImageNumber
	9213 ImageHistory   9214 SubjectLocation   9286 UserComment   9290 SubsecTime   9291 SubsecTimeOriginal
	9292 SubsecTimeDigitized   9400 AmbientTemperature   9401 Humidity   9402 Pressure   9403 WaterDepth
	9404 Acceleration   9405 CameraElevationAngle   9c9b XPTitle   9c9c XPComment   9c9d XPAuthor   9c9e XPKeywords
	9c9f XPSubject   a000 FlashPixVersion   a001 ColorSpace   a002 ExifImageWidth   a003 ExifImageHeight
	a004 RelatedSoundFile   a20b FlashEnergy   a20e FocalPlaneXResolution   a20f FocalPlaneYResolution
	a210 FocalPlaneResolutionUnit   a215 ExposureIndex   a217 SensingMethod   a300 FileSource   a301 SceneType
	a401 CustomRendered   a402 ExposureMode   a403 WhiteBalance   a404 DigitalZoomRatio   a405 FocalLengthIn35mmFilm
	a406 SceneCaptureType   a407 GainControl   a408 Contrast   a409 Saturation   a40a Sharpness
	a40c SubjectDistanceRange   a420 ImageUniqueID   a430 CameraOwnerName   a431 BodySerialNumber
	a432 LensSpecification   a433 LensMake   a434 LensModel   a435 LensSerialNumber   a436 ImageTitle
	a437 Photographer   a438 ImageEditor   a439 CameraFirmware   a43a RAWDevelopingSoftware
	a43b ImageEditingSoftware   a460 CompositeImage   a500 Gamma   c614 UniqueCameraModel
	c615 LocalizedCameraModel   c62f CameraSerialNumber   c68b OriginalRawFileName   c71b PreviewDateTime
`);

/** Tags of the first directory that point to those of EXIF and of the place. */
export const [EXIF_DIRECTORY, GPS_DIRECTORY] = [0x8769, 0x8825] as const;

/** Tags of the GPS directory, by the same names, in the order of their numbers from 0. */
export const GPS_TAGS: ReadonlyMap<number, string> = new Map(
	(
		'GPSVersionID GPSLatitudeRef GPSLatitude GPSLongitudeRef GPSLongitude GPSAltitudeRef GPSAltitude ' +
		'GPSTimeStamp GPSSatellites GPSStatus GPSMeasureMode GPSDOP GPSSpeedRef GPSSpeed GPSTrackRef GPSTrack ' +
		'GPSImgDirectionRef GPSImgDirection GPSMapDatum GPSDestLatitudeRef GPSDestLatitude ' +
		'GPSDestLongitudeRef GPSDestLongitude GPSDestBearingRef GPSDestBearing GPSDestDistanceRef ' +
		'GPSDestDistance GPSProcessingMethod GPSAreaInformation GPSDateStamp GPSDifferential ' +
		'GPSHPositioningError'
	)
		.split(' ')
		.entries()
);
