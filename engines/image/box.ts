import type { Suggest } from '../kit/suggest';
import type { image } from './contract';

/** A picture and where it was taken, in the languages of the interface: `फोटो से लोकेशन हटाओ`. */
const PICTURE = /photo|picture|image|foto|bild|imagen|फ़?ोटो|फ़ोटो|तस्वीर|छायाचित्र|படம்|படத்தி|புகைப்பட|صور/u;
const PLACE =
	/location|geotag|standort|aufnahmeort|ubicación|localisation|लोकेशन|स्थान|जगह|जीपीएस|இருப்பிட|ஜிபிஎஸ்|الموقع|موقع/u;

export const suggest: Suggest<typeof image> = {
	names: {
		info: ['image', 'images', 'picture', 'pictures', 'photo', 'photos', 'exif', 'metadata', 'gps', 'remove gps', 'strip exif', 'compress image', 'compress photo', 'shrink image', 'shrink photo', 'resize photo', 'reduce image size', 'foto verkleinern', 'bild verkleinern', 'bild komprimieren', 'reducir foto', 'comprimir imagen', 'comprimir foto', 'réduire une photo', 'compresser une image', 'compresser une photo', 'photo location', 'where was this photo taken', 'heic', 'heic to jpg', 'image size', 'resize image', 'bild', 'bilder', 'foto', 'fotos', 'metadaten', 'imagen', 'imágenes', 'metadatos', 'photographie', 'métadonnées', 'तस्वीर', 'फ़ोटो', 'चित्र', 'छायाचित्र', 'படம்', 'புகைப்படம்', 'صورة', 'صور'] // prettier-ignore
	},
	read({ text, lower }) {
		if (/^data:image\/[\w.+-]+;base64,/i.test(text)) return [{ operation: 'info', values: { base64: text }, about: text.slice(0, 30), score: 0.98 }]; // prettier-ignore
		if (text.length <= 80 && /\b(?:gps|exif|metadata|metadaten|metadatos|métadonnées)\b/i.test(text)) return [{ operation: 'info', values: {}, about: text, score: 0.88 }]; // prettier-ignore
		if (text.length <= 80 && PICTURE.test(lower) && PLACE.test(lower)) return [{ operation: 'info', values: {}, about: text, score: 0.88 }]; // prettier-ignore
		if (!/^https?:\/\/\S+$/i.test(text) || text.length > 2000) return [];
		const picture = /\.(?:jpe?g|png|gif|webp|bmp|tiff?|heic|avif|svg)(?:[?#].*)?$/i.test(text);
		return [{ operation: 'info', values: { url: text }, about: text, score: picture ? 0.95 : 0.35 }];
	}
};
