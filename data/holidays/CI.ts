/** Holidays of Côte d’Ivoire: rules, years and sources. The format: `README.md`. */
export const CI = `
known [1997,)

source decret-96-205-1996 | Côte d’Ivoire, Décret 96-205 of 1996, articles 1 and 2 | https://studylibfr.com/doc/10170874/rci---travail---jours-feries
source cote-decret-96-1996 | Côte d’Ivoire, Décret 96-205 of 1996, article 2, and 2011-371 of 2011: the day after a Sunday | https://studylibfr.com/doc/10170874/rci---travail---jours-feries

lieu sunday>next [2005,) | Independence Day; Labour Day | cote-decret-96-1996
lieu sunday>next [2011,) | Christmas Day; End of Ramadan (Eid al-Fitr); Feast of the Sacrifice (Eid al-Adha) | cote-decret-96-1996

feasts fr | All Saints' Day; Ascension Day; Assumption; Christmas Day; Easter Monday; Labour Day; New Year's Day; Whit Monday | decret-96-205-1996 [1997,); library
Anniversary of death of President Felix Houphouet-Boigny | 12-07 [1997,2001) | vacanza
Birthday of Muhammad (Mawlid) = Mawlid | hijri 3-12 [1997,) | estimated | library
End of Ramadan (Eid al-Fitr) = Fête de fin du Ramadan | on 19970208 19990118 | vacanza
	hijri 10-1 [1997,) | estimated | decret-96-205-1996 [1997,) computed; library
Feast of the Sacrifice (Eid al-Adha) = Fête du mouton | on 19970417 19990327 | vacanza
	hijri 12-10 [1997,) | estimated | decret-96-205-1996 [1997,) computed; library
Independence Day = Jour de l’Indépendance | 08-07 [1960,) | decret-96-205-1996 [1997,); library
Laylat al-Qadr | hijri 9-27 | estimated | library
National Peace Day | 11-15 [1996,) | decret-96-205-1996 [1997,); library
Public holiday = Jour férié | on 20101029 20240212 | collection estimated | off-vacanza-holidays

fact national 2011 | off 05-02 08-08 11-07 12-26 | not 12-27 | Décrets 96-205 and 2011-371
fact national 2016 | off 05-02 08-08 09-12 | not 12-27 | Décret 96-205
`;
