/**
 * The fields of a Wi-Fi code's text by their letters, in its order: `WIFI:T:WPA;S:name;P:password;H:true;;`, with a backslash
 * before `\ ; , : "`. Null when the text is no Wi-Fi code. The reverse of `encodeWifiPayload`.
 */
export function wifiFields(text: string): Readonly<Record<string, string>> | null {
	if (!/^WIFI:/i.test(text)) return null;
	const fields: Record<string, string> = {};
	for (const [, key = '', value = '', end] of text.slice(5).matchAll(/(?<![A-Z])([A-Z]+):((?:\\.|[^;\\])*)(;?)/gi))
		if (end) fields[key.toUpperCase()] = value.replace(/\\(.)/g, '$1');
	return fields;
}
