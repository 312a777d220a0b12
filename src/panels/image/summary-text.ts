import { settings } from '../../state/settings/settings.svelte';
import type { Info } from './privacy';
import { t } from './words';

/** Returns place, time and device of a picture, named persons and serial numbers, in the language of the interface. */
export function summaryText({ summary, taken, gps }: Pick<Info, 'summary' | 'taken' | 'gps'>): string {
	const { locale } = settings;
	if (locale.startsWith('en')) return summary;
	const { place, time, device, person } = taken;
	const where = place
		? place.inside
			? place.name
			: t('nearPlace', { place: place.name })
		: gps && `${gps.latitude.toFixed(4)}, ${gps.longitude.toFixed(4)}`;
	const facts = [where, time && momentText(time, locale), device].filter((fact) => fact);
	return [
		...(facts.length > 0 ? [t('takenFacts', { facts: facts.join(' · ') })] : []),
		...(person === null ? [] : [t('namesPerson', { name: person })]),
		...(taken.linked_by === null ? [] : [t(taken.linked_by.startsWith('serial') ? 'linkedBySerial' : 'linkedById')])
	].join(' ');
}

function momentText({ local, offset }: NonNullable<Info['taken']['time']>, locale: string): string {
	if (/^\d{4}$/.test(local)) return local;
	const hasTime = local.includes('T');
	const at = new Date(hasTime ? `${local}Z` : `${local}T00:00:00Z`);
	const said = new Intl.DateTimeFormat(locale, {
		dateStyle: 'long',
		...(hasTime ? { timeStyle: 'short' as const } : {}),
		timeZone: 'UTC'
	}).format(at);
	return offset === null ? said : `${said} (${offset === 'UTC' || offset === '+00:00' ? 'UTC' : `UTC${offset}`})`;
}
