import { fieldsOf, textOrNull } from '../kit/upstream';

/** Address of a thumbnail in `field`, in its own width: others may be refused. Null for a forbidden address. */
export function thumbnailOf(thumbnail: unknown, field: 'url' | 'source'): string | null {
	if (thumbnail === undefined || thumbnail === null) return null;
	const given = textOrNull(fieldsOf(thumbnail, 'thumbnail')[field], `thumbnail.${field}`) ?? '';
	const url = given.startsWith('//') ? `https:${given}` : given;
	return url.startsWith('https://') ? url : null;
}
