/** Units by dimension, with the math engine's names, and the default target of a conversion. */

const KINDS: Readonly<Record<string, string>> = {
	length: 'm km dm cm mm um nm ft in mile yd nmi lightyear au parsec furlong fathom',
	area: 'acre hectare ft2 m2 mi2 km2 cm2 yd2 in2 acrecent guntha alqueire feddan',
	mass: 'kg g mg ug lb oz stone ton t quintal carat grain tola metricpound',
	volume:
		'L mL dL cL gallon quart pint cup floz imperialpint imperialgallon imperialquart imperialfluidounce tbsp tsp oz m3 ft3 cm3 barrel',
	temperature: 'degC degF kelvin deg',
	angle: 'deg rad',
	time: 's ms min h day week fortnight month year decade century',
	speed: 'mph km/h m/s knot ft/s',
	data: 'bit byte kB MB GB TB KiB MiB GiB TiB Mbit Gbit kbit',
	power: 'hp PS kW W MW',
	energy: 'calorie joule kcal kJ kWh Wh BTU eV',
	pressure: 'bar psi Pa kPa hPa atm mmHg torr',
	force: 'N lbf kN',
	frequency: 'Hz kHz MHz GHz rpm',
	fuel: 'mpg L/100km km/L',
	rate: 'Mbit/s Gbit/s MB/s',
	grammage: 'gsm kg/m2 oz/yd2 lb/ft2',
	count: 'dozen'
};

const kindsByUnit = new Map<string, string[]>();
for (const [kind, units] of Object.entries(KINDS))
	for (const unit of units.split(' ')) kindsByUnit.set(unit, [...(kindsByUnit.get(unit) ?? []), kind]);

/** Dimensions of a unit: an ounce is of mass or of volume. Empty for unknown units. */
export const measuresOf = (unit: string): readonly string[] => kindsByUnit.get(unit) ?? [];

/** Whether one unit converts into another. */
export const convertible = (a: string, b: string): boolean =>
	a !== b && measuresOf(a).some((kind) => measuresOf(b).includes(kind));

/** The intended unit next to another: degrees of a temperature are those of the other scale, calories beside kilojoules those of food. */
export function unitBeside(unit: string, other: string): string {
	if (unit === 'calorie' && other === 'kJ') return 'kcal';
	if (unit === 'deg' && measuresOf(other).includes('temperature') && !measuresOf(other).includes('angle'))
		return other === 'degC' ? 'degF' : 'degC';
	return unit;
}

/** Default target of a size: the other system. */
const OTHER_SYSTEM: Readonly<Record<string, string>> = Object.fromEntries(
	'km=mile mile=km cm=in in=cm m=ft ft=m mm=in yd=m kg=lb lb=kg g=oz oz=g stone=kg tola=g metricpound=g ton=kg t=lb L=gallon gallon=L mL=floz floz=mL cup=mL tbsp=mL tsp=mL pint=mL quart=L degC=degF degF=degC deg=rad km/h=mph mph=km/h m/s=km/h knot=km/h acre=hectare hectare=acre m2=ft2 ft2=m2 km2=mi2 mi2=km2 acrecent=ft2 guntha=ft2 alqueire=m2 feddan=m2 gsm=oz/yd2 oz/yd2=gsm hp=kW PS=kW kW=hp kcal=kJ kJ=kcal bar=psi psi=bar nmi=km GB=MiB MB=MiB'
		.split(' ')
		.map((pair) => pair.split('=') as [string, string])
);
export const otherSystem = (unit: string): string | undefined => OTHER_SYSTEM[unit];

/** Units of which each is a whole number of those behind it. */
const LADDERS =
	'mile yd ft in|stone lb oz|week day h min s ms|year month|km m dm cm mm um nm|t kg g mg ug|L dL cL mL|gallon quart pint cup'
		.split('|')
		.map((units) => units.split(' '));

/** Two units as those of one mixed size, the larger first: feet and inches; undefined for units that do not divide each other. */
export function mixed(a: string, b: string): string | undefined {
	const places = LADDERS.map((units) => [units.indexOf(a), units.indexOf(b)]).find((at) => !at.includes(-1));
	const [one = 0, other = 0] = places ?? [];
	return one === other ? undefined : one < other ? `${a} and ${b}` : `${b} and ${a}`;
}

/** Units of the calendar: days are counted in them. */
export const CALENDAR_UNITS: ReadonlySet<string> = new Set(['day', 'week', 'fortnight', 'month', 'year', 'decade']);

/** Days of the units that a period may be counted in. */
export const DAYS_OF: Readonly<Record<string, number | undefined>> = {
	...{ s: 1 / 86_400, min: 1 / 1440, h: 1 / 24, day: 1, week: 7, fortnight: 14, month: 30, year: 365 }
};
