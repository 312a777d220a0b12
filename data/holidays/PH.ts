/** Holidays of Philippines: rules, years and sources. The format: `README.md`. */
export const PH = `
source administrative-code-1987 | Philippines, Administrative Code of 1987, before Republic Act 9492 of 2007; not checked against the law
source administrative-code-1987-2 | Philippines, Administrative Code of 1987, book I, section 26; Republic Act 9492; not checked against the law
source administrative-code-1987-3 | Philippines, Administrative Code of 1987, book I, section 26, as amended by Republic Act 9492 (2007) | http://www.officialgazette.gov.ph/2007/07/24/republic-act-no-9492/
source proclamations-under-republic-2002 | Philippines, proclamations under Republic Acts 9177 (2002) and 9849 (2009) | https://www.officialgazette.gov.ph/nationwide-holidays/
source republic-act-10966-2017 | Philippines, Republic Act 10966 of 28 December 2017 | http://www.officialgazette.gov.ph/2017/12/28/republic-act-no-10966/
source republic-act-9256-2004 | Philippines, Republic Act 9256 of 2004; not checked against the law
source republic-acts-9177-2002 | Philippines, Republic Acts 9177 (2002) and 9849 (2009); not read or not proclaimed yet: reckoned | https://www.officialgazette.gov.ph/nationwide-holidays/
source yearly-proclamations-regular | Philippines, yearly proclamations on regular holidays and special (non-working) days | https://www.officialgazette.gov.ph/nationwide-holidays/

Additional special (non-working) day = Karagdagang espesyal na araw na walang pasok | on 20081226 20081229 20091102 20091224 | vacanza
	11-02 if friday saturday [2012,2025), 12-24 if monday tuesday wednesday thursday [2013,2027), 01-02 [2015,2018), 10-31 if monday friday [2016,2026), 11-01 if sunday +1 [2020,2027), on 20101224 20141226 20161224 20171031 20230102 20231102 20231226 20240209 20250727 | one_off | yearly-proclamations-regular
All Saints' Day = Undas | 11-01 | administrative-code-1987-3 [2010,); administrative-code-1987-2 collection
All Souls' Day | on 20271102 | vacanza
Black Saturday = Sabado de Gloria | easter-1 [2013,) | computed | yearly-proclamations-regular
Bonifacio Day = Araw ng Kapanganakan ni Bonifacio | 11-30 [,2008), 11-30 [2011,2023), 11-30 [2024,) | library [,2008); administrative-code-1987-3
	on 20091130 | library
	on 20081201 | vacanza
	on 20101129 20231127 | announced | yearly-proclamations-regular
Chinese New Year = Bagong Taon ng mga Tsino | chinese 1-1 [2012,2023), chinese 1-1 [2024,) | computed | yearly-proclamations-regular
Christmas Day = Araw ng Pasko | 12-25 | administrative-code-1987-3 [2010,); library
Christmas Eve | on 20271224 | vacanza
Day of Valor | 04-09 [,2008), on 20090409 | library
Day of Valour = Araw ng Kagitingan | 1 monday 04 [2008,2010) | vacanza
	04-09 [2010,2023), 04-09 [2024,) | administrative-code-1987-3
	on 20230410 | announced | yearly-proclamations-regular
EDSA Revolution Anniversary = Anibersaryo ng Rebolusyon sa EDSA | 02-25 [2018,2023), on 20160225 20230224 | announced | yearly-proclamations-regular
Eid al-Adha = Eid'l Adha | on 20111107 20121026 20131015 20141006 20150925 20160910 20170902 20180821 20190812 20200731 20210720 20220709 20230628 20240617 20250606 | collection | proclamations-under-republic-2002
	on 20101117 | announced | proclamations-under-republic-2002
	hijri 12-10 [2010,) | computed estimated | republic-acts-9177-2002
Eid al-Fitr = Eid'l Fitr | hebrew Sivan-6 -4 [2020,2022), on 20110830 20120820 20130809 20140729 20150717 20160707 20170626 20180615 20190605 20220503 20230421 20240410 20250401 | collection | proclamations-under-republic-2002
	on 20021206 20031126 20051104 20061024 20071012 20090921 | vacanza
	on 20100910 | announced | proclamations-under-republic-2002
	hijri 10-1 [2002,2004), hijri 10-1 [2005,2008), hijri 10-1 [2009,) | computed estimated | republic-acts-9177-2002
Election day = Araw ng halalan | 2 monday 05 [2018,2020), on 20220509 20231030 20250512 | one_off | yearly-proclamations-regular
End of Ramadan (Eid al-Fitr) | on 20041114 20081001 | estimated | library computed
Good Friday = Biyernes Santo | easter-2 | administrative-code-1987-3 [2010,); library
Immaculate Conception = Kapistahan ng Immaculada Concepcion | 12-08 [2018,) | republic-act-10966-2017
Independence Day = Araw ng Kalayaan | 06-12 [,2007), 06-12 [2011,) | administrative-code-1987-3 [2011,); library
	monday>=06-05 [2007,2009) | vacanza
	on 20100614 | announced | yearly-proclamations-regular
	on 20090612 | library
Labour Day = Araw ng Paggawa | 05-01 | administrative-code-1987-3 [2010,); library
Last Day of the Year = Bisperas ng Bagong Taon | 12-31 [,2021), 12-31 [2023,) | administrative-code-1987-2 [,2010) collection; administrative-code-1987-3
Maundy Thursday = Huwebes Santo | easter-3 | administrative-code-1987-3 [2010,); library
National Heroes' Day = Araw ng mga Bayani | last monday 08 [2007,) | administrative-code-1987-3 [2010,); library
	last sunday 08 [,2007) | collection | administrative-code-1987
New Year's Day = Araw ng Bagong Taon | 01-01 | administrative-code-1987-3 [2010,); library
Ninoy Aquino Day = Araw ng Kabayanihan ni Ninoy Aquino | 08-21 [2004,2007), 08-21 [2011,2024), 08-21 [2025,) | republic-act-9256-2004 [2004,2007) collection; administrative-code-1987-3
	monday>=08-14 [2007,2009) | vacanza
	on 20100823 20240823 | announced | yearly-proclamations-regular
	on 20090821 | collection | republic-act-9256-2004
Rizal Day = Araw ng Kamatayan ni Rizal | 12-30 [,2010), 12-30 [2011,) | administrative-code-1987-3 [2011,); library
	on 20101227 | announced | yearly-proclamations-regular

fact national 2021 | off 12-08 02-25 | not 12-31 | RA 10966; Proclamation 1107
fact national 2023 | off 01-02 02-24 04-10 10-30 11-27 12-26 | not 01-22 02-25 11-30 | Proclamations 90/2022 and 42/2022
fact national 2024 | off 08-23 04-10 06-17 02-09 | not 08-21 06-16 | Proclamations 368/2023 and 665/2024
decided yes law | - | 12-08 | [2018,2019) | national | off every year since | Philippines, Republic Act 10966 of 28 December 2017 | https://www.pna.gov.ph/articles/1020101
`;
