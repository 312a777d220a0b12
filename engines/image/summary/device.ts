/** Words that makers put behind their names. */
const COMPANY =
	/(?<![\s,])[\s,]+(?:co(?:rporation|rp|mpany)?|inc|ltd|llc|gmbh|ag|imaging|optical|electric|electronics|digital|computer|technologies|photo film|camera|entertainment)\b.*/is;

/**
 * Names a device as people do: `iPhone XS`, `Canon EOS 5D`, `Sony ILCE-7M3`.
 *
 * @returns null without a model
 */
export function deviceName(make: string, model: string): string | null {
	if (model === '') return null;
	const name = model.replaceAll(/\s+/g, ' ').trim();
	if (name === '' || !/[\p{L}\p{N}]/u.test(name)) return null;
	const maker = make.replaceAll(/\s+/g, ' ').trim().replace(COMPANY, '').trim();
	const isApple = maker.toLowerCase() === 'apple';
	const first = maker.split(' ')[0]?.toLowerCase() ?? '';
	if (maker === '' || isApple || (first !== '' && name.toLowerCase().startsWith(first))) return name;
	const brand = maker.length > 3 && maker === maker.toUpperCase() ? maker[0] + maker.slice(1).toLowerCase() : maker;
	return `${brand} ${name}`;
}
