/** Holidays of United States: rules, years and sources. The format: `README.md`. */
export const US = `
country United States of America
part AK Alaska
part AL Alabama
part AR Arkansas
part AZ Arizona
part CA California
part CA-LA Los Angeles
part CO Colorado
part CT Connecticut
part DC District of Columbia
part DE Delaware
part FL Florida
part GA Georgia
part HI Hawaii
part IA Iowa
part ID Idaho
part IL Illinois
part IN Indiana
part KS Kansas
part KY Kentucky
part LA Louisiana
part LA-NO New Orleans
part MA Massachusetts
part MD Maryland
part ME Maine
part MI Michigan
part MN Minnesota
part MO Missouri
part MS Mississippi
part MT Montana
part NC North Carolina
part ND North Dakota
part NE Nebraska
part NH New Hampshire
part NJ New Jersey
part NM New Mexico
part NV Nevada
part NY New York
part OH Ohio
part OK Oklahoma
part OR Oregon
part PA Pennsylvania
part RI Rhode Island
part SC South Carolina
part SD South Dakota
part TN Tennessee
part TX Texas
part UT Utah
part VA Virginia
part VT Vermont
part WA Washington
part WI Wisconsin
part WV West Virginia
part WY Wyoming

source library
source uniform-monday-holiday-1971 | Uniform Monday Holiday Act (Public Law 90-363), in force 1971; not checked against the law
source 5-u-s-1971 | 5 U.S.C. 6103(b); Executive Order 11582 of 1971, and 10358 of 1952 before it; not checked against the law
source alaska-statutes-44 | Alaska Statutes 44.12.010 and .020; not checked against the law
source arkansas-code-1 | Arkansas Code § 1-5-101: 24 December; a Saturday to Friday | http://statutes.laws-info.com/arkansas/title-1/chapter-5/1-5-101
source california-government-code-2009 | California Government Code 6700, before Senate Bill 3X 8 of 2009; not checked against the law
source colorado-revised-statutes | Colorado Revised Statutes 24-11-101, before House Bill 20-1031; not checked against the law
source connecticut-general-statutes | Connecticut General Statutes § 1-4: a Sunday to Monday, a Saturday to Friday | https://lawserver.com/?p=29612004
source code-district-columbia | Code of the District of Columbia § 1-612.02: a Sunday to Monday, a Saturday to Friday; Inauguration Day | http://laws9.com/statutes/district-of-columbia/division-i/title-1/chapter-6/subchapter-xii/section-1-612-02
source georgia-state-holidays | Georgia, state holidays: the fourth Monday of April | https://georgia.gov/georgia-state-holidays-2025
source georgia-o-c-2010 | Georgia, O.C.G.A. 1-4-1: the Governor names the day, beside Christmas since 2010; 24 December 2024, 26 December 2025 | https://georgia.gov/georgia-state-holidays-2025
source georgia-state-holidays-2025 | Georgia, state holidays of 2025 under O.C.G.A. 1-4-1 | https://georgia.gov/georgia-state-holidays-2025
source georgia-o-c-2024 | Georgia, O.C.G.A. 1-4-1: the Governor names the day; Good Friday in the lists of 2024 and 2025 | https://georgia.gov/georgia-state-holidays-2025
source illinois-5-ilcs | Illinois, 5 ILCS 490; New York, General Construction Law, sections 24 and 25-a; not checked against the law
source indiana-code-1 | Indiana Code 1-1-9: the Governor may keep a holiday on another day; beside Christmas, as vacanza/holidays (MIT) lists it
source kansas-statutes-35 | Kansas Statutes 35-107: the third Monday in February | https://self-law.org/code/ks/chapter-35/35-107
source kentucky-revised-statutes | Kentucky Revised Statutes 18A.190: an extra day each for Christmas and New Year, which the Governor names | https://self-law.org/code/ky/18a-190
source kentucky-revised-statutes-2 | Kentucky Revised Statutes 2.110: the third Monday in February | https://self-law.org/code/ky/chapter-2/2-110
source kentucky-revised-statutes-3 | Kentucky Revised Statutes 18A.190: a Saturday to Friday | https://self-law.org/code/ky/18a-190
source massachusetts-general-laws | Massachusetts General Laws, chapter 4, section 7: a Sunday to Monday; offices are open on the Friday before a Saturday | https://www.mass.gov/courts/court-info/trial-court/exec-office/ocm/legal-holidays.html
source michigan-holidays-state | Michigan, holidays of the state service: Election Day of even years | https://www.employmentlawhandbook.com/employment-and-labor-laws/states/michigan/leave-laws/holidays/
source michigan-holidays-state-2 | Michigan, holidays of the state service: the Friday after Thanksgiving | https://www.employmentlawhandbook.com/employment-and-labor-laws/states/michigan/leave-laws/holidays/
source michigan-holidays-state-3 | Michigan, holidays of the state service, as vacanza/holidays (MIT) lists it: a day before the weekend for an eve
source minnesota-statutes-645 | Minnesota Statutes 645.44, subdivision 5: no holiday of the executive branch, others choose; the Friday after Thanksgiving is | https://prolegalmn.com/legal-resources
source missouri-revised-statutes | Missouri Revised Statutes 9.010: a Sunday to Monday | https://holidays.uslegal.com/state-holidays/missouri-legal-holidays/
source montana-code-annotated | Montana Code Annotated 1-1-216: no eves; general elections of even years | https://archive.legmt.gov/bills/mca/title_0010/chapter_0010/part_0020/section_0160/0010-0010-0020-0160.html
source north-carolina-general | North Carolina General Statutes 103-4; not checked against the law
source north-carolina-general-2 | North Carolina General Statutes 126-4: three days for Christmas | https://oshr.nc.gov/policies/holidays-policy
source new-jersey-statutes-2009 | New Jersey Statutes 36:1-1 and 36:1-1.2: a Sunday to Monday, a Saturday to Friday; State offices are open since 2009 | https://lawserver.com/?p=29511937
source nevada-revised-statutes | Nevada Revised Statutes 236.015: the Friday after the fourth Thursday of November | https://www.leg.state.nv.us/nrs/nrs-236.html
source pennsylvania-management-directive | Pennsylvania, Management Directive 505.7, paid holidays; not checked against the law
source south-carolina-code | South Carolina Code § 53-5-10: 10 May, the day after Thanksgiving, 26 December | https://holidays.uslegal.com/state-holidays/south-carolina-legal-holidays/
source south-carolina-code-2009 | South Carolina Code § 53-5-10: 24 December since Act 33 of 2009 | http://scstatehouse.gov/code/t53c005.php
source tennessee-given-governor-2021 | Tennessee: given by the Governor year by year, as in 2021 and 2025 | https://capitalfiling.com/state-holiday-schedule/
source council-state-governments | Council of State Governments, Book of the States: Tennessee keeps Columbus Day on that Friday | http://www.pewresearch.org/fact-tank/2015/10/08/working-on-columbus-day-it-depends-on-where-you-live/
source texas-government-code | Texas Government Code 662.003(b); not checked against the law
source texas-government-code-1979 | Texas Government Code 662.003(b); House Bill 1016 of 1979; not checked against the law
source utah-code-63g | Utah Code 63G-1-301: a Saturday to Friday, a Sunday to Monday | https://le.utah.gov/xcode/Title63G/Chapter1/63G-1-S301.html
source code-virginia-2-2020 | Code of Virginia § 2.2-3300: Election Day of every year, from 2020 on | https://law.lis.virginia.gov/vacode/title2.2/chapter33/section2.2-3300/
source vermont-1-v | Vermont, 1 V.S.A. § 371: 16 August | https://www.lawserver.com/law/state/vermont/vt-statutes/vermont_statutes_title_1_371
source vermont-1-v-2 | Vermont, 1 V.S.A. § 371: a Saturday to Friday, a Sunday to Monday | https://legislature.vermont.gov/statutes/section/01/007/00371
source washington-rcw-1 | Washington, RCW 1.16.050 | https://lawfilesext.leg.wa.gov/Biennium/2003-04/Htm/Bills/House%20Bills/2898.htm
source washington-laws-2014 | Washington, Laws of 2014, chapter 177; RCW 1.16.050 | http://apps.leg.wa.gov/RCW/default.aspx?cite=1.16.050
source wisconsin-statutes-230 | Wisconsin Statutes 230.35(4); not checked against the law
source wisconsin-statutes-995 | Wisconsin Statutes 995.20 and 5.02: general elections are in even years | https://docs.legis.wisconsin.gov/statutes/statutes/995/20
source west-virginia-code | West Virginia Code § 2-2-1: the day after Thanksgiving, days of primary and general elections | http://code.wvlegislature.gov/email/2-2/

Armistice Day | 11-11 [,1954) | library
Christmas Day | 12-25 | library
Christmas Day (substitute day) | 12-23 if thursday +1 [1954,), 12-25 if sunday +1 [1955,2096) | but MA | substitute | library
Columbus Day | 2 monday 10 [1971,) | in national AL AZ CT GA ID IL IN MA MD ME MO MT NE NJ NM NY OH PA RI UT VA WV | library
Independence Day | 07-04 | library
Independence Day (substitute day) | 07-02 if thursday +1 [1953,2100), 07-04 if sunday +1 [1954,) | but MA | substitute | library
Juneteenth | 06-19 [2021,) | library
Juneteenth (substitute day) | 06-17 if thursday +1 [2021,), 06-19 if sunday +1 [2022,2096) | but MA | substitute | library
Labor Day | 1 monday 09 | library
Martin Luther King Jr. Day | 3 monday 01 [1986,) | but AL AR AZ ID MS NH | library
Memorial Day | last monday 05 [1971,) | library
	05-30 [,1971) | uniform-monday-holiday-1971
New Year's Day | 01-01 | library
New Year's Day (substitute day) | 01-01 if sunday +1 [,2097), 12-30 if thursday +1 [1954,) | but MA | substitute | library
Thanksgiving Day | 4 thursday 11 | library
Veterans Day | 11-11 [1954,1971), 11-11 [1978,) | library
	4 monday 10 [1971,1978) | uniform-monday-holiday-1971
Veterans Day (substitute day) | 11-11 if sunday +1 [1956,1963), 11-09 if thursday +1 [1961,1968), 11-09 if thursday +1 [1978,2091), 11-11 if sunday +1 [1979,2097) | but MA | substitute | 5-u-s-1971
Washington's Birthday | 3 monday 02 [1971,) | in national CT DC IA IL LA LA-NO MA MI MO MS NY RI SC WI | library
	02-22 [,1971) | in national CT DC IA IL IN LA LA-NO MA MI MO MS NY RI SC WI | uniform-monday-holiday-1971
President's Day | 3 monday 02 | in AK ID MD NE NH TN WV WY | library
Seward's Day | last monday 03 | in AK | library
Columbus Day | 2 monday 10 [1971,2017) | in AK VT | library
	10-12 [,1971) | in AK AL AZ CT DC GA ID IL IN MA MD ME MO MT NE NJ NM NY OH PA RI SD UT VA VT WV | uniform-monday-holiday-1971
Alaska Day | 10-18 | in AK | library
Indigenous Peoples' Day | 2 monday 10 [2017,) | in AK VT | library
Alaska Day (substitute day) | 10-16 if thursday +1 [1952,2099), 10-18 if sunday +1 [1953,2100) | in AK | substitute | alaska-statutes-44
Robert E. Lee/Martin Luther King Birthday | 3 monday 01 | in AL | library
George Washington/Thomas Jefferson Birthday | 3 monday 02 | in AL | library
Confederate Memorial Day | 4 monday 04 | in AL | library
Jefferson Davis' birthday | 1 monday 06 | in AL | library
Dr. Martin Luther King Jr./Robert E. Lee's Birthdays | 3 monday 01 | in AR | library
George Washington's Birthday/Daisy Gatson Bates Day | 3 monday 02 | in AR | library
Christmas Eve | 12-24 | in AR | arkansas-code-1
Christmas Eve (substitute day) | 12-22 if thursday +1 [1994,2096) | in AR | substitute | arkansas-code-1
Dr. Martin Luther King Jr./ Civil Rights Day | 3 monday 01 | in AZ | library
Lincoln/Washington Presidents' Day | 3 monday 02 | in AZ | library
Presidents' Day | 3 monday 02 | in CA CA-LA HI ND NM OK PA SD TX VT WA | library
César Chávez Day | 03-31 | in CA CA-LA | library
Day after Thanksgiving Day | friday>=11-23 | in CA CA-LA | library
César Chávez Day (substitute day) | 03-31 if sunday +1 [1957,2098) | in CA CA-LA | substitute | library
Columbus Day | 2 monday 10 [1971,2009) | in CA CA-LA | california-government-code-2009
Lincoln's Birthday | 02-12 [1971,2009) | in CA CA-LA | california-government-code-2009
Washington-Lincoln Day | 3 monday 02 | in CO OH | library
Frances Xavier Cabrini Day | 1 monday 10 [2020,) | in CO | library
Columbus Day | 2 monday 10 [1971,2020) | in CO | colorado-revised-statutes
Lincoln's Birthday | 02-12 | in CT IA IL MO NJ NY | library
Good Friday | easter-2 | in CT DE HI IN LA LA-NO NC NJ TN | computed | library
Lincoln's Birthday (substitute day) | 02-10 if thursday +1 [1994,2096), 02-12 if sunday +1 [1995,2097) | in CT | substitute | connecticut-general-statutes
Emancipation Day | 04-16 | in DC | library
Columbus Day | 2 monday 10 [1971,2019) | in DC | library
Indigenous Peoples' Day | 2 monday 10 [2019,) | in DC ME NM | library
Emancipation Day (substitute day) | 04-14 if thursday +1 [2011,2096), 04-16 if sunday +1 [2017,2091) | in DC | substitute | code-district-columbia
Inauguration Day | on 19810120 19850121 19890120 19930120 19970120 20010120 20050120 20090120 20130121 20170120 20210120 20250120 20290120 20330120 20370120 20410121 20450120 20490120 20530120 20570120 20610120 20650120 20690121 20730120 20770120 20810120 20850120 20890120 20930120 20970121 | in DC | code-district-columbia
Election Day | 11-03 if monday +1 [1952,1959), 11-05 if monday +1 [1956,1963), 11-07 if monday +1 [1960,1967), 11-02 if monday +1 [1964,1971), 11-04 if monday +1 [1968,1975), 11-06 if monday +1 [1972,1979), 11-01 if monday +1 [1976,1983), 11-03 if monday +1 [1980,1987), 11-05 if monday +1 [1984,1991), 11-07 if monday +1 [1988,1995), 11-02 if monday +1 [1992,1999), 11-04 if monday +1 [1996,2003), 11-06 if monday +1 [2000,2007), 11-01 if monday +1 [2004,2011), 11-03 if monday +1 [2008,2015), 11-05 if monday +1 [2012,2019), 11-07 if monday +1 [2016,2023), 11-02 if monday +1 [2020,2027), 11-04 if monday +1 [2024,2031), 11-06 if monday +1 [2028,2035), 11-01 if monday +1 [2032,2039), 11-03 if monday +1 [2036,2043), 11-05 if monday +1 [2040,2047), 11-07 if monday +1 [2044,2051), 11-02 if monday +1 [2048,2055), 11-04 if monday +1 [2052,2059), 11-06 if monday +1 [2056,2063), 11-01 if monday +1 [2060,2067), 11-03 if monday +1 [2064,2071), 11-05 if monday +1 [2068,2075), 11-07 if monday +1 [2072,2079), 11-02 if monday +1 [2076,2083), 11-04 if monday +1 [2080,2087), 11-06 if monday +1 [2084,2091), 11-01 if monday +1 [2088,), 11-03 if monday +1 [2092,2099), on 19501107 19541102 20961106 | in DE IL LA LA-NO NH | library
Day After Thanksgiving | friday>=11-23 | in DE FL | library
Susan B. Anthony Day | 02-15 | in FL WI | library
Commemoration of America's 250th Birthday | on 20260216 | in FL | one_off | library
Confederate Memorial Day | last monday 04 [,2012), 4 monday 04 [2014,2016) | in GA | library
	monday>=04-17 [2012,2014) | in GA | georgia-state-holidays
Robert E. Lee's Birthday | friday>=11-23 [,2016) | in GA | library
Washington's Birthday | 12-25 if monday +1 [,2091), 12-24 if monday tuesday thursday [1951,2021), 12-25 if thursday +1 [1952,2015), 12-23 if thursday friday [1954,), 12-24 if monday tuesday thursday [2026,2100), 12-25 if thursday +1 [2031,2099) | in GA | georgia-o-c-2010
	on 20241224 20251226 | in GA | georgia-state-holidays-2025
Washington's Birthday (substitute day) | 12-25 if thursday +1 [1952,2099) | in GA | substitute | library
State Holiday | monday>=04-19 [2016,2018), friday>=11-19 [2016,2018) | in GA | library
	friday>=11-23 [2020,) | in GA | georgia-state-holidays-2025
State Holiday (Good Friday) | easter-2 [2020,2024), easter-2 [2026,) | in GA | computed estimated | georgia-o-c-2024
	easter-2 [2024,2026) | in GA | announced | georgia-state-holidays-2025
State Holiday | monday>=04-17 [2018,2020), friday>=11-23 [2018,2020) | in GA | georgia-state-holidays
Prince Jonah Kuhio Kalanianaole Day | 03-26 | in HI | library
Prince Jonah Kuhio Kalanianaole Day (substitute day) | 03-26 if sunday +1 [,2091), 03-24 if thursday +1 [1955,2096) | in HI | substitute | library
Kamehameha Day | 06-11 | in HI | library
Kamehameha Day (substitute day) | 06-11 if sunday +1 [,2091), 06-09 if thursday +1 [1955,2096) | in HI | substitute | library
Statehood Day | 3 friday 08 | in HI | library
General Election Day | 11-03 if monday +1 [1952,1959), 11-05 if monday +1 [1956,1963), 11-07 if monday +1 [1960,1967), 11-02 if monday +1 [1964,1971), 11-04 if monday +1 [1968,1975), 11-06 if monday +1 [1972,1979), 11-01 if monday +1 [1976,1983), 11-03 if monday +1 [1980,1987), 11-05 if monday +1 [1984,1991), 11-07 if monday +1 [1988,1995), 11-02 if monday +1 [1992,1999), 11-04 if monday +1 [1996,2003), 11-06 if monday +1 [2000,2007), 11-01 if monday +1 [2004,2011), 11-03 if monday +1 [2008,2015), 11-05 if monday +1 [2012,2019), 11-07 if monday +1 [2016,2023), 11-02 if monday +1 [2020,2027), 11-04 if monday +1 [2024,2031), 11-06 if monday +1 [2028,2035), 11-01 if monday +1 [2032,2039), 11-03 if monday +1 [2036,2043), 11-05 if monday +1 [2040,2047), 11-07 if monday +1 [2044,2051), 11-02 if monday +1 [2048,2055), 11-04 if monday +1 [2052,2059), 11-06 if monday +1 [2056,2063), 11-01 if monday +1 [2060,2067), 11-03 if monday +1 [2064,2071), 11-05 if monday +1 [2068,2075), 11-07 if monday +1 [2072,2079), 11-02 if monday +1 [2076,2083), 11-04 if monday +1 [2080,2087), 11-06 if monday +1 [2084,2091), 11-01 if monday +1 [2088,), 11-03 if monday +1 [2092,2099), on 19501107 19541102 20961106 | in HI | library
Martin Luther King, Jr./ Idaho Human Rights Day | 3 monday 01 | in ID | library
Casimir Pulaski Day | 1 monday 03 | in IL | library
Lincoln's Birthday (substitute day) | 02-12 if sunday +1 [,2097), 02-10 if thursday +1 [1955,2096) | in IL NY | substitute | illinois-5-ilcs
Washington's Birthday | 3 monday 02 [1971,2010) | in IN | library
Primary Election Day | tuesday>=05-02 [,2013), tuesday>=04-30 [2014,2017), tuesday>=05-02 [2018,2021), 1 tuesday 05 [2022,2025), tuesday>=04-29 [2026,2029), 1 tuesday 05 [2030,2033), tuesday>=05-02 [2034,2037), tuesday>=05-02 [2038,2041), tuesday>=04-30 [2042,2045), tuesday>=05-02 [2046,2049), 1 tuesday 05 [2050,2053), tuesday>=04-29 [2054,2057), 1 tuesday 05 [2058,2061), tuesday>=05-02 [2062,2065), tuesday>=05-02 [2066,2069), tuesday>=04-30 [2070,2073), tuesday>=05-02 [2074,2077), 1 tuesday 05 [2078,2081), tuesday>=04-29 [2082,2085), 1 tuesday 05 [2086,2089), tuesday>=05-02 [2090,2093), tuesday>=05-02 [2094,2097), tuesday>=04-30 [2098,) | in IN | library
Election Day | tuesday>=11-02 [,2013), tuesday>=11-02 [2014,2017), tuesday>=10-31 [2018,2021), tuesday>=11-02 [2022,2025), 1 tuesday 11 [2026,2029), tuesday>=10-30 [2030,2033), 1 tuesday 11 [2034,2037), tuesday>=11-02 [2038,2041), tuesday>=11-02 [2042,2045), tuesday>=10-31 [2046,2049), tuesday>=11-02 [2050,2053), 1 tuesday 11 [2054,2057), tuesday>=10-30 [2058,2061), 1 tuesday 11 [2062,2065), tuesday>=11-02 [2066,2069), tuesday>=11-02 [2070,2073), tuesday>=10-31 [2074,2077), tuesday>=11-02 [2078,2081), 1 tuesday 11 [2082,2085), tuesday>=10-30 [2086,2089), 1 tuesday 11 [2090,2093), tuesday>=11-02 [2094,2097), tuesday>=10-29 [2098,) | in IN | library
Lincoln's Birthday | friday>=11-23 | in IN | library
Washington's Birthday | 12-23 if thursday friday [2010,), 12-24 if monday tuesday thursday [2012,2100), 12-26 if tuesday friday [2014,2099) | in IN | estimated | indiana-code-1
Washington's Birthday (Presidents' Day) | 3 monday 02 | in KS | kansas-statutes-35
Good Friday | easter-2 | in KY | half computed | library
Christmas Eve | 12-24 | in KY | estimated | kentucky-revised-statutes
New Year's Eve | 12-31 | in KY | estimated | kentucky-revised-statutes
Washington's Birthday (Presidents' Day) | 3 monday 02 | in KY | kentucky-revised-statutes-2
New Year's Eve (substitute day) | 12-29 if thursday +1 [1994,2096) | in KY | substitute estimated | kentucky-revised-statutes-3
Mardi Gras | easter-47 | in LA LA-NO | computed | library
Patriots' Day | 3 monday 04 | in MA ME | library
New Year's Day (substitute day) | 01-01 if sunday +1 [,2097) | in MA | substitute | massachusetts-general-laws
Independence Day (substitute day) | 07-04 if sunday +1 [1954,) | in MA | substitute | massachusetts-general-laws
Christmas Day (substitute day) | 12-25 if sunday +1 [1955,2096) | in MA | substitute | massachusetts-general-laws
Veterans Day (substitute day) | 11-11 if sunday +1 [1956,1963), 11-11 if sunday +1 [1979,2097) | in MA | substitute | massachusetts-general-laws
Juneteenth (substitute day) | 06-19 if sunday +1 [2022,2096) | in MA | substitute | massachusetts-general-laws
Native American Heritage Day | friday>=11-23 | in MD | library
Washington's Birthday/President's Day | 3 monday 02 | in ME | library
Christmas Eve | 12-24 | in MI NC TX | library
New Year's Eve | 12-31 | in MI | library
Election Day | 11-05 if monday +1 [2012,2019), 11-07 if monday +1 [2016,2023), 11-02 if monday +1 [2020,2027), 11-04 if monday +1 [2024,2031), 11-06 if monday +1 [2028,2035), 11-01 if monday +1 [2032,2039), 11-03 if monday +1 [2036,2043), 11-05 if monday +1 [2040,2047), 11-07 if monday +1 [2044,2051), 11-02 if monday +1 [2048,2055), 11-04 if monday +1 [2052,2059), 11-06 if monday +1 [2056,2063), 11-01 if monday +1 [2060,2067), 11-03 if monday +1 [2064,2071), 11-05 if monday +1 [2068,2075), 11-07 if monday +1 [2072,2079), 11-02 if monday +1 [2076,2083), 11-04 if monday +1 [2080,2087), 11-06 if monday +1 [2084,2091), 11-01 if monday +1 [2088,), 11-03 if monday +1 [2092,2099), on 20101102 20141104 20961106 | in MI | michigan-holidays-state
Day after Thanksgiving | friday>=11-23 [2017,) | in MI | michigan-holidays-state-2
Christmas Eve (substitute day) | 12-23 if thursday friday [2016,), 12-21 if thursday +1 [2017,2091) | in MI | substitute | michigan-holidays-state-3
New Year's Eve (substitute day) | 12-29 if thursday +1 [2016,2096) | in MI | substitute | michigan-holidays-state-3
Washington's and Lincoln's Birthday | 3 monday 02 | in MN | library
Day after Thanksgiving | friday>=11-23 [1990,) | in MN | minnesota-statutes-645
Truman Day | 05-08 | in MO | library
Truman Day (substitute day) | 05-08 if sunday +1 [1994,2096) | in MO | substitute | missouri-revised-statutes
Lincoln's Birthday (substitute day) | 02-12 if sunday +1 [1995,2097) | in MO | substitute | missouri-revised-statutes
Martin Luther King's and Robert E. Lee's Birthdays | 3 monday 01 | in MS | library
Confederate Memorial Day | last monday 04 | in MS | library
Lincoln's and Washington's Birthday | 3 monday 02 | in MT | library
Election Day | 11-06 if monday +1 [2000,2007), 11-01 if monday +1 [2004,2011), 11-03 if monday +1 [2008,2015), 11-05 if monday +1 [2012,2019), 11-07 if monday +1 [2016,2023), 11-02 if monday +1 [2020,2027), 11-04 if monday +1 [2024,2031), 11-06 if monday +1 [2028,2035), 11-01 if monday +1 [2032,2039), 11-03 if monday +1 [2036,2043), 11-05 if monday +1 [2040,2047), 11-07 if monday +1 [2044,2051), 11-02 if monday +1 [2048,2055), 11-04 if monday +1 [2052,2059), 11-06 if monday +1 [2056,2063), 11-01 if monday +1 [2060,2067), 11-03 if monday +1 [2064,2071), 11-05 if monday +1 [2068,2075), 11-07 if monday +1 [2072,2079), 11-02 if monday +1 [2076,2083), 11-04 if monday +1 [2080,2087), 11-06 if monday +1 [2084,2091), 11-01 if monday +1 [2088,), 11-03 if monday +1 [2092,2099), on 20021105 20961106 | in MT | montana-code-annotated
Day after Thanksgiving | friday>=11-23 | in NC NH NM OK TX | library
Christmas Eve (substitute day) | 12-21 if thursday +1 [,2091), 12-23 if thursday friday [1954,) | in NC | substitute | library
Washington's Birthday | 3 monday 02 [1971,) | in NC | north-carolina-general
Christmas holiday | 12-26 if tuesday wednesday thursday friday [2013,2099), 12-27 if sunday +1 [2015,2100), 12-27 if monday tuesday [2016,) | in NC | north-carolina-general-2
Arbor Day | last friday 04 | in NE | library
Martin Luther King, Jr./ Civil Rights Day | 3 monday 01 | in NH | library
Presidents Day | 3 monday 02 | in NJ NV OR | library
Election Day | tuesday>=11-02 | in NJ NY | library
Lincoln's Birthday (substitute day) | 02-10 if thursday +1 [1994,2096), 02-12 if sunday +1 [1995,2097) | in NJ | substitute | new-jersey-statutes-2009
Nevada Day | last friday 10 | in NV | library
Family Day | friday>=11-23 | in NV | nevada-revised-statutes
Day after Thanksgiving | friday>=11-23 [1980,) | in PA | pennsylvania-management-directive
Victory Day | 2 monday 08 | in RI | library
Confederate Memorial Day | 05-10 | in SC | library
Day after Christmas | 12-26 | in SC TX | library
Day after Thanksgiving | friday>=11-23 | in SC | south-carolina-code
Confederate Memorial Day (substitute day) | 05-08 if thursday +1 [2014,2099), 05-10 if sunday +1 [2015,2100) | in SC | substitute | south-carolina-code
Christmas Eve | 12-24 [2009,) | in SC | south-carolina-code-2009
Columbus Day | 2 monday 10 [1971,2015) | in SD | library
Native American Day | 2 monday 10 [2015,) | in SD | library
Christmas Eve | 12-24 | in TN | estimated | tennessee-given-governor-2021
Columbus Day (on the day after Thanksgiving) | friday>=11-23 | in TN | council-state-governments
Confederate Heroes Day | 01-19 [1973,) | in TX | texas-government-code
Texas Independence Day | 03-02 [1973,) | in TX | texas-government-code
San Jacinto Day | 04-21 [1973,) | in TX | texas-government-code
Lyndon Baines Johnson Day | 08-27 [1973,) | in TX | texas-government-code
Emancipation Day in Texas | 06-19 [1980,2021) | in TX | texas-government-code-1979
Washington and Lincoln Day | 3 monday 02 | in UT | library
Pioneer Day | 07-24 | in UT | library
Pioneer Day (substitute day) | 07-22 if thursday +1 [1993,), 07-24 if sunday +1 [1994,2096) | in UT | substitute | utah-code-63g
Lee–Jackson Day | friday>=01-12 [,2021) | in VA | library
George Washington Day | 3 monday 02 | in VA | library
Election Day | 11-02 if monday +1 [2020,2027), 11-04 if monday +1 [2024,2031), 11-06 if monday +1 [2028,2035), 11-01 if monday +1 [2032,2039), 11-03 if monday +1 [2036,2043), 11-05 if monday +1 [2040,2047), 11-07 if monday +1 [2044,2051), 11-02 if monday +1 [2048,2055), 11-04 if monday +1 [2052,2059), 11-06 if monday +1 [2056,2063), 11-01 if monday +1 [2060,2067), 11-03 if monday +1 [2064,2071), 11-05 if monday +1 [2068,2075), 11-07 if monday +1 [2072,2079), 11-02 if monday +1 [2076,2083), 11-04 if monday +1 [2080,2087), 11-06 if monday +1 [2084,2091), 11-01 if monday +1 [2088,), 11-03 if monday +1 [2092,2099), on 20221108 20961106 | in VA | library
	11-01 if monday +1 [2021,2028), 11-03 if monday +1 [2025,2032), 11-05 if monday +1 [2029,2036), 11-07 if monday +1 [2033,2040), 11-02 if monday +1 [2037,2044), 11-04 if monday +1 [2041,2048), 11-06 if monday +1 [2045,2052), 11-01 if monday +1 [2049,2056), 11-03 if monday +1 [2053,2060), 11-05 if monday +1 [2057,2064), 11-07 if monday +1 [2061,2068), 11-02 if monday +1 [2065,2072), 11-04 if monday +1 [2069,2076), 11-06 if monday +1 [2073,2080), 11-01 if monday +1 [2077,2084), 11-03 if monday +1 [2081,2088), 11-05 if monday +1 [2085,2092), 11-07 if monday +1 [2089,2096), 11-02 if monday +1 [2093,2100), on 20231107 20971105 | in VA | code-virginia-2-2020
Town Meeting Day | 1 tuesday 03 | in VT | library
Bennington Battle Day | 08-16 | in VT | vermont-1-v
Bennington Battle Day (substitute day) | 08-16 if sunday +1 [1992,2100), 08-14 if thursday +1 [1997,2099) | in VT | substitute | vermont-1-v-2
Day after Thanksgiving | friday>=11-23 [1986,2014) | in WA | washington-rcw-1
Native American Heritage Day | friday>=11-23 [2014,) | in WA | washington-laws-2014
Primary Election Day | 2 tuesday 09 [,2012) | in WI | library
Election Day | tuesday>=11-02 [,2000) | in WI | library
Christmas Eve | 12-24 [1975,) | in WI | wisconsin-statutes-230
New Year's Eve | 12-31 [1975,) | in WI | wisconsin-statutes-230
Election Day | 11-06 if monday +1 [2000,2007), 11-01 if monday +1 [2004,2011), 11-03 if monday +1 [2008,2015), 11-05 if monday +1 [2012,2019), 11-07 if monday +1 [2016,2023), 11-02 if monday +1 [2020,2027), 11-04 if monday +1 [2024,2031), 11-06 if monday +1 [2028,2035), 11-01 if monday +1 [2032,2039), 11-03 if monday +1 [2036,2043), 11-05 if monday +1 [2040,2047), 11-07 if monday +1 [2044,2051), 11-02 if monday +1 [2048,2055), 11-04 if monday +1 [2052,2059), 11-06 if monday +1 [2056,2063), 11-01 if monday +1 [2060,2067), 11-03 if monday +1 [2064,2071), 11-05 if monday +1 [2068,2075), 11-07 if monday +1 [2072,2079), 11-02 if monday +1 [2076,2083), 11-04 if monday +1 [2080,2087), 11-06 if monday +1 [2084,2091), 11-01 if monday +1 [2088,), 11-03 if monday +1 [2092,2099), on 20021105 20961106 | in WI | wisconsin-statutes-995
West Virginia Day | 06-20 | in WV | library
Lincoln's Day | friday>=11-23 | in WV | west-virginia-code
Primary Election Day | 05-08 if monday +1 [2000,2007), 05-10 if monday +1 [2004,2011), 05-12 if monday +1 [2008,2015), 05-07 if monday +1 [2012,2019), 05-09 if monday +1 [2016,2023), 05-13 if monday +1 [2024,2031), 05-08 if monday +1 [2028,2035), 05-10 if monday +1 [2032,2039), 05-12 if monday +1 [2036,2043), 05-07 if monday +1 [2040,2047), 05-09 if monday +1 [2044,2051), 05-11 if monday +1 [2048,2055), 05-13 if monday +1 [2052,2059), 05-08 if monday +1 [2056,2063), 05-10 if monday +1 [2060,2067), 05-12 if monday +1 [2064,2071), 05-07 if monday +1 [2068,2075), 05-09 if monday +1 [2072,2079), 05-11 if monday +1 [2076,2083), 05-13 if monday +1 [2080,2087), 05-08 if monday +1 [2084,2091), 05-10 if monday +1 [2088,), 05-12 if monday +1 [2092,2099), on 20020514 20200609 20260512 20960508 | in WV | west-virginia-code
Election Day | 11-06 if monday +1 [2000,2007), 11-01 if monday +1 [2004,2011), 11-03 if monday +1 [2008,2015), 11-05 if monday +1 [2012,2019), 11-07 if monday +1 [2016,2023), 11-02 if monday +1 [2020,2027), 11-04 if monday +1 [2024,2031), 11-06 if monday +1 [2028,2035), 11-01 if monday +1 [2032,2039), 11-03 if monday +1 [2036,2043), 11-05 if monday +1 [2040,2047), 11-07 if monday +1 [2044,2051), 11-02 if monday +1 [2048,2055), 11-04 if monday +1 [2052,2059), 11-06 if monday +1 [2056,2063), 11-01 if monday +1 [2060,2067), 11-03 if monday +1 [2064,2071), 11-05 if monday +1 [2068,2075), 11-07 if monday +1 [2072,2079), 11-02 if monday +1 [2076,2083), 11-04 if monday +1 [2080,2087), 11-06 if monday +1 [2084,2091), 11-01 if monday +1 [2088,), 11-03 if monday +1 [2092,2099), on 20021105 20961106 | in WV | west-virginia-code
West Virginia Day (substitute day) | 06-18 if thursday +1 [1998,2100), 06-20 if sunday +1 [1999,) | in WV | substitute | west-virginia-code

fact AR 2022 | off 12-23 12-24 12-26 | Arkansas Code § 1-5-101
fact CT 2012 | off 02-13 | not 02-10 | General Statutes § 1-4: 12 February was a Sunday
fact CT 2022 | off 02-11 | not 02-14 | General Statutes § 1-4: 12 February was a Saturday
fact DC 2011 | off 04-15 04-16 | not 04-18 | § 1-612.02: Emancipation Day was a Saturday
fact DC 2013 | off 01-21 | not 01-20 | § 1-612.02: 20 January was a Sunday
fact DC 2021 | off 01-20 | not 01-21 | § 1-612.02: Inauguration Day
fact DC 2023 | off 04-17 | not 01-20 | § 1-612.02: Emancipation Day was a Sunday; no inauguration
fact GA 2024 | off 03-29 12-24 | not 04-22 12-26 | state holidays of 2024
fact GA 2025 | off 04-18 11-28 12-26 | not 02-17 04-28 12-24 | state holidays of 2025
fact IA 2025 | off 02-12 | not 10-13 | Iowa Code 1C.1
fact IN 2021 | off 04-02 | not 05-04 11-02 | Indiana Code 1-1-9-1: no election
fact MA 2022 | off 06-20 12-26 | not 01-03 | a Sunday to Monday
fact MA 2026 | off 07-04 | not 07-03 | offices are open on the Friday before a Saturday
fact MD 2011 | off 11-25 | not 05-27 | furlough days are no holidays
fact MI 2023 | off 12-22 12-24 | not 12-21 | eves of the state service
fact MI 2025 | off 11-28 | not 11-04 | none in an odd year
fact MI 2026 | off 11-03 11-27 | not 11-02 | Election Day of an even year
fact MN 2024 | off 11-28 11-29 | not 10-14 | 645.44, subdivision 5
fact MO 2021 | off 05-08 | not 05-07 05-10 | 9.010: no other day for a Saturday
fact MO 2022 | off 05-09 | not 05-06 | 9.010: Truman Day was a Sunday
fact MT 2024 | off 11-05 | not 12-24 12-31 | MCA 1-1-216
fact NC 2026 | off 12-24 12-25 12-28 | not 12-29 | G.S. 126-4: three days for Christmas
fact SC 2024 | off 05-10 12-24 12-26 | not 04-22 | Code § 53-5-10
fact SC 2025 | off 05-09 11-28 12-26 | not 05-12 | Code § 53-5-10; 10 May was a Saturday
fact TN 2025 | off 11-28 | not 10-13 | Book of the States
fact VA 2023 | off 11-07 | not 01-13 | § 2.2-3300
fact WA 2025 | off 11-28 | not 10-13 | RCW 1.16.050
fact WV 2024 | off 05-14 11-05 11-29 | not 11-22 | § 2-2-1

decided dated law | Confederate Memorial Day; Confederate Memorial Day (substitute day); Christmas Eve; Day after Thanksgiving; Day after Christmas | - | - | SC | 10 May, the day after Thanksgiving, 24 and 26 December | South Carolina Code § 53-5-10, with 24 December since Act 33 of 2009 | http://scstatehouse.gov/code/t53c005.php
decided no choice | Cesar Chavez Day | - | - | CO | an optional holiday of state employees, in place of another; a city closes on its own day | Colorado Revised Statutes 24-11-112; Westword, 25 March 2019 | https://www.westword.com/news/denver-traded-for-cesar-chavez-day-but-colorado-legislature-still-honors-columbus-11282490
decided no choice | Cesar Chavez Day; Good Friday | - | - | TX | optional holidays: who takes one works on another | Texas Government Code 662.003, 662.005, 662.006, 662.013 | http://tx.elaws.us/law/gv_title6_chapter662_sec.662.005
decided no choice | Diwali | - | - | CA | a state employee may take it in place of a personal holiday | California, Assembly Bill 268 of 2025 (Government Code 19853) | https://www.lcwlegal.com/news/ab-268-adds-diwali-as-a-state-holiday-allowing-community-college-districts-to-observe-the-holiday
decided no law | - | 07-25 | [2018,2019) | PR | a working day in that year | Puerto Rico, OATRH, memorandum 33-2017 | https://www.primerahora.com/noticias/gobierno-politica/notas/a-trabajar-el-25-y-27-de-julio
decided no law | Christmas Eve (observed) | - | - | TX | a holiday on a Saturday or Sunday is not kept on another day | Texas Government Code 662.003, 662.005, 662.006, 662.013 | http://tx.elaws.us/law/gv_title6_chapter662_sec.662.005
decided no law | Christmas Eve (observed); New Year's Eve (observed) | - | - | WI | only 1 January, 4 July and 25 December are moved; an eve on a weekend is a floating day | Wisconsin Statutes 230.35(4)(a)10; University of Wisconsin, 1 December 2006 | https://ecals.cals.wisc.edu/2006/12/01/dec-24th-and-31st-are-floating-holidays-for-classified-staff/
decided no law | Day After Christmas | - | - | NC | three workdays for Christmas: kept on Monday or Tuesday where 26 December is on a weekend | North Carolina General Statutes 126-4, holidays policy | https://oshr.nc.gov/policies/holidays-policy
decided no law | Election Day; Primary Election Day | - | - | IN | no election is held in the year after that of a president | Indiana Code 1-1-9-1, as House bill 1291 of 2000 quotes it | http://archive.iga.in.gov/2000/bills/IN/IN1291.1.html
decided no law | Inauguration Day | - | - | MD | not among the legal holidays; a day off of federal offices in and near the capital | Maryland, General Provisions § 1-111 | https://self-law.org/code/md/general-provisions/1-111
decided no law | Inauguration Day | - | - | VA | not among the state holidays; a day off of federal offices in and near the capital | Code of Virginia § 2.2-3300 | https://law.lis.virginia.gov/vacode/title2.2/chapter33/section2.2-3300/
decided no law | Inauguration Day | 01-20 | [2013,2014) | DC | a Sunday: kept on Monday | Code of the District of Columbia § 1-612.02 | http://laws9.com/statutes/district-of-columbia/division-i/title-1/chapter-6/subchapter-xii/section-1-612-02
decided no law | Susan B. Anthony Day | - | - | CA | not among the holidays to which state employees are entitled | California Government Code 19853, as Senate Bill 461 of 2023 quotes it | https://app.legiplex.com/ca/legislature/2023/2023-r/bills/sb461/draft-301732?id=301732
decided no law | Susan B. Anthony Day | - | - | NY | not among the public holidays | New York General Construction Law, § 24 | https://www.p12.nysed.gov/sss/lawsregs/GCL24.html
decided no law | Washington's Birthday; Good Friday | - | - | GU | no holidays of Guam | Guam, list of the holidays of the government: neither day is there; Pacific Daily News, 17 January 2016 | https://guamwaterworks.org/?p=8546
decided yes law | American Citizenship Day | - | - | PR | 2 March, with the other days of the public service | Puerto Rico, Ley 26-2017, artículo 2.05 | https://www.noticel.com/gobierno/ahora/resuelve/vida/20180717/la-razon-para-que-julio-tenga-un-solo-feriado/
decided yes law | Christmas Eve; Christmas Eve (substitute day) | - | - | AR | one of the official holidays; a Saturday is kept on Friday | Arkansas Code § 1-5-101 | http://statutes.laws-info.com/arkansas/title-1/chapter-5/1-5-101
decided yes law | Christmas Eve; Columbus Day (on the day after Thanksgiving) | - | - | TN | the Governor gives 24 December and puts the Friday after Thanksgiving in place of Columbus Day | Tennessee, closures of the state government, 2021 and 2025 | https://capitalfiling.com/state-holiday-schedule/
decided yes law | Christmas Eve; New Year's Eve | - | - | WI | the days before Christmas and New Year | Wisconsin Statutes 230.35(4)(a) | https://www.employmentlawhandbook.com/employment-and-labor-laws/states/wisconsin/leave-laws/holidays/
decided yes law | Christmas Eve; New Year's Eve; New Year's Eve (substitute day) | - | - | KY | one extra day each for Christmas and New Year, which the Governor names; estimated | Kentucky Revised Statutes 18A.190 | https://self-law.org/code/ky/18a-190
decided yes law | Columbus Day | - | - | CO | one of ten legal holidays until House Bill 20-1031 | Colorado General Assembly, summary of House Bill 17-1327 | http://leg.colorado.gov/bills/hb17-1327
decided yes law | Day after Thanksgiving | - | - | MN | a holiday of the executive branch in place of the second Monday of October | Minnesota Statutes 645.44, subdivision 5 | https://prolegalmn.com/legal-resources
decided yes law | Day after Thanksgiving | - | - | WA | the day after the fourth Thursday of November | Washington, RCW 1.16.050 | http://apps.leg.wa.gov/RCW/default.aspx?cite=1.16.050
decided yes law | Election Day | - | - | NJ | general election day is a State and public holiday, every November; bills to end that failed | New Jersey Statutes 36:1-1 and P.L.2008, c.89, as Assembly bill 4773 of 2020 quotes them | https://www.legiscan.com/NJ/text/A4773/2020
decided yes law | Election Day | - | - | NY | each general election day, every November | New York General Construction Law, § 24 | https://www.p12.nysed.gov/sss/lawsregs/GCL24.html
decided yes law | Election Day | - | - | VA | the Tuesday after the first Monday of November, since 2020 | Code of Virginia § 2.2-3300 | https://law.lis.virginia.gov/vacode/title2.2/chapter33/section2.2-3300/
decided yes law | Election Day; Primary Election Day | - | - | WI | the day of the general election of even years and, until 2011, of the primary in September | Wisconsin Statutes 995.20 and 5.02 | https://docs.legis.wisconsin.gov/statutes/statutes/995/20
decided yes law | Election Day; Primary Election Day | - | [2011,2012) | IN | the day of any general, municipal or primary election; 2011 had municipal ones | Indiana Code 1-1-9-1, as House bill 1291 of 2000 quotes it | http://archive.iga.in.gov/2000/bills/IN/IN1291.1.html
decided yes law | Good Friday | - | - | HI | the Friday before Easter Sunday, since 1941 | Hawaii Revised Statutes § 8-1; Cammack v. Waihee | https://library.law.hawaii.edu/tag/hawaiian-state-holidays/
decided yes law | Indigenous Peoples' Day; Columbus Day | - | - | VT | a legal holiday | Vermont, 1 V.S.A. § 371 | https://www.lawserver.com/law/state/vermont/vt-statutes/vermont_statutes_title_1_371
decided yes law | Liberation Day (substitute day); Our Lady of Camarin Day (substitute day) | - | - | GU | the Friday before or the Monday after a weekend | Guam Waterworks Authority, the holidays of Guam | http://www.guamwaterworks.org/holidays.html
decided yes law | Lincoln's Birthday; Lincoln's Birthday (substitute day) | - | - | MO | 12 February; a Sunday to Monday | Missouri Revised Statutes 9.010 | https://holidays.uslegal.com/state-holidays/missouri-legal-holidays/
decided yes law | Presidents' Day | - | - | NM | the third Monday of February | New Mexico Statutes 12-5-2 | https://www.findlaw.com/state/new-mexico-law/new-mexico-legal-holidays-laws.html
decided yes law | Primary Election Day | - | - | WV | days of primary and general elections | West Virginia Code § 2-2-1 | http://code.wvlegislature.gov/email/2-2/
`;
