import { expect, test } from 'vitest';
import '../special.lazy';
import { runWithin } from '../core/budget';
import { exactVariables } from '../core/build';
import { evaluate } from '../evaluate';

const digits = (text: string, count = 30) => runWithin({}, () => evaluate(text, exactVariables({}), count).decimalText);

// Values of mpmath 1.3 at 60 digits.
test.each([
	['erf(1)', '0.842700792949714869341220635083'],
	['erfc(20)', '5.39586561160790092893499916791e-176'],
	['erfi(1/2)', '0.614952094696510980839681185624'],
	['Ei(1)', '1.89511781635593675546652093433'],
	['li(2)', '1.04516378011749278484458888919'],
	['Si(1)', '0.946083070367183014941353313823'],
	['Ci(1)', '0.337403922900968134662646203889'],
	['FresnelS(1)', '0.438259147390354766076756696625'],
	['lambertw(1)', '0.567143290409783872999968662210'],
	['digamma(1)', '-0.577215664901532860606512090082'],
	['polygamma(2, 1/3)', '-55.1221223994016075524557559548'],
	['zeta(3)', '1.20205690315959428539973816151'],
	['zeta(1/2)', '-1.46035450880958681288949915252'],
	['zeta(-7/2)', '0.00444101133547943195853465801782'],
	['polylog(3, 1/2)', '0.537213193608040200940623225595'],
	['polylog(2, -3)', '-1.93937542076670895307727171918'],
	['uppergamma(1/2, 1)', '0.278805585280661976499232611077'],
	['uppergamma(0, 2)', '0.0489005107080611195672398352280'],
	['besselj(0, 1)', '0.765197686557966551449717526103'],
	['besselj(3, 50)', '0.0927348040616344320205622469390'],
	['bessely(1, 2)', '-0.107032431540937546888370772277'],
	['besselk(1/3, 2)', '0.116544961296165248758942628915'],
	['elliptick(1/2)', '1.85407467730137191843385034720'],
	['elliptice(-1)', '1.91009889451385600895238104109'],
	['elliptice(1/1000)', '1.57040355405142367231579590411'],
	['elliptick(-1000000)', '0.00829404781659061993292263768091'],
	['ellipticf(1, 1/2)', '1.08321677284516875044413245157'],
	['ellipticf(-37/8, 9/10)', '-7.46099517613073009879094947127'],
	['ellipticf(1/2, 3)', '0.593784687154398021810881196146'],
	['ellipticf(2, -100)', '0.412286822677462968803141670706'],
	['ellipticf(3/2, 999999/1000000)', '3.34062854430166314726624929096'],
	['elliptice(1, 1/2)', '0.927329883624440066965904164961'],
	['elliptice(-7, -3)', '-10.5479311057614013403759899621'],
	['elliptice(1/2, 4)', '0.401819480553494865308891016097'],
	['elliptice(100, 99/100)', '64.5169640446595888692996023067'],
	['elliptice(2, 1)', '1.09070257317431830460398013409'],
	['sinc(5/2)', '0.239388857641582597620741880874']
])('%s is %s', (text, expected) => {
	expect(digits(text)).toBe(expected);
});

test('more digits begin with fewer', () => {
	for (const text of [
		'erf(3/7)',
		'Ci(9)',
		'lambertw(-1, -1/5)',
		'digamma(1/7)',
		'besselk(2, 3)',
		'zeta(5/3)',
		'ellipticf(7, 1/3)'
	]) {
		const long = digits(text, 120)!;
		for (const count of [5, 20, 60]) expect(long.startsWith(digits(text, count)!.slice(0, count - 1)), text).toBe(true);
	}
});

test.each([
	['erf(0)', '0'],
	['erf(infinity)', '1'],
	['Si(-infinity)', '-pi/2'],
	['lambertw(e)', '1'],
	['polylog(2, 1/2)', 'pi^2/12 - log(2)^2/2'],
	['polygamma(1, 1)', 'pi^2/6'],
	['polygamma(1, 1/2)', 'pi^2/2'],
	['beta(2, 3)', '1/12'],
	['besselj(1/2, x)', 'sqrt(2)*sin(x)*sqrt(1/x)/sqrt(pi)'],
	['elliptick(0)', 'pi/2'],
	['ellipticf(pi/2, 1/4)', 'elliptick(1/4)'],
	['ellipticf(-3*pi/2, m)', '-3*elliptick(m)'],
	['elliptice(-x, m)', '-elliptice(x, m)'],
	['elliptice(pi, 1)', '2'],
	['elliptice(x, 0)', 'x'],
	['sinc(0)', '1'],
	['sinc(pi)', '0'],
	['sinc(-infinity)', '0'],
	['sinc(-x)', 'sinc(x)'],
	['uppergamma(1, x)', 'exp(-x)']
])('%s is %s in closed form', (text, expected) =>
	expect(runWithin({}, () => evaluate(text, exactVariables({}), 20).exact)).toBe(expected)
);

test.each(['digamma(-2)', 'Ei(0)', 'lambertw(-1)', 'elliptick(2)', 'ellipticf(2, 3)', 'ellipticf(9, 1)', 'Ci(-1)'])(
	'%s has no real value',
	(text) => expect(() => digits(text)).toThrow()
);
