import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';

/** The addresses of `UTILITY_PROXIES`, comma separated: `10.0.0.0/8, ::1`. Throws for an invalid address or range. */
function proxiesOf(value: string): BlockList {
	const list = new BlockList();
	for (const one of value.split(',').map((text) => text.trim())) {
		if (one === '') continue;
		const [address = '', bits] = one.split('/');
		const family = isIP(address);
		if (family === 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits)))
			throw new Error(`UTILITY_PROXIES: "${one}" must be an address or a range such as 10.0.0.0/8`);
		if (bits === undefined) list.addAddress(address, family === 6 ? 'ipv6' : 'ipv4');
		else list.addSubnet(address, Number(bits), family === 6 ? 'ipv6' : 'ipv4');
	}
	return list;
}

let read: { readonly value: string; readonly list: BlockList } | undefined;
/** By connection, because its address does not change and reading the environment costs more than the rest. */
const known = new WeakMap<Socket, boolean>();

/** Whether a request comes from an address that the operator named in `UTILITY_PROXIES`: only then is X-Forwarded-* believed. */
export function comesByProxy({ socket }: { readonly socket: Socket }): boolean {
	let isNamed = known.get(socket);
	if (isNamed === undefined) known.set(socket, (isNamed = isProxy(plainAddress(socket.remoteAddress))));
	return isNamed;
}

function isProxy(address: string): boolean {
	const value = process.env['UTILITY_PROXIES'];
	if (!value || address === '') return false;
	if (read?.value !== value) read = { value, list: proxiesOf(value) };
	return read.list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** An IPv4 address that came by an IPv6 socket is written as such. */
const plainAddress = (address = ''): string => (address.startsWith('::ffff:') ? address.slice(7) : address);

/** The address of a caller: that of its connection, or the last one of X-Forwarded-For where a named proxy sent it. */
export function callerAddress(request: IncomingMessage): string {
	const forwarded = comesByProxy(request) ? String(request.headers['x-forwarded-for'] ?? '').split(',').at(-1)?.trim() : undefined; // prettier-ignore
	return forwarded && isIP(forwarded) ? subscriberOf(plainAddress(forwarded)) : socketAddress(request.socket);
}

/** The address of a connection. */
export const socketAddress = ({ remoteAddress }: Socket): string => subscriberOf(plainAddress(remoteAddress));

/** An address that stands for one caller. Of IPv6 the first four groups, since one caller has all of a /64. */
function subscriberOf(address: string): string {
	if (isIP(address) !== 6) return address;
	const [head = '', tail] = address.split('::');
	const groups = head === '' ? [] : head.split(':');
	if (tail !== undefined) while (groups.length < 4) groups.push('0');
	return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Whether an address is this machine's own. */
export const isLoopback = (address: string): boolean => address.startsWith('127.') || address === '0:0:0:0::/64';
