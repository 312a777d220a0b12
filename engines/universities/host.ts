import { invalid } from '../kit/errors';

/** Whether a text is a host name: labels of 1 to 63 characters, at least two of them (RFC 1035 §2.3.1). */
function isHost(text: string): boolean {
	const labels = text.split('.');
	const last = labels.pop() ?? '';
	return (
		labels.length > 0 &&
		/^[a-z0-9-]{2,63}$/.test(last) &&
		labels.every((label) => label.length <= 63 && /^[a-z0-9_](?:[a-z0-9_-]*[a-z0-9])?$/.test(label))
	);
}

/**
 * Returns the host in a domain, an e-mail address or a web address: `https://www.mit.edu/about`, `jane@cs.ox.ac.uk`,
 * `Jane <jane@mit.edu>`; a name in another script in its wire form.
 *
 * @throws ApiError INVALID_INPUT for other texts.
 */
export function hostOf(text: string): string {
	const plain = text
		.trim()
		.replace(/^.*<([^<>]+)>$/, '$1')
		.replace(/^(?:mailto:|[a-z][a-z0-9+.-]*:\/\/)/i, '');
	const [address = ''] = plain.split(/[/?#]/);
	const host = toAscii(
		address
			.slice(address.lastIndexOf('@') + 1)
			.replace(/:\d+$/, '')
			.replace(/\.$/, '')
	);
	if (!isHost(host) || /^[\d.]+$/.test(host))
		throw invalid(
			'domain',
			`${JSON.stringify(text.trim())} is no domain or e-mail address: give one like mit.edu or name@cs.ox.ac.uk, or a name as q`
		);
	return host.replace(/^www\./, '');
}

function toAscii(host: string): string {
	if (/^[\x21-\x7e]*$/.test(host)) return host.toLowerCase();
	return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
}
