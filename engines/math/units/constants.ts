// Physical constants by name. Measured values and their standard uncertainties: CODATA 2022 (NIST, Mohr, Newell, Taylor,
// Tiesinga 2024). Exact ones: SI Brochure, 9th ed. (2019), and what follows from them.

/** Names, value, unit, uncertainty. */
export const MEASURED: readonly (readonly [names: string, value: string, unit: string, uncertainty: string])[] = [
	[
		"gravitational constant;newtonian constant of gravitation;newton's constant",
		'6.67430e-11',
		'm^3 kg^-1 s^-2',
		'0.00015e-11'
	],
	['fine-structure constant', '7.2973525643e-3', '', '0.0000000011e-3'],
	['inverse fine-structure constant', '137.035999177', '', '0.000000021'],
	['rydberg constant', '10973731.568157', 'm^-1', '0.000012'],
	[
		'electron mass;mass of the electron;mass of an electron;mass of electron',
		'9.1093837139e-31',
		'kg',
		'0.0000000028e-31'
	],
	['proton mass;mass of the proton;mass of a proton;mass of proton', '1.67262192595e-27', 'kg', '0.00000000052e-27'],
	[
		'neutron mass;mass of the neutron;mass of a neutron;mass of neutron',
		'1.67492750056e-27',
		'kg',
		'0.00000000085e-27'
	],
	['muon mass', '1.883531627e-28', 'kg', '0.000000042e-28'],
	['tau mass', '3.16754e-27', 'kg', '0.00021e-27'],
	['deuteron mass', '3.3435837768e-27', 'kg', '0.0000000010e-27'],
	['helion mass', '5.0064127862e-27', 'kg', '0.0000000016e-27'],
	['triton mass', '5.0073567512e-27', 'kg', '0.0000000016e-27'],
	['alpha particle mass', '6.6446573450e-27', 'kg', '0.0000000021e-27'],
	['atomic mass constant', '1.66053906892e-27', 'kg', '0.00000000052e-27'],
	['bohr radius', '5.29177210544e-11', 'm', '0.00000000082e-11'],
	['hartree energy', '4.3597447222060e-18', 'J', '0.0000000000048e-18'],
	['compton wavelength;electron compton wavelength', '2.42631023538e-12', 'm', '0.00000000076e-12'],
	['proton compton wavelength', '1.32140985360e-15', 'm', '0.00000000041e-15'],
	['neutron compton wavelength', '1.31959090382e-15', 'm', '0.00000000067e-15'],
	['classical electron radius', '2.8179403205e-15', 'm', '0.0000000013e-15'],
	['thomson cross section', '6.6524587051e-29', 'm^2', '0.0000000062e-29'],
	['bohr magneton', '9.2740100657e-24', 'J T^-1', '0.0000000029e-24'],
	['nuclear magneton', '5.0507837393e-27', 'J T^-1', '0.0000000016e-27'],
	['electron magnetic moment', '-9.2847646917e-24', 'J T^-1', '0.0000000029e-24'],
	['proton magnetic moment', '1.41060679545e-26', 'J T^-1', '0.00000000060e-26'],
	['neutron magnetic moment', '-9.6623653e-27', 'J T^-1', '0.0000023e-27'],
	['muon magnetic moment', '-4.49044830e-26', 'J T^-1', '0.00000010e-26'],
	['electron g factor', '-2.00231930436092', '', '0.00000000000036'],
	['proton g factor', '5.5856946893', '', '0.0000000016'],
	['muon g factor', '-2.00233184123', '', '0.00000000082'],
	['neutron g factor', '-3.82608552', '', '0.00000090'],
	['proton-electron mass ratio;proton to electron mass ratio', '1836.152673426', '', '0.000000032'],
	['neutron-proton mass ratio', '1.00137841946', '', '0.00000000040'],
	['muon-electron mass ratio', '206.7682827', '', '0.0000046'],
	['neutron-electron mass ratio', '1838.68366200', '', '0.00000074'],
	[
		'vacuum permittivity;vacuum electric permittivity;electric constant;permittivity of free space',
		'8.8541878188e-12',
		'F m^-1',
		'0.0000000014e-12'
	],
	[
		'vacuum permeability;vacuum magnetic permeability;magnetic constant;permeability of free space',
		'1.25663706127e-6',
		'N A^-2',
		'0.00000000020e-6'
	],
	[
		'impedance of free space;characteristic impedance of vacuum;vacuum impedance',
		'376.730313412',
		'ohm',
		'0.000000059'
	],
	['planck mass', '2.176434e-8', 'kg', '0.000024e-8'],
	['planck length', '1.616255e-35', 'm', '0.000018e-35'],
	['planck time', '5.391247e-44', 's', '0.000060e-44'],
	['planck temperature', '1.416784e32', 'K', '0.000016e32'],
	['proton charge radius', '8.4075e-16', 'm', '0.0064e-16'],
	['proton gyromagnetic ratio', '2.6752218708e8', 's^-1 T^-1', '0.0000000011e8'],
	['electron gyromagnetic ratio', '1.76085962784e11', 's^-1 T^-1', '0.00000000055e11'],
	['electron charge to mass quotient;electron specific charge', '-1.75882000838e11', 'C kg^-1', '0.00000000055e11'],
	['molar mass constant', '1.00000000105e-3', 'kg mol^-1', '0.00000000031e-3'],
	['quantum of circulation', '3.6369475467e-4', 'm^2 s^-1', '0.0000000011e-4']
];

