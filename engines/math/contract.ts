import { defineGroup } from '../kit/contract';
import { list, nullable, object } from '../kit/schema';

const expression = {
	type: 'string',
	minLength: 1,
	maxLength: 10_000,
	'x-input': 'text',
	'x-kind': 'expression',
	description: 'What to compute, as people write it: `2x + 3`, `sin(pi/4)^2`, `√(8)`, `10!/8!`, `3^1000 mod 7`.'
} as const;

const steps = {
	type: 'boolean',
	description: 'Whether to tell how the answer was found; false unless given.'
} as const;

/** How an answer was found. */
const told = nullable({
	type: 'array',
	description: 'The rules that were applied, in order; null unless `steps` is true. At most 60.',
	items: object({
		rule: { type: 'string', description: 'What was done.' },
		condition: nullable({ type: 'string', description: 'What must hold for it, in the input syntax.' }),
		from: { type: 'string', description: 'The formula before, in the input syntax.' },
		to: { type: 'string', description: 'The formula after.' },
		from_mathml: nullable({ type: 'string' }),
		to_mathml: nullable({ type: 'string' })
	})
});

/** Exact mathematics: evaluation and simplification. */
export const math = defineGroup({
	id: 'math',
	icon: 'M17.5 6V4H6l6.5 8L6 20h11.5v-2',
	hue: 285,
	title: 'Math',
	summary: 'Exact values with any number of digits, and the simplified, expanded and factored form of an expression.',
	source: {
		text: 'Own computer algebra over whole numbers of any length.',
		licence: 'MIT'
	},
	operations: {
		evaluate: {
			title: 'Calculate',
			method: 'POST',
			path: '/v1/evaluate',
			summary: 'The exact value of an expression, and its decimal digits',
			description:
				'Decimals are exact fractions (0.1 + 0.2 is 3/10), roots and values of functions stay exact, unknowns stay. `log` is the natural logarithm, `^` groups to the right, -2^2 is -4, `%` is a percent sign after a number and the modulo between two. Variables are real numbers.',
			kind: 'compute',
			cost: 'unbounded',
			params: object(
				{
					expression,
					variables: {
						type: 'object',
						additionalProperties: { type: 'number' },
						maxProperties: 100,
						description: 'Values of names in the expression, taken as the decimal they are written as.',
						examples: [{ x: 3 }]
					},
					digits: {
						type: 'integer',
						minimum: 1,
						maximum: 1000,
						default: 30,
						description: 'Significant digits of `decimal_text`.'
					},
					steps
				},
				{ optional: ['variables', 'steps'] }
			),
			response: object({
				expression: { type: 'string', description: 'The expression as it was sent.' },
				exact: { type: 'string', description: 'Exact value in the input syntax; parses back to the same value.' },
				decimal: nullable({
					type: 'number',
					description: 'Nearest double; null when complex, symbolic or too large.',
					'x-kind': 'sum'
				}),
				decimal_text: nullable({
					type: 'string',
					description: 'Significant digits as many as asked for; complex as `a + b*i`; null when symbolic.'
				}),
				latex: { type: 'string', description: 'The exact value in LaTeX.' },
				kind: {
					type: 'string',
					enum: ['integer', 'rational', 'real', 'complex', 'symbolic', 'boolean', 'unit', 'matrix']
				},
				unknowns: list({ type: 'string' }, 'Free symbols left, sorted.'),
				mathml: nullable({ type: 'string', description: 'The exact value in MathML; null where it is only text.' }),
				reading: { type: 'string', description: 'The expression as it was understood, in the input syntax.' },
				reading_mathml: nullable({ type: 'string', description: 'The same in MathML.' }),
				notes: list(
					object({
						text: { type: 'string', description: 'How something was taken that could be taken otherwise.' },
						alternative: nullable({ type: 'string', description: 'The other reading, in the input syntax.' }),
						value: nullable({ type: 'string', description: 'The exact value of the other reading.' })
					}),
					'What else the expression could mean.'
				),
				solutions: nullable({
					type: 'array',
					description:
						'Where an equation, a system or an inequality holds; empty when nowhere, null for other questions.',
					items: object({
						solution: { type: 'integer', description: 'Number of the solution; the values of one tuple share it.' },
						variable: { type: 'string' },
						exact: nullable({
							type: 'string',
							description:
								'In the input syntax; a family has one free whole number, an inequality a union of intervals; null when only digits are known.'
						}),
						decimal_text: nullable({ type: 'string', description: 'Null for families, intervals and unknowns.' }),
						condition: nullable({
							type: 'string',
							description: 'What must hold for it, and how sure the digits are.'
						})
					})
				}),
				steps: told
			}),
			examples: [
				{
					title: 'Roots stay exact',
					input: { expression: 'sqrt(8) + 1/2' },
					output: { exact: '1/2 + 2*sqrt(2)', kind: 'real', decimal: 3.3284271247461903 }
				},
				{
					title: 'Decimals are exact fractions',
					input: { expression: '0.1 + 0.2' },
					output: { exact: '3/10', decimal: 0.3, kind: 'rational' }
				},
				{
					title: 'With a variable',
					input: { expression: '2x^2 + 1', variables: { x: 3 } },
					output: { exact: '19', kind: 'integer', unknowns: [] }
				},
				{
					title: 'As people write it',
					input: { expression: '15% off 80' },
					output: { exact: '68', reading: '80*(1 - 15/100)' }
				},
				{
					title: 'Digits that cancel',
					input: { expression: 'exp(pi*sqrt(163)) - 262537412640768744', digits: 20 },
					output: { decimal_text: '-7.4992740280181431112e-13', kind: 'real' }
				}
			],
			limits: [
				'expression: at most 10,000 characters, nested at most 200 deep',
				'a counted number of steps, about a second, and numbers of 120,000 digits; what needs more stays symbolic or answers 422'
			]
		},
		simplify: {
			title: 'Simplify',
			method: 'POST',
			path: '/v1/simplify',
			summary: 'The simplified, expanded and factored form of an expression',
			description:
				'The three forms are equal to the expression as functions of real variables, and checked at random points before they are sent. Factored over the rational numbers.',
			kind: 'compute',
			cost: 'unbounded',
			params: object({ expression, steps }, { optional: ['steps'] }),
			response: object({
				expression: { type: 'string', description: 'The expression as it was sent.' },
				simplified: nullable({ type: 'string', description: 'The form with the fewest operations.' }),
				expanded: nullable({ type: 'string', description: 'Powers and products of sums multiplied out.' }),
				factored: nullable({ type: 'string', description: 'Product of factors irreducible over the rationals.' }),
				latex: object({
					simplified: nullable({ type: 'string' }),
					expanded: nullable({ type: 'string' }),
					factored: nullable({ type: 'string' })
				}),
				mathml: object({
					simplified: nullable({ type: 'string' }),
					expanded: nullable({ type: 'string' }),
					factored: nullable({ type: 'string' })
				}),
				verified: { type: 'boolean', description: 'Every form agreed with the expression at random points.' },
				conditions: list(
					{ type: 'string' },
					'What must hold so that the forms equal the expression, where it divides by what may be 0: `x != 1`.'
				),
				steps: told,
				truncated: list(
					{ type: 'string', enum: ['simplified', 'expanded', 'factored'] },
					'Forms that are too large to write; they are null.'
				)
			}),
			examples: [
				{
					title: 'A binomial',
					input: { expression: 'x^2 + 2x + 1' },
					output: { factored: '(x + 1)^2', expanded: 'x^2 + 2*x + 1', verified: true }
				},
				{
					title: 'A trigonometric identity',
					input: { expression: 'sin(x)^2 + cos(x)^2' },
					output: { simplified: '1', verified: true }
				}
			],
			limits: [
				'expression: at most 10,000 characters, nested at most 200 deep',
				'a counted number of steps, about a second'
			]
		}
	}
});
