/** Holidays of Andorra: rules, years and sources. The format: `README.md`. */
export const AD = `
part 03 Encamp
part 07 Andorra la Vella
part 02 Canillo
part 04 La Massana
part 05 Ordino
part 06 Sant Julià de Lòria
part 08 Escaldes-Engordany

source edict-council-canillo | Edict of the council of Canillo | web.archive.org/web/20250506144017/https://www.bopa.ad/Documents/Detall?doc=QCH_2024_10_10_11_42_15
source edict-council-escaldes | Edict of the council of Escaldes-Engordany | web.archive.org/web/20250506145955/https://www.bopa.ad/Documents/Detall?doc=QXH_2024_12_23_11_47_04
source edict-council-massana | Edict of the council of La Massana | web.archive.org/web/20250506144645/https://www.bopa.ad/Documents/Detall?doc=QMH_2024_11_19_09_10_48
source edict-council-ordino | Edict of the council of Ordino | web.archive.org/web/20250506144815/https://www.bopa.ad/Documents/Detall?doc=QOH_2024_11_28_13_42_34
source edict-council-sant | Edict of the council of Sant Julià de Lòria | web.archive.org/web/20250506145311/https://www.bopa.ad/Documents/Detall?doc=QSH_2024_12_17_17_06_23
source edict-council-vella | Edict of the council of Andorra la Vella | web.archive.org/web/20250506143036/https://www.bopa.ad/Documents/Detall?doc=QAH_2024_11_21_09_44_47

feasts es | All Saints' Day; Assumption; Boxing Day; Easter Monday; Epiphany; Good Friday; Labour Day; Whit Monday | library
Andorra la Vella Festival = Festa Major d'Andorra la Vella | 1 saturday 08, sunday>=08-02, monday>=08-03 | in 07 | edict-council-vella
Christmas Day = Nadal | 12-25 | library
Constitution Day = Dia de la Constitució | 03-14 [1994,) | library
Escaldes-Engordany Festival = Festa Major d'Escaldes-Engordany | 07-25 [1979,), 07-26 [1979,) | in 08 | edict-council-escaldes
Foundation of the Parish = Diada de la creació de la parròquia | 06-14 [1979,1997), sunday>=06-14 [1997,) | in 08 | edict-council-escaldes
Immaculate Conception = Immaculada Concepció | 12-08 | library
New Year's Day = Any nou | 01-01 | library
Our Lady of Canòlich = Diada de Canòlich | last saturday 05 | in 06 | edict-council-sant
Our Lady of Meritxell = Mare de Déu de Meritxell | 09-08 | library
Saint Anthony's Day = Sant Antoni | 01-17 | in 04 | edict-council-massana
Saint Julian's Day = Sant Julià | 01-07 | in 06 | edict-council-sant
Saint Michael of Engolasters = Sant Miquel d'Engolasters | 05-07 [1979,) | in 08 | edict-council-escaldes
Saint Peter's Day = Sant Pere | 06-29 | in 05 | edict-council-ordino
Saint Roch's Day = Sant Roc | 08-16 | in 02 | edict-council-canillo
Sant Julià de Lòria Festival = Festa Major de Sant Julià de Lòria | monday>=07-27, tuesday>=07-28 | in 06 | edict-council-sant
Shrove Monday = Carnaval | easter-48 | library

fact 06 2025 | off 01-07 05-31 07-28 07-29 | not 07-26 | edict of the council
fact 08 2026 | off 05-07 06-14 07-25 07-26 | not 06-15 | edict of the council
fact national 2024 | off 02-12 | not 02-20 | Carnival Monday
`;
