import { AngleFromSun, Body, Equator, Horizon, Observer, SearchRiseSet } from 'astronomy-engine';
import type { DayNumber } from '../../../engines/kit/calendar';
import { civilDay, elongations, startOf, type Time } from './sky';

/**
 * Where the new moon is looked for, hours east of Greenwich, and the least visibility that starts a month. The bounds are those of
 * B. D. Yallop, A Method for Predicting the First Sighting of the New Crescent Moon, NAO Technical Note 69 (1997): over 0.216 it is
 * easily seen, down to −0.014 by the naked eye in clear air, down to −0.293 with a telescope, as Iran admits.
 */
export const STATIONS = {
	tehran: { latitude: 32.7, longitude: 52.7, zone: 3.5, visibility: -0.293 },
	karachi: { latitude: 24.9, longitude: 67, zone: 5, visibility: -0.16 },
	delhi: { latitude: 20, longitude: 76, zone: 5.5, visibility: 0.216 },
	dhaka: { latitude: 22.5, longitude: 91, zone: 6, visibility: 0.216 },
	colombo: { latitude: 7, longitude: 80, zone: 5.5, visibility: 0.216 },
	daressalaam: { latitude: -6.8, longitude: 39.3, zone: 3, visibility: -0.014 },
	// By the criterion of Brunei, Indonesia, Malaysia and Singapore (MABIMS) since 2022: at sunset that high, and that far from the sun.
	aceh: { latitude: 5.4, longitude: 95.3, zone: 7, altitude: 3, elongation: 6.4 },
	kualalumpur: { latitude: 3, longitude: 101.7, zone: 8, altitude: 3, elongation: 6.4 }
} as const;

export type Station = (typeof STATIONS)[keyof typeof STATIONS];

/** First days of the months that the moon begins at a station from `first` to `last`, ascending. */
export const crescentMonths = (station: Station, first: number, last: number): DayNumber[] =>
	elongations(0, startOf(first) - 40, startOf(last + 1) + 30).map((conjunction) => {
		let evening = civilDay(conjunction, station.zone);
		while (!isSeen(station, evening)) evening++;
		return evening + 1;
	});

const DAY_MS = 86_400_000;
const KM_PER_AU = 149_597_870.7;
const EARTH_RADIUS_KM = 6378.14;
const RADIANS = Math.PI / 180;

const isSeen = (station: Station, evening: DayNumber): boolean =>
	'visibility' in station
		? visibility(station, evening) > station.visibility
		: isAbove(station, evening, station.altitude, station.elongation);

type Spot = { readonly latitude: number; readonly longitude: number; readonly zone: number };

function setOn(body: Body, { latitude, longitude, zone }: Spot, evening: DayNumber): Time {
	const found = SearchRiseSet(
		body,
		new Observer(latitude, longitude, 0),
		-1,
		new Date((evening + 0.5 - zone / 24) * DAY_MS),
		1.1
	);
	if (!found) throw new Error('no set');
	return found.date.getTime() / DAY_MS;
}

/** Whether the moon is that high at sunset, and that far from the sun. */
function isAbove(spot: Spot, evening: DayNumber, altitude: number, elongation: number): boolean {
	const sunset = new Date(setOn(Body.Sun, spot, evening) * DAY_MS);
	const observer = new Observer(spot.latitude, spot.longitude, 0);
	const { ra, dec } = Equator(Body.Moon, sunset, observer, true, true);
	return (
		Horizon(sunset, observer, ra, dec, 'normal').altitude >= altitude && AngleFromSun(Body.Moon, sunset) >= elongation
	);
}

/** Yallop's q of an evening; −9 where the moon sets before the sun, 9 when it is up for hours. */
function visibility(spot: Spot, evening: DayNumber): number {
	const observer = new Observer(spot.latitude, spot.longitude, 0);
	const sunset = setOn(Body.Sun, spot, evening);
	const lag = setOn(Body.Moon, spot, evening) - sunset;
	if (lag <= 0) return -9;
	if (lag > 0.3) return lag > 0.7 ? -9 : 9;
	const best = new Date((sunset + (4 / 9) * lag) * DAY_MS);
	const altitudeOf = (body: Body) => {
		const { ra, dec, dist } = Equator(body, best, observer, true, true);
		return { altitude: Horizon(best, observer, ra, dec).altitude, dist };
	};
	const moon = altitudeOf(Body.Moon);
	const parallax = Math.asin(EARTH_RADIUS_KM / (moon.dist * KM_PER_AU)) / RADIANS;
	const above = moon.altitude + parallax * Math.cos(moon.altitude * RADIANS) - altitudeOf(Body.Sun).altitude;
	const semidiameter = 0.27245 * parallax * 60 * (1 + Math.sin(moon.altitude * RADIANS) * Math.sin(parallax * RADIANS));
	const width = semidiameter * (1 - Math.cos(AngleFromSun(Body.Moon, best) * RADIANS));
	return (above - (11.8371 - 6.3226 * width + 0.7319 * width ** 2 - 0.1018 * width ** 3)) / 10;
}
