/** Fields of `WIFI:T:WPA;S:name;P:password;;` by letter, unescaped. Null for others. Reverses `encodeWifiPayload`. */
export function wifiFields(text: string): Readonly<Record<string, string>> | null {
	if (!/^WIFI:/i.test(text)) return null;
	const fields: Record<string, string> = {};
	for (const [, key = '', value = '', end] of text.slice(5).matchAll(/(?<![A-Z])([A-Z]+):((?:\\.|[^;\\])*)(;?)/gi))
		if (end) fields[key.toUpperCase()] = value.replace(/\\(.)/g, '$1');
	return fields;
}
