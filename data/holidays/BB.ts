/** Holidays of Barbados: rules, years and sources. The format: `README.md`. */
export const BB = `
source public-holidays-act | Barbados, Public Holidays Act (chapter 352) | https://barbadosparliament-laws.com/en/showdoc/cs/352

lieu sunday>next | all but Boxing Day; Christmas Day; Emancipation Day; National Heroes Day | public-holidays-act

feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday; New Year's Day; Whit Monday | library
CARICOM 50th Anniversary | on 20230731 | one_off | public-holidays-act
Emancipation Day | 08-01 | library
Emancipation Day (substitute day) | 08-02 if monday +1 [1971,), 08-01 if monday +1 [1977,2096) | substitute | public-holidays-act
Errol Barrow Day | 01-21 [1989,) | library
Independence Day | 11-30 [1967,) | library
Kadooment Day | 1 monday 08 | library
May Day | 05-01 | public-holidays-act
National Heroes Day | 04-28 [,1969), 04-28 [1998,) | library
National Heroes Day (substitute day) | 04-28 if sunday +1 [1974,1986), 04-28 if sunday +1 [1991,1997), 04-28 if sunday +1 [2002,2098) | substitute | public-holidays-act [1991,1997) estimated; public-holidays-act
Public Holiday | 12-27 if monday tuesday [1954,) | library
Public holiday | on 20210104 20210105 | one_off | public-holidays-act

fact national 2022 | off 05-01 05-02 08-01 08-02 | not 06-05 | Public Holidays Act: no Whit Sunday; Emancipation Day on Kadooment Day
`;
