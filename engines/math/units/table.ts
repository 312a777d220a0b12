/**
 * Units by their definitions. SI: BIPM, SI Brochure, 9th ed.; US and imperial: NIST SP 811 (2008), appendix B, and the
 * international yard and pound (1959); data: IEC 80000-13; astronomy: IAU 2012 B2 (au), light year of a Julian year.
 * Land: in India an acre has 40 gunthas and 100 cents; a feddan of Egypt has 333⅓ square qasabas of 3.55 m, an alqueire of São Paulo
 * 5,000 square braças of 2.2 m.
 *
 * A line is `value unit | symbols that take SI prefixes | names that take them | others`; values are exact, `pi` is π.
 */
export const UNITS = `
1 m | m | meter metre |
1 g | g | gram gramme |
1e-6 g | | | mcg
1 s | s | second | sec secs
1 A | A | ampere amp |
1 K | K | kelvin |
1 mol | mol | mole |
1 cd | cd | candela |
1 rad | rad | radian |
1 bit | bit b | bit |
1 kg*m/s^2 | N | newton |
1 N/m^2 | Pa | pascal |
1 N*m | J | joule |
1 J/s | W | watt |
1 A*s | C | coulomb |
1 W/A | V | volt |
1 C/V | F | farad |
1 V/A | ohm | | ohms
1 A/V | S | siemens |
1 V*s | Wb | weber |
1 Wb/m^2 | T | tesla |
1 Wb/A | H | henry |
1 cd*rad^2 | lm | lumen |
1 lm/m^2 | lx | lux |
1 1/s | Hz | hertz |
1 1/s | Bq | becquerel |
37000000000 1/s | Ci | curie |
1 J/kg | Gy | gray |
1 J/kg | Sv | sievert |
1/100 J/kg | | | rem
1 mol/s | kat | katal |
1000 kg | t | tonne | tonnes metricton metrictons
1/1000 m^3 | L l | liter litre | ltr
8 bit | B | byte |
1 B/s | Bps | |
1 bit/s | bps | |
3600 J | Wh | watthour |
3600 C | Ah | amphour amperehour |
801088317/5000000000000000000000000000 J | eV | electronvolt |
500 g | | | metricpound metricpounds
523/125 J | cal | calorie |
4184 J | | | Calorie Calories
523/125 J | | thermochemicalcalorie | cal_th
4.1868 J | | | cal_it
1055.05585262 J | | | BTU Btu btu BTUs
105505585.262 J | | | therm therms
1 N*m | | | Nm
10^-7 J | erg | | ergs
4184000000 J | | | tontnt
10^-5 N | dyn | dyne |
9.80665 N | | | kgf kp kilopond kiloponds
9.80665/1000 N | | | gf pond
0.45359237*9.80665 N | | | lbf poundforce
4.4482216152605*1000 N | | | kip kips
0.138254954376 N | | | pdl poundal poundals
100000 Pa | bar | | bars
101325 Pa | | | atm atmosphere atmospheres
101325/760 Pa | torr Torr | |
133.322387415 Pa | | | mmHg mmhg
1333.22387415 Pa | | | cmHg
25.4*133.322387415 Pa | | | inHg inhg
98066.5 Pa | | | at
4.4482216152605/0.00064516 Pa | | | psi PSI
4.4482216152605*1000/0.00064516 Pa | | | ksi
0.45359237*9.80665/0.09290304 Pa | | | psf
550*0.3048*4.4482216152605 W | | | hp horsepower
735.49875 W | | | PS metrichorsepower
0.3048 m | | | ft foot feet
0.0254 m | | | in inch inches
0.9144 m | | | yd yds yard yards
1609.344 m | | | mi mile miles statutemile statutemiles
1852 m | | | nmi nauticalmile nauticalmiles NM
185.2 m | | | cable cables
201.168 m | | | furlong furlongs
20.1168 m | | | chain chains
5.0292 m | | | rod rods perch
0.201168 m | | | link links
1.8288 m | | | fathom fathoms ftm
0.0254/1000 m | | | mil mils thou
0.0254/12 m | | | line lines
0.1016 m | | | hand hands
0.2286 m | | | span
0.0254/72 m | | | point points
0.0254/6 m | | | pica picas
4828.032 m | | | league leagues
10^-10 m | | | angstrom angstroms
10^-6 m | | micron | microns
10^-15 m | | | fermi
149597870700 m | | | au AU ua astronomicalunit astronomicalunits
9460730472580800 m | ly | lightyear | lightyears
299792458 m | | | lightsecond lightseconds
149597870700*648000/pi m | pc | parsec |
60 s | | | min mins minute minutes
3600 s | | | h hr hrs hour hours
86400 s | | | d day days
604800 s | | | wk week weeks
1209600 s | | | fortnight fortnights
31557600 s | | | yr yrs year years julianyear
31557600/12 s | | | month months
315576000 s | | | decade decades
3155760000 s | | | century centuries
31557600000 s | | | millennium millennia
10^-8 s | | | shake shakes
0.45359237 kg | | | lb lbs lbm pound pounds
0.45359237/16 kg | | | oz ounce ounces
0.45359237/256 kg | | | dr dram drams
0.45359237/7000 kg | | | grain grains gr
14*0.45359237 kg | | | stone stones st
0.0116638038 kg | | | tola tolas
100*0.45359237 kg | | | cwt hundredweight hundredweights
112*0.45359237 kg | | | longcwt
2000*0.45359237 kg | | | ton tons shortton shorttons
2240*0.45359237 kg | | | longton longtons imperialton imperialtons
0.45359237*9.80665/0.3048 kg | | | slug slugs
0.0002 kg | | | ct carat carats
0.0311034768 kg | | | ozt troyounce troyounces
0.3732417216 kg | | | troypound troypounds
0.00155517384 kg | | | dwt pennyweight pennyweights
100 kg | | | quintal quintals
1.66053906892*10^-27 kg | Da u | dalton | amu amus
0.003785411784 m^3 | | | gal gallon gallons
0.000946352946 m^3 | | | qt quart quarts
0.000473176473 m^3 | | | pt pint pints
0.0002365882365 m^3 | | | cup cups
0.00011829411825 m^3 | | | gill gills
0.0000295735295625 m^3 | | | floz fluidounce fluidounces
0.00000369669119531250 m^3 | | | fldr fluiddram fluiddrams
0.00001478676478125 m^3 | | | tbsp tablespoon tablespoons
0.00000492892159375 m^3 | | | tsp teaspoon teaspoons
0.00454609 m^3 | | | impgal imperialgallon imperialgallons
0.0011365225 m^3 | | | impqt imperialquart imperialquarts
0.00056826125 m^3 | | | imppt imperialpint imperialpints
0.0000284130625 m^3 | | | impfloz imperialfluidounce imperialfluidounces
0.158987294928 m^3 | | | bbl barrel barrels
0.03523907016688 m^3 | | | bu bushel bushels
0.00880976754172 m^3 | | | pk peck pecks
1 m^3 | | stere | steres
10^-6 m^3 | | | cc ccm
4046.8564224 m^2 | | | acre acres ac
40.468564224 m^2 | | | acrecent
101.17141056 m^2 | | | guntha gunthas
24200 m^2 | | | alqueire alqueires
25205/6 m^2 | | | feddan feddans
10000 m^2 | | | ha hectare hectares
100 m^2 | | | are ares
10^-28 m^2 | | barn | barns
0.09290304 m^2 | | | sqft squarefoot squarefeet
0.00064516 m^2 | | | sqin squareinch squareinches
0.83612736 m^2 | | | sqyd squareyard squareyards
0.001 kg/m^2 | | | gsm
2589988.110336 m^2 | | | sqmi squaremile squaremiles
1 m^2 | | | sqm squaremeter squaremeters squaremetre squaremetres m2
1 m^3 | | | cubicmeter cubicmeters cubicmetre cubicmetres m3
0.0001 m^2 | | | cm2
10^-6 m^3 | | | cm3 cubiccentimeter cubiccentimeters cubiccentimetre cubiccentimetres
10^6 m^2 | | | km2 sqkm squarekilometer squarekilometers squarekilometre squarekilometres
0.028316846592 m^3 | | | cubicfoot cubicfeet cuft ft3
0.000016387064 m^3 | | | cubicinch cubicinches cuin in3
0.764554857984 m^3 | | | cubicyard cubicyards cuyd
1609.344/3600 m/s | | | mph
1000/3600 m/s | | | kph kmh kmph
0.3048 m/s | | | fps
1852/3600 m/s | | | knot knots kn kt kts
299792458 m/s | | | lightspeed
9.80665 m/s^2 | | | gravity gee
0.01 m/s^2 | Gal | |
pi/180 rad | | | deg degree degrees
pi/10800 rad | arcmin | arcminute | arcmins
pi/648000 rad | arcsec | arcsecond | arcsecs
pi/200 rad | | gradian | grad gon grads gons
2*pi rad | | | rev revs turn turns revolution revolutions cycle cycles
2*pi/60 rad/s | | | rpm
1/60 1/s | | | bpm
1 rad^2 | sr | steradian |
0.1 Pa*s | P | poise |
0.0001 m^2/s | St | stokes |
0.0001 T | G | gauss |
10^-8 Wb | Mx | maxwell |
1000/4/pi A/m | Oe | oersted |
10^-21/299792458 C*m | | | debye
1 1/m | | | dioptre dioptres diopter diopters dpt
1/100 1 | | | percent pct
1/1000000 1 | | | ppm
1/1000000000 1 | | | ppb
12 1 | | | dozen dozens
144 1 | | | gross
20 1 | | | score
4 bit | | | nibble nibbles
1055.05585262/3600 W | | | BTUh
12000*1055.05585262/3600 W | | | tonrefrigeration
1/0.09290304 lx | | | fc footcandle footcandles
0.3048*4.4482216152605 J | | | ftlb ftlbf footpound footpounds
0.0254*4.4482216152605 J | | | inlb inlbf inchpound inchpounds
`;

