/** Holidays of United States: rules, years and sources. The format: `README.md`. */
export const US = `
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
known [2010,) | in CA-LA LA-NO

source 5-u-s-1971 | 5 U.S.C. 6103(b); Executive Order 11582 of 1971, and 10358 of 1952 before it; not checked against the law
source alaska-statutes-44 | Alaska Statutes 44.12.010 and .020; not checked against the law
source arkansas-code-1 | Arkansas Code § 1-5-101: 24 December; a Saturday to Friday | http://statutes.laws-info.com/arkansas/title-1/chapter-5/1-5-101
source california-government-code-2009 | California Government Code 6700, before Senate Bill 3X 8 of 2009; not checked against the law
source code-district-columbia | Code of the District of Columbia § 1-612.02: a Sunday to Monday, a Saturday to Friday; Inauguration Day | http://laws9.com/statutes/district-of-columbia/division-i/title-1/chapter-6/subchapter-xii/section-1-612-02
source code-virginia-2 | Code of Virginia § 2.2-3300 | https://law.lis.virginia.gov/vacode/title2.2/chapter33/section2.2-3300/
source code-virginia-2-2020 | Code of Virginia § 2.2-3300: Election Day of every year, from 2020 on | https://law.lis.virginia.gov/vacode/title2.2/chapter33/section2.2-3300/
source colorado-general-assembly | Colorado General Assembly, summary of House Bill 17-1327 | http://leg.colorado.gov/bills/hb17-1327
source connecticut-general-statutes | Connecticut General Statutes § 1-4: a Sunday to Monday, a Saturday to Friday | https://lawserver.com/?p=29612004
source council-state-governments | Council of State Governments, Book of the States: Tennessee keeps Columbus Day on that Friday | http://www.pewresearch.org/fact-tank/2015/10/08/working-on-columbus-day-it-depends-on-where-you-live/
source georgia-o-c-2010 | Georgia, O.C.G.A. 1-4-1: the Governor names the day, beside Christmas since 2010; 24 December 2024, 26 December 2025 | https://georgia.gov/georgia-state-holidays-2025
source georgia-o-c-2024 | Georgia, O.C.G.A. 1-4-1: the Governor names the day; Good Friday in the lists of 2024 and 2025 | https://georgia.gov/georgia-state-holidays-2025
source georgia-state-holidays | Georgia, state holidays: the fourth Monday of April | https://georgia.gov/georgia-state-holidays-2025 | list
source georgia-state-holidays-2025 | Georgia, state holidays of 2025 under O.C.G.A. 1-4-1 | https://georgia.gov/georgia-state-holidays-2025
source hawaii-revised-statutes | Hawaii Revised Statutes § 8-1; Cammack v. Waihee | https://library.law.hawaii.edu/tag/hawaiian-state-holidays/
source illinois-5-ilcs | Illinois, 5 ILCS 490; New York, General Construction Law, sections 24 and 25-a; not checked against the law
source indiana-code-1 | Indiana Code 1-1-9: the Governor may keep a holiday on another day; beside Christmas, as vacanza/holidays (MIT) lists it
source indiana-code-1-2011 | Indiana Code 1-1-9-1, as House bill 1291 of 2000 quotes it | http://archive.iga.in.gov/2000/bills/IN/IN1291.1.html
source kansas-statutes-35 | Kansas Statutes 35-107: the third Monday in February | https://self-law.org/code/ks/chapter-35/35-107
source kentucky-revised-statutes | Kentucky Revised Statutes 18A.190: an extra day each for Christmas and New Year, which the Governor names | https://self-law.org/code/ky/18a-190
source kentucky-revised-statutes-2 | Kentucky Revised Statutes 2.110: the third Monday in February | https://self-law.org/code/ky/chapter-2/2-110
source kentucky-revised-statutes-3 | Kentucky Revised Statutes 18A.190: a Saturday to Friday | https://self-law.org/code/ky/18a-190
source massachusetts-general-laws | Massachusetts General Laws, chapter 4, section 7: a Sunday to Monday; offices are open on the Friday before a Saturday | https://www.mass.gov/courts/court-info/trial-court/exec-office/ocm/legal-holidays.html
source michigan-holidays-state | Michigan, holidays of the state service: Election Day of even years | https://www.employmentlawhandbook.com/employment-and-labor-laws/states/michigan/leave-laws/holidays/ | list
source michigan-holidays-state-2 | Michigan, holidays of the state service: the Friday after Thanksgiving | https://www.employmentlawhandbook.com/employment-and-labor-laws/states/michigan/leave-laws/holidays/ | list
source michigan-holidays-state-3 | Michigan, holidays of the state service, as vacanza/holidays (MIT) lists it: a day before the weekend for an eve
source minnesota-statutes-645 | Minnesota Statutes 645.44, subdivision 5: no holiday of the executive branch, others choose; the Friday after Thanksgiving is | https://prolegalmn.com/legal-resources
source missouri-revised-statutes | Missouri Revised Statutes 9.010: a Sunday to Monday | https://holidays.uslegal.com/state-holidays/missouri-legal-holidays/
source missouri-revised-statutes-2 | Missouri Revised Statutes 9.010 | https://holidays.uslegal.com/state-holidays/missouri-legal-holidays/
source montana-code-annotated | Montana Code Annotated 1-1-216: no eves; general elections of even years | https://archive.legmt.gov/bills/mca/title_0010/chapter_0010/part_0020/section_0160/0010-0010-0020-0160.html
source nevada-revised-statutes | Nevada Revised Statutes 236.015: the Friday after the fourth Thursday of November | https://www.leg.state.nv.us/nrs/nrs-236.html
source new-jersey-statutes-2008 | New Jersey Statutes 36:1-1 and P.L.2008, c.89, as Assembly bill 4773 of 2020 quotes them | https://www.legiscan.com/NJ/text/A4773/2020
source new-jersey-statutes-2009 | New Jersey Statutes 36:1-1 and 36:1-1.2: a Sunday to Monday, a Saturday to Friday; State offices are open since 2009 | https://lawserver.com/?p=29511937
source new-mexico-statutes | New Mexico Statutes 12-5-2 | https://www.findlaw.com/state/new-mexico-law/new-mexico-legal-holidays-laws.html
source new-york-general | New York General Construction Law, § 24 | https://www.p12.nysed.gov/sss/lawsregs/GCL24.html
source north-carolina-general | North Carolina General Statutes 103-4; not checked against the law
source north-carolina-general-2 | North Carolina General Statutes 126-4: three days for Christmas | https://oshr.nc.gov/policies/holidays-policy
source pennsylvania-management-directive | Pennsylvania, Management Directive 505.7, paid holidays; not checked against the law
source south-carolina-code | South Carolina Code § 53-5-10: 10 May, the day after Thanksgiving, 26 December | https://holidays.uslegal.com/state-holidays/south-carolina-legal-holidays/
source south-carolina-code-2009 | South Carolina Code § 53-5-10: 24 December since Act 33 of 2009 | http://scstatehouse.gov/code/t53c005.php
source south-carolina-code-2009-2 | South Carolina Code § 53-5-10, with 24 December since Act 33 of 2009 | http://scstatehouse.gov/code/t53c005.php
source tennessee-given-governor-2021 | Tennessee: given by the Governor year by year, as in 2021 and 2025 | https://capitalfiling.com/state-holiday-schedule/ | list
source texas-government-code | Texas Government Code 662.003(b); not checked against the law
source texas-government-code-1979 | Texas Government Code 662.003(b); House Bill 1016 of 1979; not checked against the law
source uniform-monday-holiday-1971 | Uniform Monday Holiday Act (Public Law 90-363), in force 1971; not checked against the law
source usc-5-6103 | United States, 5 U.S.C. § 6103: the public holidays of federal offices, on the Friday for a Saturday and the Monday for a Sunday | https://www.okwb.uscourts.gov/holidays
source utah-code-63g | Utah Code 63G-1-301: a Saturday to Friday, a Sunday to Monday | https://le.utah.gov/xcode/Title63G/Chapter1/63G-1-S301.html
source vermont-1-v | Vermont, 1 V.S.A. § 371: 16 August | https://www.lawserver.com/law/state/vermont/vt-statutes/vermont_statutes_title_1_371
source vermont-1-v-2 | Vermont, 1 V.S.A. § 371: a Saturday to Friday, a Sunday to Monday | https://legislature.vermont.gov/statutes/section/01/007/00371
source vermont-1-v-3 | Vermont, 1 V.S.A. § 371 | https://www.lawserver.com/law/state/vermont/vt-statutes/vermont_statutes_title_1_371
source washington-laws-2014 | Washington, Laws of 2014, chapter 177; RCW 1.16.050 | http://apps.leg.wa.gov/RCW/default.aspx?cite=1.16.050
source washington-rcw-1 | Washington, RCW 1.16.050 | https://lawfilesext.leg.wa.gov/Biennium/2003-04/Htm/Bills/House%20Bills/2898.htm
source west-virginia-code | West Virginia Code § 2-2-1: the day after Thanksgiving, days of primary and general elections | http://code.wvlegislature.gov/email/2-2/
source wisconsin-statutes-230-2 | Wisconsin Statutes 230.35(4)(a) | https://www.employmentlawhandbook.com/employment-and-labor-laws/states/wisconsin/leave-laws/holidays/
source wisconsin-statutes-995 | Wisconsin Statutes 995.20 and 5.02: general elections are in even years | https://docs.legis.wisconsin.gov/statutes/statutes/995/20
source wisconsin-statutes-995-2 | Wisconsin Statutes 995.20 and 5.02 | https://docs.legis.wisconsin.gov/statutes/statutes/995/20

law [1986,) | all | in national | usc-5-6103
law [2000,) | all but Indigenous Peoples' Day; Juneteenth | in AK | Alaska Statutes 44.12.010 | https://holidays.uslegal.com/state-holidays/alaska-legal-holidays/
law [2001,) | all but Juneteenth | days in lieu | in AL | Code of Alabama § 1-3-8 | https://law.uslawyerdatabase.com/section-1-3-8-holidays-enumerated-personal-leave-days-state-holidays-observed-by-closing-of-state-offices-compensatory-leave-days
law [2001,) | all but Juneteenth | days in lieu | in AR | Arkansas Code § 1-5-101 | https://www.legalfix.com/statutes/state-codes/arkansas/title-1/chapter-5/section-1-5-101
law [2000,) | all but Juneteenth | days in lieu | in AZ | Arizona Revised Statutes § 1-301 | https://www.azleg.gov/legtext/53leg/2r/bills/sb1235p.htm
law [2001,) | all but Day after Thanksgiving Day; Juneteenth | in CA CA-LA | California Government Code § 6700 | https://law.justia.com/codes/california/2007/gov/6700-6720.html
law [2000,) | all but Juneteenth | in CO | Colorado Revised Statutes § 24-11-101 | https://casetext.com/statute/colorado-revised-statutes/title-24-government-state/administration/article-11-holidays/24-11-101-legal-holidays-effect
law [1990,) | all but Good Friday; Juneteenth | days in lieu | in CT | Connecticut General Statutes § 1-4 | https://lawserver.com/?p=29612004
law [2007,) | all but Indigenous Peoples' Day; Juneteenth | days in lieu | in DC | Code of the District of Columbia § 1-612.02 | http://laws9.com/statutes/district-of-columbia/division-i/title-1/chapter-6/subchapter-xii/section-1-612-02
law [2000,) | all but Juneteenth; Presidents' Day | days in lieu | in DE | Delaware Code, title 1, § 501 | https://holidays.uslegal.com/state-holidays/delaware-legal-holidays/
law [1990,) | all but Juneteenth; Susan B. Anthony Day | days in lieu | in FL | Florida Statutes 110.117 | https://www.syfert.com/florida/statutes/0110.117.html
law [1990,) | all but Confederate Memorial Day; Juneteenth; Robert E. Lee's Birthday; State Holiday | in GA | O.C.G.A. § 1-4-1: the days of the federal government | https://instalawyer.io/laws/georgia-code/1-4-1-public-and-legal
law [1990,) | all but Juneteenth | in IA | Iowa Code 1C.1 | https://www.legis.iowa.gov/DOCS/IACODE/2001/1C/1.html
law [1990,) | all but Juneteenth | days in lieu | in ID | Idaho Code § 73-108 | http://legislature.idaho.gov/idstat/Title73/T73CH1SECT73-108.htm
law [1997,) | all but Election Day; Juneteenth | in IL | Illinois, Election Code (10 ILCS 5/1-6) | https://www.ilga.gov/legislation/ilcs/fulltext.asp?DocName=001000050K1-6
law [2000,) | all but Juneteenth; Lincoln's Birthday; Primary Election Day | in IN | Indiana Code 1-1-9-1, as House bill 1291 of 2000 quotes it | http://archive.iga.in.gov/2000/bills/IN/IN1291.1.html
law [2006,) | all but Juneteenth | in KS | Kansas Statutes 35-107 | https://self-law.org/code/ks/chapter-35/35-107
law [2000,) | all but Juneteenth | days in lieu | in KY | Kentucky Revised Statutes 18A.190 | https://self-law.org/code/ky/18a-190
law [2000,) | all but Election Day; Juneteenth | in LA LA-NO | Louisiana Revised Statutes 1:55 | https://legis.la.gov/legis/Law.aspx?d=74097
law [2000,) | all but Juneteenth | in MA | Massachusetts General Laws, chapter 4, section 7 | https://www.mass.gov/courts/court-info/trial-court/exec-office/ocm/legal-holidays.html
law [1990,) | all but Juneteenth | in MD | Maryland, General Provisions § 1-111 (Article 1, § 27 before) | https://self-law.org/code/md/general-provisions/1-111
law [2000,) | all but Indigenous Peoples' Day; Juneteenth | in ME | Maine Revised Statutes, title 4, § 1051 | https://holidays.uslegal.com/state-holidays/maine-legal-holidays/
law [2000,) | all but Christmas Eve; Election Day; Juneteenth; New Year's Eve | in MI | Michigan Compiled Laws 435.101 | https://www.employmentlawhandbook.com/employment-and-labor-laws/states/michigan/leave-laws/holidays/
law [2000,) | all but Juneteenth | days in lieu | in MN | Minnesota Statutes 645.44, subdivision 5 | https://prolegalmn.com/legal-resources
law [2000,) | all but Juneteenth | in MO | Missouri Revised Statutes 9.010 | https://holidays.uslegal.com/state-holidays/missouri-legal-holidays/
law [2000,) | all but Juneteenth | in MS | Mississippi Code § 3-3-7 | https://codes.findlaw.com/ms/title-3-state-sovereignty-jurisdiction-and-holidays/ms-code-sect-3-3-7.html
law [1991,) | all but Juneteenth | in MT | Montana Code Annotated 1-1-216 | https://leg.mt.gov/bills/mca/1/1/1-1-216.htm
law [2000,) | all but Juneteenth | days in lieu | in ND | North Dakota Century Code 1-03-01 to 1-03-02.1 | https://statutes.laws.com/north-dakota/t01/t01c03
law [2000,) | all but Juneteenth | days in lieu | in NE | Nebraska Revised Statutes § 25-2221, as the Supreme Court quotes it | https://supremecourt.nebraska.gov/book/export/html/19741
law [2000,) | all but Day after Thanksgiving; Juneteenth | in NH | New Hampshire, Revised Statutes 288:1 | https://holidays.uslegal.com/state-holidays/new-hampshire-legal-holidays/
law [2000,) | all but Juneteenth; Lincoln's Birthday | in NJ | New Jersey Statutes 36:1-1, as Assembly bill 4773 of 2020 quotes them | https://www.legiscan.com/NJ/text/A4773/2020
law [2000,) | all but Day after Thanksgiving; Indigenous Peoples' Day; Juneteenth | in NM | New Mexico Statutes 12-5-2 | https://www.findlaw.com/state/new-mexico-law/new-mexico-legal-holidays-laws.html
law [1990,) | all but Juneteenth; Nevada Day | days in lieu | in NV | Nevada Revised Statutes 236.015 | http://leg.state.nv.us/Division/Legal/LawLibrary/NRS/NRS-236.html
law [2000,) | all but Juneteenth | in NY | New York General Construction Law, § 24 | http://ny.elaws.us/law/gcn_art2_sec.24
law [2000,) | all but Juneteenth | in OH | Ohio Revised Code 1.14 | https://search-prod.lis.state.oh.us/api/v2/general_assembly_136/legislation/sb335/00_IN/html
law [2000,) | all but Juneteenth | days in lieu | in OK | Oklahoma Statutes 25-82.1 | http://holidays.uslegal.com/state-holidays/oklahoma-legal-holidays/
law [2000,) | all but Juneteenth | days in lieu | in OR | Oregon Revised Statutes 187.010 | http://www.leg.state.or.us/ors/187.html
law [2000,) | all but Juneteenth | in RI | Rhode Island General Laws § 25-1-1 | http://statutes.laws-info.com/rhode-island/title-25/chapter-25-1/25-1-1
law [2000,) | all but Juneteenth | in SC | South Carolina Code § 53-5-10 | http://scstatehouse.gov/code/t53c005.php
law [1990,) | all but Juneteenth | days in lieu | in SD | South Dakota Codified Laws 1-5-1 | https://www.lawserver.com/law/state/south-dakota/sd-laws/south_dakota_laws_1-5-1
law [1990,) | all but Christmas Eve; Juneteenth | days in lieu | in TN | Tennessee Code § 15-1-101 | https://unicourt.github.io/cic-code-tn/transforms/tn/octn/r75/gov.tn.tca.title.15.html
law [1993,) | all but Juneteenth | in TX | Texas Government Code 662.003 | https://codes.findlaw.com/tx/government-code/gov-t-sect-662-003.html
law [2008,) | all but Juneteenth | days in lieu | in UT | Utah Code 63G-1-301 | http://statutes.laws-info.com/utah/title-63g/chapter-01/63g-1-301
law [2000,) | all but Juneteenth; Lee–Jackson Day | days in lieu | in VA | Code of Virginia § 2.2-3300 | https://law.lis.virginia.gov/vacode/title2.2/chapter33/section2.2-3300/
law [2000,) | all but Juneteenth | days in lieu | in VT | Vermont, 1 V.S.A. § 371 | https://www.lawserver.com/law/state/vermont/vt-statutes/vermont_statutes_title_1_371
law [2005,) | all but Juneteenth | in WA | Washington, WAC 357-31-005 on RCW 1.16.050 | https://apps.leg.wa.gov/WAC/default.aspx?cite=357-31-005
law [2000,) | all but Juneteenth; Susan B. Anthony Day | in WI | Wisconsin Statutes 995.20 | https://docs.legis.wisconsin.gov/statutes/statutes/995/20
law [1994,) | all but Juneteenth | days in lieu | in WV | West Virginia Code § 2-2-1 | http://code.wvlegislature.gov/email/2-2/
law [1990,) | all but Juneteenth | in WY | Wyoming Statutes 8-4-101 | https://statutes.laws.com/wyoming/Title8/chapter4

lieu saturday<friday sunday>monday | all but Armistice Day; Memorial Day; Veterans Day; Washington's Birthday | in national | usc-5-6103 [1987,); library
lieu saturday<friday sunday>monday | Veterans Day | but MA | 5-u-s-1971 collection
lieu saturday<friday sunday>monday | Alaska Day | in AK | alaska-statutes-44 collection
lieu saturday<friday sunday>monday | Christmas Day; Independence Day; Lincoln's Birthday; New Year's Day; Prince Jonah Kuhio Kalanianaole Day | but national CA-LA CT IA IL MA MO NJ NY | library
lieu saturday<friday sunday>monday | Christmas Day; Independence Day; New Year's Day | in CA-LA CT IA IL MO NJ NY | library
lieu saturday<friday sunday>monday [2011,) | Christmas Eve; Juneteenth; Kamehameha Day | but national AR KY MA MI SC TN TX WI | library
lieu saturday<friday sunday>monday [2011,) | Juneteenth | in AR KY MI SC TN TX WI | library
lieu saturday<friday sunday>monday [1990,) | Lincoln's Birthday | in CT | connecticut-general-statutes
lieu saturday<friday sunday>monday [1990,) | Emancipation Day | in DC | code-district-columbia [2011,); vacanza
lieu saturday<friday sunday>monday [1990,2011) | Lincoln's Birthday | in IA | vacanza
lieu saturday<friday sunday>monday | Lincoln's Birthday | in IL NY | illinois-5-ilcs collection
lieu saturday<friday sunday>monday [2022,2027) | Juneteenth | in MA | massachusetts-general-laws
lieu saturday<friday sunday>monday [1990,) | Christmas Eve | in MI | michigan-holidays-state-3 collection
lieu saturday<friday sunday>monday [1990,2010) | Truman Day | in MO | missouri-revised-statutes [1994,2010); vacanza
lieu saturday<friday sunday>monday [1990,) | Lincoln's Birthday | in NJ | new-jersey-statutes-2009
lieu saturday<friday sunday>monday [2014,) | Confederate Memorial Day | in SC | south-carolina-code
lieu saturday<friday sunday>monday [1990,) | Pioneer Day | in UT | utah-code-63g
lieu saturday<friday sunday>monday [1990,) | Bennington Battle Day | in VT | vermont-1-v-2
lieu saturday<friday sunday>monday [1990,) | West Virginia Day | in WV | west-virginia-code [1998,); vacanza
lieu sunday>next | César Chávez Day; Nevada Day | in CA-LA NV CA | library
lieu sunday>next | Christmas Day; Independence Day; New Year's Day; Veterans Day | in MA | massachusetts-general-laws
lieu sunday>next [1990,) | Lincoln's Birthday | in MO | missouri-revised-statutes
lieu saturday<friday [1990,) | Christmas Eve | in AR | arkansas-code-1
lieu saturday<friday [1990,) | New Year's Eve | in KY | kentucky-revised-statutes-3 estimated
lieu saturday<friday [1990,) | New Year's Eve | in MI | michigan-holidays-state-3 collection

Alaska Day | 10-18 [1959,) | in AK | library
Arbor Day | last friday 04 [1989,) | in NE | library
Armistice Day | 11-11 [,1954) | library
Bennington Battle Day | 08-16 | in VT | vermont-1-v
Casimir Pulaski Day | 1 monday 03 [1978,) | in IL | library
Christmas Day | 12-25 | library
Christmas Eve | 12-24 [1990,2100) | in AR | arkansas-code-1 [2022,2100); arkansas-code-1 estimated
	12-24 [1990,2100) | in WI | wisconsin-statutes-230-2 [2022,2100); wisconsin-statutes-230-2 estimated
	12-24 [2013,), on 19711224 19761224 19821224 19931224 19991224 20041224 20101224 | in MI NC | library
	12-24 [1981,), on 19711224 19761224 | in TX | library
	12-24 [1975,1990), 12-23 if thursday +1 [1993,), 12-24 [2011,2021) | in WI | wisconsin-statutes-230-2
	12-24 [,1990), 12-23 if thursday +1 [1993,), 12-24 [2011,2021) | in AR | arkansas-code-1
	12-24 [2009,) | in SC | south-carolina-code-2009 [2010,); south-carolina-code-2009 estimated
	12-24 | in KY | estimated | kentucky-revised-statutes
	12-24 | in TN | estimated | tennessee-given-governor-2021
Christmas holiday | 12-26 if tuesday wednesday thursday friday [2013,2099), 12-27 if sunday +1 [2015,2100), 12-27 if monday tuesday [2016,) | in NC | north-carolina-general-2
Columbus Day | 2 monday 10 [1986,) | in national AL AZ CT GA ID IL IN MA MD ME MO MT NE NJ NM NY OH PA RI UT VA WV | usc-5-6103
	2 monday 10 [1971,1986) | in national AK AL AZ CT DC GA ID IL IN MA MD ME MO MT NE NJ NM NY OH PA RI SD UT VA WV | library
	2 monday 10 [1986,2017) | in AK | usc-5-6103
	2 monday 10 [1971,2009) | in CA CA-LA | collection | california-government-code-2009
	2 monday 10 [1971,2020) | in CO | colorado-general-assembly [1990,2010) estimated; colorado-general-assembly
	2 monday 10 [1986,2019) | in DC | usc-5-6103
	2 monday 10 [1986,2015) | in SD | usc-5-6103
	2 monday 10 [1971,2017) | in VT | vermont-1-v-3 [1990,2010) estimated; vermont-1-v-3
	10-12 [,1971) | in VT | vermont-1-v-3
	10-12 [,1971) | in AZ CT GA ID IL IN MA MD MO MT NJ NY OH PA SD UT WV | collection | uniform-monday-holiday-1971
Columbus Day (on the day after Thanksgiving) | friday>=11-23 | in TN | council-state-governments [1990,2010) estimated; council-state-governments
Confederate Heroes Day | 01-19 [1973,) | in TX | collection | texas-government-code
Confederate Memorial Day | 04-22 if sunday +1 [1990,2008), 04-21 if sunday +1 [1991,2003) | in GA | vacanza
	monday>=04-17 [2012,2014) | in GA | georgia-state-holidays
	04-23 if sunday +1 [,2007), 04-27 if sunday +1 [1952,2015), 04-26 if sunday +1 [1953,2016), 04-25 if sunday +1 [1954,2011), 04-24 if sunday +1 [1955,2012) | in GA | library
	05-10 | in SC | south-carolina-code-2009-2 [1990,2010) estimated; south-carolina-code-2009-2
	4 monday 04 | in AL | library
	last monday 04 | in MS | library
César Chávez Day | 03-31 [1995,) | in CA | library
	03-31 | in CA-LA | library
Day After Thanksgiving | friday>=11-23 [1975,) | in DE FL | library
Day after Christmas | 12-26 [1990,) | in SC | south-carolina-code-2009-2 [2010,); south-carolina-code-2009-2 estimated
	12-26 [,1990), 12-25 if sunday +1 [1994,2096) | in SC | south-carolina-code-2009-2
	12-26 [1981,), on 19551226 19601226 19661226 19771226 | in TX | library
Day after Thanksgiving | friday>=11-23 [1980,) | in PA | collection | pennsylvania-management-directive
	friday>=11-23 [1986,2014) | in WA | washington-rcw-1 [2010,); washington-rcw-1 [1990,2010) estimated; washington-rcw-1
	friday>=11-23 [1990,) | in MN | minnesota-statutes-645 [2010,); minnesota-statutes-645 estimated
	friday>=11-23 | in SC | south-carolina-code [1990,2010) estimated; south-carolina-code
	friday>=11-23 [2017,) | in MI | michigan-holidays-state-2
	friday>=11-23 [1975,) | in NC NH OK TX | library
	friday>=11-23 | in NM | library
Day after Thanksgiving Day | friday>=11-23 [1975,) | in CA | library
	friday>=11-23 | in CA-LA | library
Dr. Martin Luther King Jr./ Civil Rights Day | 3 monday 01 [1986,) | in AZ | library
Dr. Martin Luther King Jr./Robert E. Lee's Birthdays | 3 monday 01 [1986,) | in AR | library
Election Day | tuesday>=11-02 | in NJ | new-jersey-statutes-2008 [2010,); new-jersey-statutes-2008 [2009,2010) estimated; new-jersey-statutes-2008 [2008,2009); new-jersey-statutes-2008 [1990,2008) estimated; new-jersey-statutes-2008
	tuesday>=11-02 | in NY | new-york-general [2010,); new-york-general [2009,2010) estimated; new-york-general [2008,2009); new-york-general [1990,2008) estimated; new-york-general
	tuesday>=11-02 [,2000) | in WI | wisconsin-statutes-995-2 [1990,2000) estimated; wisconsin-statutes-995-2
	on 20001107 20061107 20281107 20341107 20561107 20621107 20841107 20901107 | in WI | wisconsin-statutes-995 [2000,2007) estimated; wisconsin-statutes-995
	on 20021105 20041102 20081104 | in WI | estimated | wisconsin-statutes-995
	on 20101102 20121106 20141104 20161108 20181106 20201103 20221108 20241105 20261103 20301105 20321102 20361104 20381102 20401106 20421104 20441108 20461106 20481103 20501108 20521105 20541103 20581105 20601102 20641104 20661102 20681106 20701104 20721108 20741106 20761103 20781108 20801105 20821103 20861105 20881102 20921104 20941102 20961106 20981104 21001102 | in WI | wisconsin-statutes-995
	on 20001107 20061107 20281107 20341107 20561107 20621107 20841107 20901107 | in MT | montana-code-annotated [2000,2007) estimated; montana-code-annotated
	on 20021105 20041102 | in MT | estimated | montana-code-annotated
	on 20081104 20101102 20121106 20141104 20161108 20181106 20201103 20221108 20241105 20261103 20301105 20321102 20361104 20381102 20401106 20421104 20441108 20461106 20481103 20501108 20521105 20541103 20581105 20601102 20641104 20661102 20681106 20701104 20721108 20741106 20761103 20781108 20801105 20821103 20861105 20881102 20921104 20941102 20961106 20981104 21001102 | in MT | montana-code-annotated
	on 20001107 20061107 20281107 20341107 20561107 20621107 20841107 20901107 | in WV | west-virginia-code [2000,2007) estimated; west-virginia-code
	on 20021105 20041102 | in WV | estimated | west-virginia-code
	on 20081104 20101102 20121106 20141104 20161108 20181106 20201103 20221108 20241105 20261103 20301105 20321102 20361104 20381102 20401106 20421104 20441108 20461106 20481103 20501108 20521105 20541103 20581105 20601102 20641104 20661102 20681106 20701104 20721108 20741106 20761103 20781108 20801105 20821103 20861105 20881102 20921104 20941102 20961106 20981104 21001102 | in WV | west-virginia-code
	on 20081104 | in MI | vacanza
	on 20101102 20121106 20141104 20161108 20181106 20201103 20221108 20241105 20261103 20281107 20301105 20321102 20341107 20361104 20381102 20401106 20421104 20441108 20461106 20481103 20501108 20521105 20541103 20561107 20581105 20601102 20621107 20641104 20661102 20681106 20701104 20721108 20741106 20761103 20781108 20801105 20821103 20841107 20861105 20881102 20901107 20921104 20941102 20961106 20981104 21001102 | in MI | michigan-holidays-state
	on 20111108 | in IN | indiana-code-1-2011
	11-03 if monday +1 [2008,2015), 11-05 if monday +1 [2012,2019), 11-07 if monday +1 [2016,2023), on 20101102, 11-02 if monday +1 [2015,2027), 11-04 if monday +1 [2019,2031), 11-06 if monday +1 [2023,2035), 11-01 if monday +1 [2027,2039), 11-03 if monday +1 [2031,2043), 11-05 if monday +1 [2035,2047), 11-07 if monday +1 [2039,2051), 11-02 if monday +1 [2043,2055), 11-04 if monday +1 [2047,2059), 11-06 if monday +1 [2051,2063), 11-01 if monday +1 [2055,2067), 11-03 if monday +1 [2059,2071), 11-05 if monday +1 [2063,2075), 11-07 if monday +1 [2067,2079), 11-02 if monday +1 [2071,2083), 11-04 if monday +1 [2075,2087), 11-06 if monday +1 [2079,2091), 11-01 if monday +1 [2083,), 11-03 if monday +1 [2087,2099), 11-05 if monday +1 [2091,2097), on 20951108 20991103 | in IN | library
	on 20201103 20221108 20241105 20261103 20281107 20301105 20321102 20341107 20361104 20381102 20401106 20421104 20441108 20461106 20481103 20501108 20521105 20541103 20561107 20581105 20601102 20621107 20641104 20661102 20681106 20701104 20721108 20741106 20761103 20781108 20801105 20821103 20841107 20861105 20881102 20901107 20921104 20941102 20961106 20981104 21001102 | in VA | code-virginia-2
	on 20211102 20231107 20251104 20271102 20291106 20311104 20331108 20351106 20371103 20391108 20411105 20431103 20451107 20471105 20491102 20511107 20531104 20551102 20571106 20591104 20611108 20631106 20651103 20671108 20691105 20711103 20731107 20751105 20771102 20791107 20811104 20831102 20851106 20871104 20891108 20911106 20931103 20951108 20971105 20991103 | in VA | code-virginia-2-2020
	on 20081104 20101102 20121106 20141104 20161108 20181106 20201103 20221108 20241105 20261103 20281107 20301105 20321102 20341107 20361104 20381102 20401106 20421104 20441108 20461106 20481103 20501108 20521105 20541103 20561107 20581105 20601102 20621107 20641104 20661102 20681106 20701104 20721108 20741106 20761103 20781108 20801105 20821103 20841107 20861105 20881102 20901107 20921104 20941102 20961106 20981104 21001102 | in DE IL LA NH | library
	on 19501107 19521104 19541102 19561106 19581104 19601108 19621106 19641103 19661108 19681105 19701103 19721107 19741105 19761102 19781107 19801104 19821102 19841106 19861104 19881108 19901106 19921103 19941108 19961105 19981103 20001107 20021105 20041102 20061107 20081104 20101102 20121106 20141104 20161108 20181106 20201103 20221108 20241105 20261103 20281107 20301105 20321102 20341107 20361104 20381102 20401106 20421104 20441108 20461106 20481103 20501108 20521105 20541103 20561107 20581105 20601102 20621107 20641104 20661102 20681106 20701104 20721108 20741106 20761103 20781108 20801105 20821103 20841107 20861105 20881102 20901107 20921104 20941102 20961106 20981104 21001102 | in LA-NO | library
Emancipation Day | 04-16 [2005,) | in DC | library
Emancipation Day in Texas | 06-19 [1980,2021) | in TX | collection | texas-government-code-1979
Family Day | friday>=11-23 | in NV | nevada-revised-statutes
Frances Xavier Cabrini Day | 1 monday 10 [2020,) | in CO | library
General Election Day | on 20081104 20101102 20121106 20141104 20161108 20181106 20201103 20221108 20241105 20261103 20281107 20301105 20321102 20341107 20361104 20381102 20401106 20421104 20441108 20461106 20481103 20501108 20521105 20541103 20561107 20581105 20601102 20621107 20641104 20661102 20681106 20701104 20721108 20741106 20761103 20781108 20801105 20821103 20841107 20861105 20881102 20901107 20921104 20941102 20961106 20981104 21001102 | in HI | library
George Washington Day | 3 monday 02 [1971,) | in VA | library
George Washington's Birthday/Daisy Gatson Bates Day | 3 monday 02 [1971,) | in AR | library
George Washington/Thomas Jefferson Birthday | 3 monday 02 [1971,) | in AL | library
Good Friday | easter-2 | in HI | hawaii-revised-statutes [2010,) computed; hawaii-revised-statutes [2006,2010) computed estimated; hawaii-revised-statutes [2005,2006) computed; hawaii-revised-statutes [1990,2005) computed estimated; hawaii-revised-statutes computed
	easter-2 | in CT DE IN LA LA-NO NC NJ TN | library
	easter-2 | in KY | half | library
Inauguration Day | on 19810120 19850121 19890120 19930120 19970120 20010120 20050120 20090120 20130121 20170120 20210120 20250120 20290120 20330120 20370120 20410121 20450120 20490120 20530120 20570120 20610120 20650120 20690121 20730120 20770120 20810120 20850120 20890120 20930120 20970121 | in DC | code-district-columbia
Independence Day | 07-04 | library
Indigenous Peoples' Day | 2 monday 10 [2017,) | in AK | library
	2 monday 10 [2019,) | in DC ME NM | library
	2 monday 10 [2017,) | in VT | vermont-1-v-3
Jefferson Davis' birthday | 1 monday 06 | in AL | library
Juneteenth | 06-19 [2021,) | in national | usc-5-6103
	06-19 [2021,) | but national | library
Kamehameha Day | 06-11 | in HI | library
Labor Day | 1 monday 09 | library
Lee–Jackson Day | friday>=01-12 [2000,2021) | in VA | library
Lincoln's Birthday | 02-12 [1971,2009) | in CA CA-LA | collection | california-government-code-2009
	02-12 [1971,) | in CT IA IL NJ NY | library
	friday>=11-23 [2010,) | in IN | library
	02-12 | in MO | missouri-revised-statutes-2 [1990,2010) estimated; missouri-revised-statutes-2
	on 20090212 | in CA | vacanza
Lincoln's Day | friday>=11-23 [1975,) | in WV | west-virginia-code
Lincoln's and Washington's Birthday | 3 monday 02 [1971,) | in MT | library
Lincoln/Washington Presidents' Day | 3 monday 02 [1971,) | in AZ | library
Lyndon Baines Johnson Day | 08-27 [1973,) | in TX | collection | texas-government-code
Mardi Gras | easter-47 | in LA LA-NO | library
Martin Luther King Jr. Day | 3 monday 01 [1986,) | in national | usc-5-6103
	3 monday 01 [1986,) | but national AK AL AR AZ ID MS NH | library
	3 monday 01 [1990,) | in AK | usc-5-6103
Martin Luther King's and Robert E. Lee's Birthdays | 3 monday 01 [1986,) | in MS | library
Martin Luther King, Jr./ Civil Rights Day | 3 monday 01 [1986,) | in NH | library
Martin Luther King, Jr./ Idaho Human Rights Day | 3 monday 01 [1986,) | in ID | library
Memorial Day | last monday 05 [1971,) | library
	05-30 [,1971) | collection | uniform-monday-holiday-1971
Native American Day | 2 monday 10 [2015,) | in SD | library
Native American Heritage Day | friday>=11-23 [2008,) | in MD | library
	friday>=11-23 [2014,) | in WA | washington-laws-2014
Nevada Day | 10-31 [1990,2000) | in NV | vacanza
	5 friday 10 [1969,1971), 5 friday 10 [1980,1982), 5 friday 10 [1986,1988), 5 friday 10 [1997,1999), last friday 10 [2000,), on 19521031 19581031 19751031 19921030 | in NV | library
New Year's Day | 01-01 | library
New Year's Eve | 12-31 [1990,2100) | in WI | wisconsin-statutes-230-2 [2022,2100); wisconsin-statutes-230-2 estimated
	12-31 [2013,), on 19711231 19761231 19821231 19931231 19991231 20041231 20101231 | in MI | library
	12-31 [1975,1990), 12-30 if thursday +1 [1993,), 12-31 [2011,2021) | in WI | wisconsin-statutes-230-2
	12-31 | in KY | estimated | kentucky-revised-statutes
Patriots' Day | 3 monday 04 [1969,), on 19540419 19650419 | in MA ME | library
Pioneer Day | 07-24 | in UT | library
President's Day | 3 monday 02 [1971,) | in AK ID MD NE NH TN WV WY | library
Presidents Day | 3 monday 02 [1971,) | in NJ NV OR | library
Presidents' Day | 3 monday 02 [1990,2010) | in DE | vacanza
	3 monday 02 | in NM | new-mexico-statutes [1990,2010) estimated; new-mexico-statutes
	3 monday 02 [1971,) | in CA HI ND OK PA SD TX VT WA | library
	3 monday 02 | in CA-LA | library
Primary Election Day | 2 tuesday 09 [,2012) | in WI | wisconsin-statutes-995-2 [1990,2010) estimated; wisconsin-statutes-995-2
	on 20000509 20060509 20280509 20340509 20560509 20620509 20840509 20900509 | in WV | west-virginia-code [2000,2007) estimated; west-virginia-code
	on 20020514 20040511 20080513 | in WV | estimated | west-virginia-code
	on 20100511 20120508 20140513 20160510 20180508 20200609 20220510 20240514 20260512 20300514 20320511 20360513 20380511 20400508 20420513 20440510 20460508 20480512 20500510 20520514 20540512 20580514 20600511 20640513 20660511 20680508 20700513 20720510 20740508 20760512 20780510 20800514 20820512 20860514 20880511 20920513 20940511 20960508 20980513 21000511 | in WV | west-virginia-code
	05-05 if monday +1 [2008,2015), 05-07 if monday +1 [2012,2019), 05-04 if monday +1 [2015,2027), 05-02 if monday +1 [2016,2023), 05-06 if monday +1 [2019,2031), 05-01 if monday +1 [2023,2035), 05-03 if monday +1 [2027,2039), 05-05 if monday +1 [2031,2043), 05-07 if monday +1 [2035,2047), 05-02 if monday +1 [2039,2051), 05-04 if monday +1 [2043,2055), 05-06 if monday +1 [2047,2059), 05-01 if monday +1 [2051,2063), 05-03 if monday +1 [2055,2067), 05-05 if monday +1 [2059,2071), 05-07 if monday +1 [2063,2075), 05-02 if monday +1 [2067,2079), 05-04 if monday +1 [2071,2083), 05-06 if monday +1 [2075,2087), 05-01 if monday +1 [2079,2091), 05-03 if monday +1 [2083,), 05-05 if monday +1 [2087,2099), 05-07 if monday +1 [2091,2097), on 20060502 20100504 20950503 20990505 | in IN | library
	on 20110503 | in IN | indiana-code-1-2011
Prince Jonah Kuhio Kalanianaole Day | 03-26 | in HI | library
Robert E. Lee's Birthday | friday>=11-23 [1986,2016) | in GA | library
Robert E. Lee/Martin Luther King Birthday | 3 monday 01 [1986,) | in AL | library
San Jacinto Day | 04-21 [1973,) | in TX | collection | texas-government-code
Seward's Day | last monday 03 [1959,) | in AK | library
State Holiday | friday>=11-23 [2018,) | in GA | georgia-state-holidays-2025 [2020,); georgia-state-holidays
	monday>=04-19 [2016,2018), friday>=11-19 [2016,2018) | in GA | library
	monday>=04-17 [2018,2020) | in GA | georgia-state-holidays
State Holiday (Good Friday) | easter-2 [2020,) | in GA | georgia-o-c-2024 [2026,) computed estimated; georgia-state-holidays-2025 [2025,2026) announced; georgia-state-holidays-2025 [2024,2025) collection; georgia-o-c-2024 computed estimated
Statehood Day | 3 friday 08 [1959,) | in HI | library
Susan B. Anthony Day | 02-15 [2011,) | in FL | library
	02-15 [1976,), on 19710215 | in WI | library
Texas Independence Day | 03-02 [1973,) | in TX | collection | texas-government-code
Thanksgiving Day | 4 thursday 11 | library
Town Meeting Day | 1 tuesday 03 | in VT | library
Truman Day | 05-08 | in MO | library
Veterans Day | 4 monday 10 [1971,1978) | collection | uniform-monday-holiday-1971
	11-11 [1954,1971), 11-11 [1978,) | library
Victory Day | 2 monday 08 | in RI | library
Washington and Lincoln Day | 3 monday 02 [1971,) | in UT | library
Washington's Birthday | 3 monday 02 [1971,) | in national CT DC IA IL LA LA-NO MA MI MO MS NY RI SC WI | usc-5-6103 [1986,); library
	02-22 [,1971) | in national CT DC IA IL LA LA-NO MA MI MO MS NY RI SC WI | collection | uniform-monday-holiday-1971
	3 monday 02 [1971,) | in NC | collection | north-carolina-general
	12-23 if thursday friday [1971,), 12-25 if monday +1 [1972,2091), 12-24 if monday tuesday thursday [1973,2021), 12-25 if thursday +1 [1975,2015), 12-24 if monday tuesday thursday [2026,2100), 12-25 if thursday +1 [2031,2099) | in GA | georgia-o-c-2010
	on 20241224 20251226 | in GA | georgia-state-holidays-2025
	12-24 if monday tuesday thursday [1990,2010), 12-24 if monday tuesday thursday [2012,2100) | in IN | indiana-code-1 [2012,2100) collection estimated; usc-5-6103
	12-23 if thursday friday [1993,2006), 12-23 if thursday friday [2010,) | in IN | indiana-code-1 [2010,) collection estimated; usc-5-6103
	12-26 if tuesday friday [1995,2009), 12-26 if tuesday friday [2014,2099) | in IN | indiana-code-1 [2014,2099) collection estimated; usc-5-6103
Washington's Birthday (Presidents' Day) | 3 monday 02 [1971,) | in KS | kansas-statutes-35
	3 monday 02 [1971,) | in KY | kentucky-revised-statutes-2
Washington's Birthday/President's Day | 3 monday 02 [1971,) | in ME | library
Washington's and Lincoln's Birthday | 3 monday 02 [1971,) | in MN | library
Washington-Lincoln Day | 3 monday 02 [1971,) | in CO OH | library
West Virginia Day | 06-20 | in WV | library
Washington's Birthday (substitute day) | on 19971226 20031226 20081226 20141226 20251226 | in GA | substitute | usc-5-6103
Christmas Eve (substitute day) | on 20171222 20211223 20231222 20271223 20281222 | in MI | substitute collection | michigan-holidays-state-3
	on 20171222 20211223 20231222 20271223 20281222 | in NC | substitute | library
Truman Day (substitute day) | on 20110509 20160509 20220509 | in MO | substitute | missouri-revised-statutes

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
