/** Holidays of Canada: rules, years and sources. The format: `README.md`. */
export const CA = `
part AB Alberta
part BC British Columbia
part MB Manitoba
part NB New Brunswick
part NL Newfoundland and Labrador
part NS Nova Scotia
part NT Northwest Territories
part NU Nunavut
part ON Ontario
part PE Prince Edward Island
part QC Quebec
part SK Saskatchewan
part YT Yukon

source acts-provinces-vacanza | Canada, acts of the provinces, as vacanza/holidays (MIT) lists them
source british-columbia-family | British Columbia, Family Day Regulation; not checked against the law
source british-columbia-national-2023 | British Columbia, National Day for Truth and Reconciliation Act (Bill 2 of 2023), Royal Assent 9 March 2023 | https://www.jdsupra.com/legalnews/british-columbia-adopts-national-day-4369409/
source british-columbia-yukon-2022 | British Columbia and Yukon, September 2022: public offices and schools | https://www.ctvnews.ca/canada/what-s-open-and-closed-across-canada-on-sept-19-the-day-of-the-queen-s-funeral-1.6070110
source holidays-act-r-1985 | Canada, Holidays Act (R.S.C. 1985, c. H-5), section 3: on 2 July when 1 July is a Sunday
source holidays-act-r-1985-2 | Canada, Holidays Act (R.S.C. 1985, c. H-5), section 3 | https://hullandhull.com/2021/07/canada-day-2021
source labour-code-section | Canada Labour Code, section 193, and the employment standards acts of the provinces; not checked against the law
source manitoba-employment-standards-2023 | Manitoba, Employment Standards Code, section 21, as amended by Bill 4 of 2023 | https://web2.gov.mb.ca/bills/43-1/b004e.php
source northwest-territories-employment | Northwest Territories, Employment Standards Act: 26 December is none there
source nunavut-nunavut-act | Nunavut, Nunavut Day Act; not checked against the law
source prince-edward-island | Prince Edward Island, Northwest Territories and Nunavut: employment standards as amended for 30 September | https://pcmlawyers.ca/bc-to-make-national-day-for-truth-and-reconciliation-a-statutory-holiday/
source provinces-atlantic-13-2022 | Provinces on the Atlantic, 13 September 2022: offices and schools; in Prince Edward Island for all | https://www.thestar.com/news/canada/2022/09/13/all-four-atlantic-provinces-to-mark-queens-funeral-monday-with-holidays.html
source quebec-cnesst-statutory | Quebec, CNESST, statutory holidays | https://cnesst.gouv.qc.ca/en/working-conditions/leave/statutory-holidays/statutory-holidays
source quebec-national-holiday | Quebec, National Holiday Act, section 3; not checked against the law
source yukon-employment-standards | Yukon, Employment Standards Act as amended for 30 September | https://pcmlawyers.ca/bc-to-make-national-day-for-truth-and-reconciliation-a-statutory-holiday/
law [1997,) | all | in AB | Alberta, Employment Standards Code, general holidays | http://work.alberta.ca/employment-standards/general-holidays.html

Armistice Day | 11-11 | in NL | library
Armistice Day (substitute day) | 11-11 if sunday +1 [1990,2008), 11-11 if sunday +1 [2012,2097) | in NL | substitute collection estimated | acts-provinces-vacanza [2012,2097); vacanza
	11-12 if sunday +1 [1995,2007), 11-12 if sunday +1 [2017,2091) | in NL | substitute collection estimated | acts-provinces-vacanza [2017,2091); vacanza
Boxing Day | 12-26 | in ON | library
Boxing Day (substitute day) | 12-28 if monday tuesday [1992,) | in ON | substitute collection estimated | acts-provinces-vacanza [2010,); vacanza
British Columbia Day | 1 monday 08 [1974,) | in BC | library
Canada Day | 07-01 | but NL | library
Canada Day (substitute day) | 07-01 if sunday +1 [1951,1985), 07-01 if sunday +1 [1990,2008), 07-01 if sunday +1 [2012,2097) | in national MB NB NS NT NU ON | substitute | holidays-act-r-1985-2 [1990,2008) estimated; holidays-act-r-1985-2
	07-02 if sunday +1 [1995,2007), 07-02 if sunday +1 [2017,2091) | in PE SK YT | substitute collection estimated | acts-provinces-vacanza [2017,2091); vacanza
	07-01 if sunday +1 [1951,2097) | in AB BC PE QC SK YT | substitute collection | holidays-act-r-1985
feasts en | Christmas Day; Good Friday; New Year's Day | library
Christmas Day (substitute day) | 12-26 if sunday +1 [1954,), 12-25 if sunday +1 [1955,2096) | but BC NT ON | substitute collection | labour-code-section
	12-26 if sunday +1 [1954,) | in ON | substitute collection | labour-code-section
	12-26 if sunday +1 [1954,), 12-25 if sunday +1 [1955,2096) | in NT | substitute collection | northwest-territories-employment
Civic Holiday | 1 monday 08 | in NT NU | library
Discovery Day | 3 monday 08 | in YT | library
Easter Monday = Lundi de Pâques | easter+1 | in QC | computed | quebec-cnesst-statutory [1990,2010) estimated; quebec-cnesst-statutory
Family Day | 3 monday 02 [1990,) | in AB | library
	3 monday 02 [2019,) | in BC | library
	monday>=02-07 [2013,2019) | in BC | collection | british-columbia-family
	3 monday 02 [2018,) | in NB | library
	3 monday 02 [2008,) | in ON | library
	3 monday 02 [2007,) | in SK | library
Funeral of Queen Elizabeth II | on 20220919 | in BC YT | one_off | british-columbia-yukon-2022
	on 20220919 | in NB NL NS PE | one_off | provinces-atlantic-13-2022
Heritage Day | 3 monday 02 [2015,) | in NS | library
Islander Day | on 20090209 | in PE | vacanza
	3 monday 02 [2010,) | in PE | library
Labour Day | 1 monday 09 | library
Louis Riel Day | 3 monday 02 [2008,) | in MB | library
Memorial Day | 07-01 | in NL | library
Memorial Day (substitute day) | 07-01 if sunday +1 [1990,2008), 07-01 if sunday +1 [2012,2097) | in NL | substitute collection estimated | acts-provinces-vacanza [2012,2097); vacanza
	07-02 if sunday +1 [1995,2007), 07-02 if sunday +1 [2017,2091) | in NL | substitute collection estimated | acts-provinces-vacanza [2017,2091); vacanza
National Day for Truth and Reconciliation | 09-30 [2022,) | in NT NU PE | prince-edward-island
	09-30 [2023,) | in BC | british-columbia-national-2023
	09-30 [2023,) | in YT | yukon-employment-standards
National Holiday | 06-24 | in QC | library
National Holiday (substitute day) | 06-24 if sunday +1 [1951,2097) | in QC | substitute collection | quebec-national-holiday
National Indigenous Peoples Day | 06-21 [2001,) | in NT | library
	06-21 [2017,) | in YT | library
National Patriots' Day | monday>=05-18 [2003,) | in QC | library
New Brunswick Day | 1 monday 08 [1975,) | in NB | library
New Year's Day (substitute day) | 01-01 if sunday +1 [,2097), 01-02 if sunday +1 [1955,2096) | but BC | substitute collection | labour-code-section
Nunavut Day | 07-09 [2020,) | in NU | collection | nunavut-nunavut-act
Orange Shirt Day | 09-30 [2024,) | in MB | manitoba-employment-standards-2023
Remembrance Day | 11-11 | in AB BC NB NT NU PE SK YT | library
	11-11 [1981,) | in NS | library
Remembrance Day (substitute day) | 11-12 if sunday +1 [,2091), 11-11 if sunday +1 [1951,2097) | in AB PE SK YT | substitute collection | labour-code-section
	11-11 if sunday +1 [1984,2097), 11-12 if sunday +1 [1989,2091) | in NS | substitute collection | labour-code-section
Saskatchewan Day | 1 monday 08 | in SK | library
Thanksgiving | 2 monday 10 | in AB BC MB NT NU ON QC SK YT | library
Victoria Day | monday>=05-18 [1953,) | in AB BC MB NT NU ON SK YT | library

fact BC 2018 | off 07-02 | not 11-12 | Canada Day on a Sunday is kept on 2 July
fact BC 2021 | off 12-25 | not 12-27 | Employment Standards Act: no other day for a Saturday
fact BC 2023 | off 09-30 11-11 07-01 | not 07-03 11-13 | no other day for one on a Saturday
fact MB 2023 | off 10-09 | not 09-30 | not yet
fact MB 2024 | off 09-30 | not 10-01 | Bill 4: Orange Shirt Day
fact NL 2023 | off 07-03 11-13 | not 07-04 | Memorial and Armistice Day on a Saturday
fact ON 2022 | off 09-05 | not 09-19 | no holiday in Ontario
fact ON 2026 | off 12-26 12-28 | not 12-29 | Boxing Day on a Saturday
fact PE 2022 | off 09-19 | not 09-20 | one-time statutory holiday
fact SK 2023 | off 07-03 | not 07-02 | Canada Day on a Saturday
decided no law | National Day for Truth and Reconciliation (observed); Christmas Day (observed); New Year's Day (observed) | - | - | BC | no substitute days | British Columbia, Employment Standards Act, section 45: no other day in place of one on a day of rest | https://inspirelaw.ca/general-statutory-holidays/
decided yes choice | Easter Monday | - | - | QC | Good Friday or Easter Monday, as the employer chooses | Quebec, CNESST, statutory holidays | https://cnesst.gouv.qc.ca/en/working-conditions/leave/statutory-holidays/statutory-holidays
decided yes law | Canada Day (substitute day) | - | - | national NT NU MB NB NS ON | 2 July where 1 July is a Sunday | Canada, Holidays Act (R.S.C. 1985, c. H-5), section 3 | https://hullandhull.com/2021/07/canada-day-2021
`;
