/**
 * Products of a matrix and a vector. The kernel is WebAssembly with 128-bit SIMD, assembled here from its instructions, so that its
 * source is what runs. Where a policy forbids WebAssembly, plain TypeScript computes the same sums.
 */

/** Memory of 32-bit floats and the one operation that needs speed. All places and counts are in floats. */
export interface Arithmetic {
	readonly floats: Float32Array;
	/** The same memory as 32-bit integers. */
	readonly integers: Int32Array;
	/**
	 * Writes the dot product of `vector` and each row of a list to `result`. The list, at `rows`, holds the place of each row, in
	 * bytes. `count` and `columns` are multiples of four.
	 */
	multiply(rows: number, vector: number, result: number, count: number, columns: number): void;
}

/** Opens memory for so many floats, zeroed. `plain` leaves WebAssembly out. */
export function openArithmetic(size: number, plain = false): Arithmetic {
	const kernel = plain ? undefined : openKernel(size);
	return kernel ?? plainArithmetic(size);
}

const PAGE = 65_536;

function openKernel(size: number): Arithmetic | undefined {
	try {
		const memory = new WebAssembly.Memory({ initial: Math.ceil((4 * size) / PAGE) });
		const { exports } = new WebAssembly.Instance(new WebAssembly.Module(assemble()), { host: { memory } });
		const run = exports['multiply'] as (...places: number[]) => void;
		return {
			floats: new Float32Array(memory.buffer),
			integers: new Int32Array(memory.buffer),
			multiply: (rows, vector, result, count, columns) => run(4 * rows, 4 * vector, 4 * result, count, 4 * columns)
		};
	} catch (error) {
		// A policy without wasm-unsafe-eval, or a machine without SIMD.
		if (error instanceof WebAssembly.CompileError || error instanceof EvalError || error instanceof ReferenceError)
			return undefined;
		throw error;
	}
}

function plainArithmetic(size: number): Arithmetic {
	const floats = new Float32Array(size);
	const integers = new Int32Array(floats.buffer);
	return {
		floats,
		integers,
		multiply: (rows, vector, result, count, columns) => {
			for (let row = 0; row < count; row++) {
				let at = (integers[rows + row] as number) >> 2;
				let sum = 0;
				for (let column = vector; column < vector + columns; column++, at++)
					sum += (floats[at] as number) * (floats[column] as number);
				floats[result + row] = sum;
			}
		}
	};
}

/** Parameters, then locals of the kernel, by their numbers. Places and lengths are in bytes. */
const LOCALS = 'rows vector result count length | p q r s column | a b c d v'.split(/[ |]+/);

/** Four rows at a time: each loaded quarter of the vector is used four times. Without labels: 0 is the innermost block. */
const SOURCE = `
	block
	loop
		get count i32.const 0 i32.le_s br_if 1
		get rows i32.load 0 set p
		get rows i32.load 4 set q
		get rows i32.load 8 set r
		get rows i32.load 12 set s
		v128.zero set a
		v128.zero set b
		v128.zero set c
		v128.zero set d
		i32.const 0 set column
		loop
			get vector get column i32.add v128.load set v
			get p get column i32.add v128.load get v f32x4.mul get a f32x4.add set a
			get q get column i32.add v128.load get v f32x4.mul get b f32x4.add set b
			get r get column i32.add v128.load get v f32x4.mul get c f32x4.add set c
			get s get column i32.add v128.load get v f32x4.mul get d f32x4.add set d
			get column i32.const 16 i32.add tee column
			get length i32.lt_u br_if 0
		end
		get result SUM a f32.store 0
		get result SUM b f32.store 4
		get result SUM c f32.store 8
		get result SUM d f32.store 12
		get rows i32.const 16 i32.add set rows
		get result i32.const 16 i32.add set result
		get count i32.const 4 i32.sub set count
		br 0
	end
	end
	end`.replace(
	/SUM (\w)/g,
	'get $1 f32x4.lane 0 get $1 f32x4.lane 1 f32.add get $1 f32x4.lane 2 get $1 f32x4.lane 3 f32.add f32.add'
);

/** Opcodes of the WebAssembly Core Specification 2.0; memory instructions with their alignment. */
const OPCODES: Readonly<Record<string, readonly number[]>> = {
	block: [0x02, 0x40],
	loop: [0x03, 0x40],
	end: [0x0b],
	br: [0x0c],
	br_if: [0x0d],
	get: [0x20],
	set: [0x21],
	tee: [0x22],
	'i32.const': [0x41],
	'i32.load': [0x28, 2],
	'i32.le_s': [0x4c],
	'i32.lt_u': [0x49],
	'i32.add': [0x6a],
	'i32.sub': [0x6b],
	'f32.add': [0x92],
	'f32.store': [0x38, 2],
	'v128.load': [0xfd, 0, 4, 0],
	'v128.zero': [0xfd, 12, ...new Array<number>(16).fill(0)],
	'f32x4.lane': [0xfd, 31],
	'f32x4.add': [0xfd, 0xe4, 1],
	'f32x4.mul': [0xfd, 0xe6, 1]
};

const I32 = 0x7f;
const V128 = 0x7b;
const PARAMETERS = 5;
const COUNTERS = 5;
const VECTORS = 5;

/** The module: it takes `host.memory` and gives `multiply`. */
function assemble(): Uint8Array<ArrayBuffer> {
	const name = (text: string) => [text.length, ...new TextEncoder().encode(text)];
	const section = (id: number, content: readonly number[]) => [id, ...length(content.length), ...content];
	const body = [
		...[2, COUNTERS, I32, VECTORS, V128],
		...SOURCE.trim()
			.split(/\s+/)
			.flatMap((token) => OPCODES[token] ?? [operand(token)])
	];
	return Uint8Array.from([
		...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
		...section(1, [1, 0x60, PARAMETERS, ...new Array<number>(PARAMETERS).fill(I32), 0]),
		...section(2, [1, ...name('host'), ...name('memory'), 2, 0, 1]),
		...section(3, [1, 0]),
		...section(7, [1, ...name('multiply'), 0, 0]),
		...section(10, [1, ...length(body.length), ...body])
	]);
}

/** A local by its name, or a number below 64, which LEB128 writes as one byte. */
const operand = (token: string): number => {
	const local = LOCALS.indexOf(token);
	return local < 0 ? Number(token) : local;
};

/** Unsigned LEB128. */
function length(value: number): number[] {
	return value < 128 ? [value] : [(value & 127) | 128, ...length(value >> 7)];
}
