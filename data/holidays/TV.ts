/** Holidays of Tuvalu: rules, years and sources. The format: `README.md`. */
export const TV = `
part FUN Funafuti
part NIT Niutao
part NKF Nukufetau
part NKL Nukulaelae
part NMA Nanumea
part NMG Nanumaga
part NUI Nui
part VAI Vaitupu

source public-holidays-act | Tuvalu, Public Holidays Act; not checked against the law
source public-holidays-act-1990 | Tuvalu, Public Holidays Act, with the amendments of 1990 and 2018 | https://tuvalu-legislation.tv/cms/images/LEGISLATION/PRINCIPAL/1937/1937-0005/1937-0005_2.pdf
source special-public-holiday | Tuvalu, special public holiday of the island | web.archive.org/web/20140915180104/http://www.tuvalu-news.tv/archives/2007/01/island_special_public_holidays.html | list

lieu saturday>next sunday>next [1990,) | Boxing Day; Christmas Day; New Year's Day; Tuvalu Day | public-holidays-act-1990

Big Day = Po Lahi | 02-03 [1990,) | in NMA | special-public-holiday
Boxing Day | 12-26 [1979,) | collection | public-holidays-act
Christmas Day | 12-25 [1979,) | collection | public-holidays-act
Commonwealth Day | 2 monday 03 [1990,2021) | public-holidays-act-1990
Cyclone Day = Aso o te matagi | 10-21 [1990,) | in FUN | special-public-holiday
Day of the Bombing = Te Aso o te Paula | 04-23 [1990,) | in FUN | special-public-holiday
Day of the Flood = Bogin te Ieka | 02-16 [1990,) | in NUI | special-public-holiday
Easter Monday | easter+1 [1979,) | computed | public-holidays-act
Golden Jubilee = Te Po o Tefolaha | 01-08 [1990,) | in NMA | special-public-holiday
Good Friday | easter-2 [1979,) | computed | public-holidays-act
Gospel Day | 2 monday 05 [1979,1990) | collection | public-holidays-act
	monday>=05-09 [1990,) | public-holidays-act-1990
Gospel Day of Nukulaelae = Te Aso o te Tala Lei | 05-10 [1990,) | in NKL | special-public-holiday
Happy Day = Te Aso Fiafia | 11-25 [1990,) | in VAI | special-public-holiday
Heir to the Throne's Birthday | 2 monday 11 [1990,2023) | public-holidays-act-1990
King's Birthday | 2 saturday 06 [2023,) | public-holidays-act-1990
Nanumaga Day = Aho o te Fakavae | 04-15 [1990,) | in NMG | special-public-holiday
National Children's Day = Aso Tamaliki | 1 monday 08 [1979,2019) | collection | public-holidays-act
	monday>=10-09 [2019,) | public-holidays-act-1990
National Youth Day = Aso tupulaga | 1 monday 08 [2019,) | public-holidays-act-1990
New Year's Day | 01-01 [1979,) | collection | public-holidays-act
Niutao Day = Te Aso o te Setema | 09-17 [1990,) | in NIT | special-public-holiday
Nukufetau Day = Te Aso O Tutasi | 02-11 [1990,) | in NKF | special-public-holiday
Queen's Birthday | 2 saturday 06 [1990,2023) | public-holidays-act-1990
Tuvalu Day | 10-01 [1979,), 10-02 [1979,) | collection | public-holidays-act

fact national 2023 | off 06-10 08-07 10-02 10-03 10-09 | not 11-13 | Public Holidays Act
`;
