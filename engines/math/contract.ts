import { defineGroup, example } from '../kit/contract';
import { boolean, integer, list, nullable, object, objects, objectWith, string } from '../kit/schema';

const expression = string(
	'What to calculate, the way you’d write it: `2x + 3`, `sin(pi/4)^2`, `√(8)`, `10!/8!`, `3^1000 mod 7`.',
	{ minLength: 1, maxLength: 10_000, 'x-input': 'text', 'x-kind': 'expression' }
);

const steps = boolean('Whether to show how the answer was found. Defaults to false.');

/** How an answer was found. */
const told = nullable({
	type: 'array',
	description: 'Rules applied, in order, up to 60. Null unless `steps` is true.',
	items: object({
		rule: string('What was done.'),
		condition: nullable(string('Condition for this step, in input syntax.')),
		from: string('Formula before, in input syntax.'),
		to: string('Formula after, in input syntax.'),
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
	summary: 'Exact and decimal results, equations with steps, units, and simplified, expanded and factored forms.',
	source: {
		text: 'Own computer algebra over whole numbers of any length.',
		licence: 'MIT'
	},
	operations: {
		evaluate: {
			title: 'Calculate',
			method: 'POST',
			path: '/v1/evaluate',
			summary: 'Exact value of an expression, and its digits',
			description:
				'Decimals are exact fractions (0.1 + 0.2 is 3/10). Roots and function values stay exact; variables stay. `log` is the natural logarithm, `^` groups to the right, -2^2 is -4, `%` means percent after a number and modulo between two. Variables are real numbers.',
			kind: 'compute',
			cost: 'unbounded',
			params: objectWith(['variables', 'steps'], {
				expression,
				variables: {
					type: 'object',
					additionalProperties: { type: 'number' },
					maxProperties: 100,
					description: 'Values for names in the expression, taken exactly as the decimal you write.',
					examples: [{ x: 3 }]
				},
				digits: integer('Significant digits of `decimal_text`.', { minimum: 1, maximum: 1000, default: 30 }),
				steps
			}),
			response: object({
				expression: { type: 'string', description: 'The expression as it was sent.' },
				exact: {
					type: 'string',
					description:
						'Exact value in input syntax. Parsing it gives the same value. Digits after ≈ where no closed form was found.'
				},
				decimal: nullable({
					type: 'number',
					description: 'Nearest double. Null if complex, symbolic or too large.',
					'x-kind': 'sum'
				}),
				decimal_text: nullable({
					type: 'string',
					description: 'As many significant digits as requested. Complex numbers as `a + b*i`. Null if symbolic.'
				}),
				latex: { type: 'string', description: 'The exact value in LaTeX.' },
				kind: {
					type: 'string',
					enum: ['integer', 'rational', 'real', 'complex', 'symbolic', 'boolean', 'unit', 'matrix']
				},
				unknowns: list({ type: 'string' }, 'Remaining variables, sorted.'),
				mathml: nullable(string('Exact value in MathML. Null if it’s text only.')),
				reading: string('How the expression was understood, in input syntax.'),
				reading_mathml: nullable(string('The same in MathML.')),
				notes: objects('Other things the expression could mean.', {
					text: string('What was assumed where the input is ambiguous.'),
					alternative: nullable(string('The other reading, in input syntax.')),
					value: nullable(string('Exact value of the other reading.'))
				}),
				solutions: nullable({
					type: 'array',
					description:
						'Solutions of an equation, system or inequality. Empty for an empty set, null for other questions.',
					items: object({
						solution: integer('Number of the solution. Values of one tuple share it.'),
						variable: { type: 'string' },
						exact: nullable(
							string(
								'In input syntax. A family has one free whole number, an inequality a union of intervals. Null if only digits are known.'
							)
						),
						decimal_text: nullable(string('Null for families, intervals and unknowns.')),
						condition: nullable(string('Condition for this solution, and how certain its digits are.'))
					})
				}),
				steps: told
			}),
			examples: [
				example(
					'Roots stay exact',
					{ expression: 'sqrt(8) + 1/2' },
					{ exact: '1/2 + 2*sqrt(2)', kind: 'real', decimal: 3.3284271247461903 }
				),
				example(
					'Decimals are exact fractions',
					{ expression: '0.1 + 0.2' },
					{ exact: '3/10', decimal: 0.3, kind: 'rational' }
				),
				example(
					'With a variable',
					{ expression: '2x^2 + 1', variables: { x: 3 } },
					{ exact: '19', kind: 'integer', unknowns: [] }
				),
				example('As people write it', { expression: '15% off 80' }, { exact: '68', reading: '80*(1 - 15/100)' }),
				example(
					'Digits that cancel',
					{ expression: 'exp(pi*sqrt(163)) - 262537412640768744', digits: 20 },
					{ decimal_text: '-7.4992740280181431112e-13', kind: 'real' }
				)
			],
			limits: [
				'expression: at most 10,000 characters, nested at most 200 deep',
				'A fixed number of steps (about a second) and numbers up to 120,000 digits. Beyond that, results stay symbolic or return 422.'
			]
		},
		simplify: {
			title: 'Simplify',
			method: 'POST',
			path: '/v1/simplify',
			summary: 'Simplified, expanded and factored forms of an expression',
			description:
				'All three forms equal the expression for real variables, checked at random points. Factoring is over the rational numbers.',
			kind: 'compute',
			cost: 'unbounded',
			params: objectWith(['steps'], { expression, steps }),
			response: object({
				expression: string('The expression as it was sent.'),
				simplified: nullable(string('The form with the fewest operations.')),
				expanded: nullable(string('Powers and products of sums multiplied out.')),
				factored: nullable(string('Product of factors irreducible over the rationals.')),
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
				verified: boolean('Every form agreed with the expression at random points.'),
				conditions: list(
					{ type: 'string' },
					'Conditions for the forms to equal the expression, where it divides by something that can be 0: `x != 1`.'
				),
				steps: told,
				truncated: list(
					{ type: 'string', enum: ['simplified', 'expanded', 'factored'] },
					'Forms too long to return; they are null.'
				)
			}),
			examples: [
				example(
					'A binomial',
					{ expression: 'x^2 + 2x + 1' },
					{ factored: '(x + 1)^2', expanded: 'x^2 + 2*x + 1', verified: true }
				),
				example('A trigonometric identity', { expression: 'sin(x)^2 + cos(x)^2' }, { simplified: '1', verified: true })
			],
			limits: [
				'expression: at most 10,000 characters, nested at most 200 deep',
				'A fixed number of steps, about a second'
			]
		}
	}
});
