/** Words that programs and devices call tracks, items and layers by, in the languages of the editors that write them. */
const USUAL = new Set(
	(
		'handler handle media track stream video vide sound soun audio picture pictures alias data core apple quicktime mainconcept gpac iso file ' +
		'produced created by on inc main stereo mono linear left right avc hevc av mp mpeg aac pcm lpcm jpeg jpg text subtitle subtitles caption ' +
		'captions closed time code timecode tmcd tcd meta met metadata sos encoder decoder muxer hint en eng english default und undefined ' +
		'gopro google dji sony canon nikon ambarella android samsung bento smash ' +
		'image item color colour alpha depth exif xmp thumbnail thumb colrprof grid tile gain map gainmap mask generically compressed hdr primary ' +
		'layer ebene calque capa livello camada laag path group rect rectangle circle ellipse line polygon polyline use svg true false none'
	).split(' ')
);

const wordsOf = (name: string): readonly string[] => name.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
const isUsualWord = (word: string): boolean => /^[a-z]$/i.test(word) || USUAL.has(word.toLowerCase());

/** Whether a name consists only of such words, single Latin letters and numbers: it is not personal. */
export const isUsualName = (name: string): boolean =>
	wordsOf(name).every(
		(word) => isUsualWord(word) || wordsOf(word.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')).every(isUsualWord)
	);
