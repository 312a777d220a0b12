/** Holidays of Zambia: rules, years and sources. The format: `README.md`. */
export const ZM = `
source constitution-article-56 | Zambia, Constitution, article 56(2): the day of a general election | https://www.zambianobserver.com/president-lungu-declares-thursday-12th-and-friday-13th-august-2021-as-non-working-days/
source public-holidays-act-2022 | Zambia, Public Holidays Act: 8 March, all of Easter, 28 April since 2022; a Sunday to Monday | https://iiab.me/kiwix/content/wikipedia_en_all_maxi_2023-10/A/Farmers'_Day_(Zambia)
source statutory-instruments-vacanza | Zambia, statutory instruments, as vacanza/holidays (MIT) lists it

lieu sunday>next | all but Kenneth Kaunda Day | library

African Freedom Day | 05-25 [1965,) | library
Bridge Public Holiday | on 20141226 20150102 20180309 20191025 | collection estimated | statutory-instruments-vacanza
feasts en | Christmas Day; Easter Monday; Good Friday; Labour Day; New Year's Day | library
Day after the Election | on 20210813 | one_off | constitution-article-56
Easter Sunday | easter | computed | public-holidays-act-2022 & vacanza
Farmers' Day | 1 monday 08 [1965,) | library
General Election Day | on 20160811 20210812 20260813 | constitution-article-56
Heroes' Day | 1 monday 07 [1965,) | library
Holy Saturday | easter-1 | computed | public-holidays-act-2022 & vacanza
Inauguration of the President | on 20160913 20210824 | collection estimated | statutory-instruments-vacanza
Independence Day | 10-24 [1965,) | library
Kenneth Kaunda Day | 04-28 [2024,2031) | collection estimated | off-vacanza-holidays
	04-28 sunday>monday [2022,) | library
Mayoral and Ward By-elections | on 20180726 | collection estimated | statutory-instruments-vacanza
Memorial Service for Kenneth Kaunda | on 20210702 | collection estimated | statutory-instruments-vacanza
National Day of Prayers | 10-18 [2016,) | library
Presidential Election | on 20150120 | collection estimated | statutory-instruments-vacanza
State Funeral | on 20141111 20210707 20220318 | collection estimated | statutory-instruments-vacanza
Unity Day | tuesday>=07-02 [1965,) | library
Women’s Day | 03-08 [,1984), 03-08 [2008,) | public-holidays-act-2022 & vacanza
Women’s Day (substitute day) | 03-08 if sunday +1 [1953,1988), 03-08 if sunday +1 [1992,1999), 03-08 if sunday +1 [2009,2100) | substitute | public-holidays-act-2022 [1992,1999) estimated; public-holidays-act-2022
Youth Day | 03-12 [1965,1984), 03-12 [1988,) | library

fact national 2021 | off 08-12 08-13 08-24 | not 08-16 | Constitution, article 56(2), and declarations
`;