/** Names, exact value (`pi` is π), unit. */
export const DEFINED: readonly (readonly [names: string, value: string, unit: string])[] = [
	['speed of light;speed of light in vacuum;light speed', '299792458', 'm s^-1'],
	["planck constant;planck's constant", '6.62607015*10^-34', 'J s'],
	['reduced planck constant;dirac constant;h-bar;hbar', '6.62607015*10^-34/(2*pi)', 'J s'],
	['elementary charge;proton charge;charge of the proton;charge of a proton', '1.602176634*10^-19', 'C'],
	['electron charge;charge of the electron;charge of an electron;charge of electron', '-1.602176634*10^-19', 'C'],
	["boltzmann constant;boltzmann's constant", '1.380649*10^-23', 'J K^-1'],
	["avogadro constant;avogadro number;avogadro's number;avogadro's constant", '6.02214076*10^23', 'mol^-1'],
	['luminous efficacy', '683', 'lm W^-1'],
	['caesium frequency;caesium hyperfine frequency;cesium frequency', '9192631770', 'Hz'],
	['gas constant;molar gas constant;ideal gas constant;universal gas constant', '1.380649*6.02214076', 'J mol^-1 K^-1'],
	["faraday constant;faraday's constant", '1.602176634*6.02214076*10^4', 'C mol^-1'],
	['stefan-boltzmann constant', '2*pi^5*(1.380649*10^-23)^4/(15*(6.62607015*10^-34)^3*299792458^2)', 'W m^-2 K^-4'],
	['josephson constant', '2*1.602176634*10^-19/(6.62607015*10^-34)', 'Hz V^-1'],
	['von klitzing constant', '6.62607015*10^-34/(1.602176634*10^-19)^2', 'ohm'],
	['magnetic flux quantum', '6.62607015*10^-34/(2*1.602176634*10^-19)', 'Wb'],
	['conductance quantum', '2*(1.602176634*10^-19)^2/(6.62607015*10^-34)', 'S'],
	['first radiation constant', '2*pi*6.62607015*10^-34*299792458^2', 'W m^2'],
	['second radiation constant', '6.62607015*10^-34*299792458/(1.380649*10^-23)', 'm K'],
	[
		"standard gravity;standard acceleration of gravity;gravity of earth;gravity of the earth;gravity on earth;earth gravity;earth's gravity;acceleration of gravity",
		'9.80665',
		'm s^-2'
	],
	['standard atmosphere', '101325', 'Pa'],
	['molar volume of ideal gas;molar volume', '1.380649*6.02214076*273.15/101325', 'm^3 mol^-1'],
	['loschmidt constant', '101325/(1.380649*10^-23*273.15)', 'm^-3'],
	['astronomical unit', '149597870700', 'm'],
	['light year', '9460730472580800', 'm'],
	['absolute zero', '0', 'K']
];