/** SI prefixes by symbol and by name. */
export const PREFIXES: readonly (readonly [symbol: string, name: string, power: number])[] = [
	['Q', 'quetta', 30],
	['R', 'ronna', 27],
	['Y', 'yotta', 24],
	['Z', 'zetta', 21],
	['E', 'exa', 18],
	['P', 'peta', 15],
	['T', 'tera', 12],
	['G', 'giga', 9],
	['M', 'mega', 6],
	['k', 'kilo', 3],
	['h', 'hecto', 2],
	['da', 'deca', 1],
	['d', 'deci', -1],
	['c', 'centi', -2],
	['m', 'milli', -3],
	['u', 'micro', -6],
	['n', 'nano', -9],
	['p', 'pico', -12],
	['f', 'femto', -15],
	['a', 'atto', -18],
	['z', 'zepto', -21],
	['y', 'yocto', -24],
	['r', 'ronto', -27],
	['q', 'quecto', -30]
];

/** Binary prefixes of bits and bytes (IEC 80000-13), as powers of 1024. */
export const BINARY_PREFIXES: readonly (readonly [symbol: string, name: string, power: number])[] = [
	['Ki', 'kibi', 1],
	['Mi', 'mebi', 2],
	['Gi', 'gibi', 3],
	['Ti', 'tebi', 4],
	['Pi', 'pebi', 5],
	['Ei', 'exbi', 6],
	['Zi', 'zebi', 7],
	['Yi', 'yobi', 8]
];

/** Scales with an offset: T/K = scale·t + offset (SI Brochure 2.3.1; NIST SP 811 B.8). */
export const TEMPERATURES: readonly (readonly [names: string, scale: string, offset: string])[] = [
	['degC celsius Celsius centigrade', '1', '273.15'],
	['degF fahrenheit Fahrenheit', '5/9', '459.67*5/9'],
	['degR rankine Rankine', '5/9', '0'],
	['degRe reaumur Reaumur', '5/4', '273.15'],
	['degK', '1', '0']
];
