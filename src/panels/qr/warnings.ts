/** The warnings of the engine, each by a key of the words. */
export const WARNINGS = {
	warnNameLength: /^ssid: has (?<bytes>\d+) bytes, a network name has at most (?<most>\d+)$/,
	warnNameSpace: /^ssid: starts or ends with a space$/,
	warnUnused: /^password: is not used/,
	warnEmpty: /^password: is empty/,
	warnWep: /^password: a WEP key has 5, 13, 16 or 29 characters, or 10, 26, 32 or 58 hexadecimal digits$/,
	warnWpa: /^password: has (?<bytes>\d+) bytes, a WPA password has 8 to 63$/,
	warnAscii: /^password: has characters outside ASCII/,
	warnContrast: /^dark: has a contrast of (?<contrast>[\d.]+) to light, cameras want (?<least>\d+) and more$/,
	warnLighter: /^dark: is lighter than light/,
	warnTiny: /^size: has one pixel a module/
} as const;
