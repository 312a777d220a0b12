// Products of a matrix and a vector, and the weights of their pack. The kernel is WebAssembly with 128-bit SIMD, assembled here from its instructions, so that its
// source is what runs. Where a policy forbids WebAssembly, plain TypeScript computes the same sums.

/** Memory of 32-bit floats and the operations that need speed. Places and counts are in floats. */
export interface Arithmetic {
	readonly floats: Float32Array;
	/** The same memory as 32-bit integers. */
	readonly integers: Int32Array;
	/** Writes each row's dot product with `vector` plus bias to `result`. `rows`: byte places. Multiples of four. */
	multiply(rows: number, vector: number, bias: number, result: number, count: number, columns: number): void;
	/** Writes a matrix of `count` rows from the pack at byte `from`: its levels times `least` and the scale of each row's step. */
	unpack(from: number, result: number, count: number, columns: number, least: number): void;
}

/** Opens memory for so many floats, zeroed, beside a pack. `plain` leaves WebAssembly out. */
export const openArithmetic = (size: number, pack: Uint8Array, plain = false): Arithmetic =>
	(plain ? undefined : openKernel(size, pack)) ?? plainArithmetic(size, pack);

const PAGE = 65_536;
/** The level of a weight that is zero. */
const ZERO = 8;
/** Scales of rows by their steps: 32 steps double one. */
const SCALES = Float32Array.from({ length: 256 }, (_, step) => 2 ** (step / 32));

function openKernel(size: number, pack: Uint8Array): Arithmetic | undefined {
	try {
		const scales = 4 * size;
		const packed = scales + SCALES.byteLength;
		const memory = new WebAssembly.Memory({ initial: Math.ceil((packed + pack.length) / PAGE) });
		new Float32Array(memory.buffer, scales).set(SCALES);
		new Uint8Array(memory.buffer, packed).set(pack);
		const { exports } = new WebAssembly.Instance(new WebAssembly.Module(assemble()), { host: { memory } });
		const { multiply, unpack } = exports as Readonly<Record<string, (...values: number[]) => void>>;
		if (!multiply || !unpack) throw new TypeError('the kernel lacks a function');
		return {
			floats: new Float32Array(memory.buffer, 0, size),
			integers: new Int32Array(memory.buffer, 0, size),
			multiply: (rows, vector, bias, result, count, columns) =>
				multiply(4 * rows, 4 * vector, 4 * bias, 4 * result, count, 4 * columns),
			unpack: (from, result, count, columns, least) =>
				unpack(packed + from, packed + from + (count * columns) / 2, scales, 4 * result, count, 4 * columns, least)
		};
	} catch (error) {
		// A policy without wasm-unsafe-eval, or a machine without SIMD.
		if (error instanceof WebAssembly.CompileError || error instanceof EvalError || error instanceof ReferenceError)
			return undefined;
		throw error;
	}
}

function plainArithmetic(size: number, pack: Uint8Array): Arithmetic {
	const floats = new Float32Array(size);
	const integers = new Int32Array(floats.buffer);
	return {
		floats,
		integers,
		multiply: (rows, vector, bias, result, count, columns) => {
			for (let row = 0; row < count; row++) {
				let at = (integers[rows + row] as number) >> 2;
				let sum = floats[bias + row] as number;
				for (let column = vector; column < vector + columns; column++, at++)
					sum += (floats[at] as number) * (floats[column] as number);
				floats[result + row] = sum;
			}
		},
		unpack: (from, result, count, columns, least) => {
			const steps = from + (count * columns) / 2;
			for (let row = 0, at = result; row < count; row++) {
				const scale = least * (SCALES[pack[steps + row] as number] as number);
				for (const end = at + columns; at < end; at += 2) {
					const byte = pack[from++] as number;
					floats[at] = ((byte & 15) - ZERO) * scale;
					floats[at + 1] = ((byte >> 4) - ZERO) * scale;
				}
			}
		}
	};
}

const I32 = 0x7f;
const F32 = 0x7d;
const V128 = 0x7b;
const TYPES: Readonly<Record<string, number>> = { i32: I32, f32: F32, v128: V128 };

