/** Zeros of the decimal digits that numbers are written with: Arabic, Persian, Indic, Thai, Lao, Tibetan, Myanmar, Khmer, Mongolian. */
const ZEROS = [
	0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040, 0x17e0,
	0x1810
];

/** The text with ASCII digits for those of other scripts, and ASCII for letters and signs of full width. */
export const asciiDigits = (text: string): string =>
	text
		.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
		.replace(/[\u0660-\u1819]/g, (digit) => {
			const code = digit.charCodeAt(0);
			const zero = ZEROS.find((first) => code >= first && code < first + 10);
			return zero === undefined ? digit : String(code - zero);
		});
