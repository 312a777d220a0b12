/** Holidays of Netherlands: rules, years and sources. The format: `README.md`. */
export const NL = `
part GR Groningen
part GR-GRN Groningen
part NH North Holland
part NH-ALK Alkmaar
part ZH South Holland
part ZH-BRL Brielle
part ZH-LDN Leiden
known [2010,)
known [1990,) | in national

source algemene-termijnenwet-1964 | Netherlands, Algemene termijnenwet of 1964, artikel 3; not checked against the law
source algemene-termijnenwet-artikel | Netherlands, Algemene termijnenwet, artikel 3 | https://wvhl.nl/algemeen/de-algemene-termijnenwet

Ascension Day = Hemelvaartsdag | easter+39 | library
feasts nl | Boxing Day; Christmas Day; Easter Monday; Easter Sunday; New Year's Day; Pentecost; Whit Monday | library
Good Friday = Goede Vrijdag | easter-2 [1964,) | computed | algemene-termijnenwet-1964
King's Day = Koningsdag | 04-25 if friday +1 [2014,2099), 04-27 [2015,2025), 04-27 if monday tuesday wednesday thursday friday saturday [2026,) | library
Liberation Day = Bevrijdingsdag | 05-05 [1964,2010) | in national | algemene-termijnenwet-artikel [2006,2010) estimated; algemene-termijnenwet-artikel
	05-05 [1991,2005) | in national | estimated | algemene-termijnenwet-artikel
	05-05 [2010,), on 19950505 20000505 20050505 | in national | algemene-termijnenwet-artikel
	05-05 [1964,) | but national | collection | algemene-termijnenwet-1964
Queen's Day = Koninginnedag | 04-30 if sunday +1 [,1979), 04-30 [1951,1961), 04-30 if monday tuesday wednesday thursday friday saturday [1962,2014), 04-28 if friday +1 [1989,2007) | library

decided yes law | - | 05-05 | - | national | 5 May is a generally recognised holiday every year | Netherlands, Algemene termijnenwet, artikel 3 | https://wvhl.nl/algemeen/de-algemene-termijnenwet
`;
