import { expect, test } from 'vitest';
import { aboutText } from './findings';

test.each([
	// The property decides that it is a person, whatever its inner path is.
	['dc:creator/cc:Agent/dc:title', 'Jane Doe', 'person'],
	['plus:ImageCreator/plus:ImageCreatorName', 'Jane Doe', 'person'],
	['mwg-rs:Regions/mwg-rs:RegionList/mwg-rs:Name', 'Jane', 'person'],
	['Artist', 'Jane', 'person'],
	['Iptc4xmpExt:ModelAge', '27', 'person'],
	['plus:ModelReleaseID', 'R 7', 'person'],
	['plus:ModelReleaseStatus', 'http://ns.useplus.org/ldf/vocab/MR-NAP', null],
	['xmpRights:UsageTerms', 'Creative Commons Attribution-ShareAlike 4.0 International License', 'words'],
	['xmpRights:UsageTerms', 'CC BY-SA 4.0 Jane Doe', 'person'],
	['Iptc4xmpExt:ImageRegion/Iptc4xmpExt:Name', 'Jane', 'person'],
	// The history of a program is not a generator's prompt; parts of a picture are not places.
	['xmpMM:History/stEvt:parameters', 'converted from image/tiff to image/jpeg', 'edit'],
	['parameters', 'a cat in a hat', 'ai'],
	['Iptc4xmpExt:DigitalSourceFileType', 'digitalCapture', 'edit'],
	['Iptc4xmpExt:ImageRegion/Iptc4xmpExt:RegionBoundary/Iptc4xmpExt:rbX', '0.31', null],
	['Iptc4xmpExt:LocationCreated/Iptc4xmpExt:WorldRegion', 'Europe', 'place'],
	['FaceBirthday1', '2019:04:01', 'person'],
	// Programs, profiles and settings are not persons.
	['crs:Look/crs:Name', 'Adobe Color', null],
	['crs:CameraProfile', 'Adobe Standard', null],
	['xmp:creatortool', 'Microsoft Windows Photo Gallery 6.0', 'edit'],
	['xmp:CreatorTool', 'GIMP', 'edit'],
	['icc:copyright', 'Public Domain', null],
	['HostComputer', 'iPhone 14 Pro Max', 'device'],
	['HostComputer', 'Janes-MacBook', 'person'],
	['Copyright', 'Public Domain', 'words'],
	['Copyright', '© 2020. All rights reserved', 'words'],
	// A home folder names its owner in any property; folders that every computer has do not.
	['xmpMM:DerivedFrom/stRef:filePath', 'C:\\Users\\Jane Doe\\Pictures\\a.psd', 'person'],
	['crs:RawFileName', '/home/jane/a.nef', 'person'],
	['File Name', 'C:\\Documents and Settings\\Jane\\a.jpg', 'person'],
	['stRef:filePath', 'C:\\Users\\Public\\Pictures\\a.psd', null],
	// Serials and what only sounds like one.
	['BodySerialNumber', '123', 'serial'],
	['SerialNumberFormat', '0x1', null],
	['LanguageIdentifier', 'en', null],
	['PowerUpTime', '2018:02:19 16:31:54', 'date'],
	// Places by a number of the maker's.
	['TimeZoneCity', '226492416', null],
	['City', 'Pune', 'place'],
	['Location', '+48.1371+011.5754/', 'place']
] as const)('%s "%s" is about %s', (name, text, about) => expect(aboutText(name, text)).toBe(about));
