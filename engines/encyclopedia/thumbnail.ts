import { fieldsOf, textOrNull } from '../kit/upstream';

/**
 * Address of a thumbnail as Wikipedia gives it in `field`, with or without its scheme: other widths than its own may be refused. Null
 * without one, and for one that a page may not show, which costs the picture and not the title.
 */
export function thumbnailOf(thumbnail: unknown, field: 'url' | 'source'): string | null {
	if (thumbnail === undefined || thumbnail === null) return null;
	const given = textOrNull(fieldsOf(thumbnail, 'thumbnail')[field], `thumbnail.${field}`) ?? '';
	const url = given.startsWith('//') ? `https:${given}` : given;
	return url.startsWith('https://') ? url : null;
}
