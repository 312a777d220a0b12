import type { Correction } from '../overlay';
import { daysOfParts, partsOf } from './parts';

const bopa = (page: string, taken: string) =>
	`web.archive.org/web/${taken}/https://www.bopa.ad/Documents/Detall?doc=${page}`;

const SANT_JULIA = bopa('QSH_2024_12_17_17_06_23', '20250506145311');
const VELLA = bopa('QAH_2024_11_21_09_44_47', '20250506143036');
const ESCALDES = bopa('QXH_2024_12_23_11_47_04', '20250506145955');

/** Andorra's parishes, by the edicts of their councils. */
export const ANDORRA: readonly Correction[] = [
	{
		places: 'AD',
		years: [2024, 2024],
		without: ['Shrove Tuesday'],
		days: [['Shrove Monday', 'Carnaval', 'easter-48']],
		source: 'Andorra, holidays of the state: Carnival Monday',
		url: 'https://web.archive.org/web/20241005040546/https://seu.consellgeneral.ad/calendariPublic/show'
	},
	...partsOf('AD', ['02|Canillo', '04|La Massana', '05|Ordino', '06|Sant Julià de Lòria', '08|Escaldes-Engordany']),
	{
		places: 'AD-07',
		without: ['Andorra La Vella Festival'],
		source: 'Andorra la Vella, edict: Saturday to Monday',
		url: `https://${VELLA}`
	},
	...daysOfParts('AD', 'Edict of the council of ', [
		`02|Saint Roch's Day|Sant Roc|08-16||Canillo|${bopa('QCH_2024_10_10_11_42_15', '20250506144017')}`,
		`04|Saint Anthony's Day|Sant Antoni|01-17||La Massana|${bopa('QMH_2024_11_19_09_10_48', '20250506144645')}`,
		`05|Saint Peter's Day|Sant Pere|06-29||Ordino|${bopa('QOH_2024_11_28_13_42_34', '20250506144815')}`,
		`06|Saint Julian's Day|Sant Julià|01-07||Sant Julià de Lòria|${SANT_JULIA}`,
		`06|Our Lady of Canòlich|Diada de Canòlich|last saturday 05||Sant Julià de Lòria|${SANT_JULIA}`,
		`06|Sant Julià de Lòria Festival|Festa Major de Sant Julià de Lòria|last saturday 07 +2||Sant Julià de Lòria|${SANT_JULIA}`,
		`06|Sant Julià de Lòria Festival|Festa Major de Sant Julià de Lòria|last saturday 07 +3||Sant Julià de Lòria|${SANT_JULIA}`,
		`07|Andorra la Vella Festival|Festa Major d'Andorra la Vella|1 saturday 08||Andorra la Vella|${VELLA}`,
		`07|Andorra la Vella Festival|Festa Major d'Andorra la Vella|1 saturday 08 +1||Andorra la Vella|${VELLA}`,
		`07|Andorra la Vella Festival|Festa Major d'Andorra la Vella|1 saturday 08 +2||Andorra la Vella|${VELLA}`,
		`08|Saint Michael of Engolasters|Sant Miquel d'Engolasters|05-07|1979|Escaldes-Engordany|${ESCALDES}`,
		`08|Foundation of the Parish|Diada de la creació de la parròquia|06-14|1979-1996|Escaldes-Engordany|${ESCALDES}`,
		`08|Foundation of the Parish|Diada de la creació de la parròquia|sunday>=06-14|1997|Escaldes-Engordany|${ESCALDES}`,
		`08|Escaldes-Engordany Festival|Festa Major d'Escaldes-Engordany|07-25|1979|Escaldes-Engordany|${ESCALDES}`,
		`08|Escaldes-Engordany Festival|Festa Major d'Escaldes-Engordany|07-26|1979|Escaldes-Engordany|${ESCALDES}`
	])
];
