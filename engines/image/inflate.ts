/**
 * The first bytes that a zlib stream inflates to, at most `limit`: a damaged stream gives what came before the damage.
 * Input is fed in small pieces and reading stops at the limit, so that a bomb costs no more than an honest file.
 */
export async function inflateStart(bytes: Uint8Array<ArrayBuffer>, limit: number): Promise<Uint8Array<ArrayBuffer>> {
	const out = new Uint8Array(limit);
	let length = 0;
	const reader = pieces(bytes).pipeThrough(new DecompressionStream('deflate')).getReader();
	try {
		while (length < limit) {
			const { done, value } = await reader.read();
			if (done) break;
			const part = value.subarray(0, limit - length);
			out.set(part, length);
			length += part.length;
		}
		await reader.cancel();
	} catch (error) {
		// A damaged stream: TypeError in browsers, an error with a zlib code in Node.
		if (!(error instanceof Error)) throw error;
	}
	return out.subarray(0, length);
}

const PIECE_BYTES = 4096;

function pieces(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
	let at = 0;
	return new ReadableStream({
		pull(controller) {
			controller.enqueue(bytes.slice(at, at + PIECE_BYTES));
			at += PIECE_BYTES;
			if (at >= bytes.length) controller.close();
		}
	});
}
