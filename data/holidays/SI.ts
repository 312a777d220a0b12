/** Holidays of Slovenia: rules, years and sources. The format: `README.md`. */
export const SI = `
known [1992,)

source government-decision-august-2023 | Slovenia, Government decision of August 2023 after the floods | https://www.mladina.si/226580/14-avgust-dan-solidarnosti-in-dela-prost-dan/
source holidays-work-free-2012 | Slovenia, Holidays and Work-Free Days Act, before the act of 2012; not checked against the law

Assumption = Marijino vnebovzetje | 08-15 [1992,) | library
Christmas Day = božič | 12-25 [,1953), 12-25 [1991,) | library
Day of Remembrance for the Dead = dan spomina na mrtve | 11-01 | library
Day of Solidarity = Dan solidarnosti | on 20230814 | one_off | government-decision-august-2023
Day of Uprising Against Occupation = dan upora proti okupatorju | 04-27 | library
Easter Monday = velikonočni ponedeljek | easter+1 | library
Easter Sunday = velikonočna nedelja | easter | library
Independence and Unity Day = dan samostojnosti in enotnosti | 12-26 [1991,) | library
Labour Day = praznik dela | 05-01, 05-02 | library
New Year's Day = novo leto | 01-02 [,1955), 01-02 [1991,2013), 01-02 [2017,) | collection | holidays-work-free-2012 [1991,2013); library
	01-01 | library
Pentecost = binkošti | easter+49 | library
Prešeren Day, the Slovenian Cultural Holiday = Prešernov dan, slovenski kulturni praznik | 02-08 [1991,) | library
Reformation Day = dan reformacije | 10-31 | library
Statehood Day = dan državnosti | 06-25 [1991,) | library
`;