/** Parameters, then locals, each type with its names; places and lengths are in bytes. Without labels: 0 is the innermost block. */
const FUNCTIONS = {
	// Four rows at a time: each loaded quarter of the vector is used four times.
	multiply: {
		parameters: 'i32 rows vector bias result count length',
		locals: ['i32 p q r s column', 'v128 a b c d v'],
		source: `
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
				get result get bias f32.load 0 SUM a f32.add f32.store 0
				get result get bias f32.load 4 SUM b f32.add f32.store 4
				get result get bias f32.load 8 SUM c f32.add f32.store 8
				get result get bias f32.load 12 SUM d f32.add f32.store 12
				get rows i32.const 16 i32.add set rows
				get bias i32.const 16 i32.add set bias
				get result i32.const 16 i32.add set result
				get count i32.const 4 i32.sub set count
				br 0
			end
			end
			end`.replace(
			/SUM (\w)/g,
			'get $1 f32x4.lane 0 get $1 f32x4.lane 1 f32.add get $1 f32x4.lane 2 get $1 f32x4.lane 3 f32.add f32.add'
		)
	},
	unpack: {
		parameters: 'i32 from steps scales result count width | f32 least',
		locals: ['i32 stop byte', 'f32 scale'],
		source: `
			loop
				get steps i32.load8_u 0 i32.const 2 i32.shl get scales i32.add f32.load 0 get least f32.mul set scale
				get result get width i32.add set stop
				loop
					get from i32.load8_u 0 set byte
					get result get byte i32.const 15 i32.and LEVEL f32.store 0
					get result get byte i32.const 4 i32.shr_u LEVEL f32.store 4
					get from i32.const 1 i32.add set from
					get result i32.const 8 i32.add tee result
					get stop i32.lt_u br_if 0
				end
				get steps i32.const 1 i32.add set steps
				get count i32.const 1 i32.sub tee count
				br_if 0
			end
			end`.replaceAll('LEVEL', `i32.const ${ZERO} i32.sub f32.convert_i32_s get scale f32.mul`)
	}
};

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
	'i32.load8_u': [0x2d, 0],
	'i32.le_s': [0x4c],
	'i32.lt_u': [0x49],
	'i32.add': [0x6a],
	'i32.sub': [0x6b],
	'i32.and': [0x71],
	'i32.shl': [0x74],
	'i32.shr_u': [0x76],
	'f32.load': [0x2a, 2],
	'f32.add': [0x92],
	'f32.mul': [0x94],
	'f32.convert_i32_s': [0xb2],
	'f32.store': [0x38, 2],
	'v128.load': [0xfd, 0, 4, 0],
	'v128.zero': [0xfd, 12, ...new Array<number>(16).fill(0)],
	'f32x4.lane': [0xfd, 31],
	'f32x4.add': [0xfd, 0xe4, 1],
	'f32x4.mul': [0xfd, 0xe6, 1]
};

/** The module: it takes `host.memory` and gives the functions. */
function assemble(): Uint8Array<ArrayBuffer> {
	const name = (text: string) => [text.length, ...new TextEncoder().encode(text)];
	const vector = (items: readonly (readonly number[])[]) => [items.length, ...items.flat()];
	const section = (id: number, content: readonly number[]) => [id, ...length(content.length), ...content];
	const functions = Object.entries(FUNCTIONS).map(([exported, { parameters, locals, source }]) => {
		const groups = parameters.split(' | ').map(named);
		const own = locals.map(named);
		const places = [...groups, ...own].flatMap(({ names }) => names);
		const body = [
			...vector(own.map(({ type, names }) => [names.length, type])),
			...source
				.trim()
				.split(/\s+/)
				.flatMap((token) => OPCODES[token] ?? [operand(token, places)])
		];
		const types = groups.flatMap(({ type, names }) => names.map(() => [type]));
		return { exported, type: [0x60, ...vector(types), 0], body: [...length(body.length), ...body] };
	});
	return Uint8Array.from([
		...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
		...section(1, vector(functions.map(({ type }) => type))),
		...section(2, [1, ...name('host'), ...name('memory'), 2, 0, 1]),
		...section(3, vector(functions.map((_, index) => [index]))),
		...section(7, vector(functions.map(({ exported }, index) => [...name(exported), 0, index]))),
		...section(10, vector(functions.map(({ body }) => body)))
	]);
}

function named(text: string): { type: number; names: string[] } {
	const [type = '', ...names] = text.split(' ');
	return { type: TYPES[type] ?? 0, names };
}

/** A local by its name, or a number below 64, which LEB128 writes as one byte. */
function operand(token: string, places: readonly string[]): number {
	const local = places.indexOf(token);
	return local < 0 ? Number(token) : local;
}

/** Unsigned LEB128. */
function length(value: number): number[] {
	return value < 128 ? [value] : [(value & 127) | 128, ...length(value >> 7)];
}
