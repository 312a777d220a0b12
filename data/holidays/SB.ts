/** Holidays of Solomon Islands: rules, years and sources. The format: `README.md`. */
export const SB = `
part CT Honiara
part CE Central
part CH Choiseul
part GU Guadalcanal
part IS Isabel
part MK Makira-Ulawa
part ML Malaita
part RB Rennell and Bellona
part TE Temotu
part WE Western
known [1990,)

source gazette-171-27-2022 | Solomon Islands, Gazette 171 of 27 May 2022 | web.archive.org/web/20240727184251/https://solomons.gov.sb/wp-content/uploads/2022/05/Gaz-No.-171-Friday-27th-May-2022.pdf
source gazette-173-11-2020 | Solomon Islands, Gazette 173 of 11 November 2020 (by-elections) | web.archive.org/web/20241011021616/https://solomons.gov.sb/wp-content/uploads/2020/11/GAZ-173-11th-November-2020-1.pdf
source gazette-33-9-2025 | Solomon Islands, Gazette 33 of 9 April 2025 | web.archive.org/web/20250615054519/https://solomons.gov.sb/wp-content/uploads/2025/04/Gaz-No.-33-Wednesday-9th-April-2025.pdf
source gazette-saturday-friday-2016 | Solomon Islands, Gazette: a Saturday to the Friday before, in notices since 2016 | web.archive.org/web/20250615054517/https://solomons.gov.sb/wp-content/uploads/2024/11/Gaz-No.-178-Monday-25th-November-2024.pdf
source gazette-yearly | Solomon Islands, Gazette, yearly | web.archive.org/web/20250615054517/https://solomons.gov.sb/wp-content/uploads/2024/11/Gaz-No.-178-Monday-25th-November-2024.pdf
source gazettes-269-2022 | Solomon Islands, Gazettes 269 of 2022 and 61 of 2024 (general election) | web.archive.org/web/20240711032116/https://solomonchamber.com.sb/media/2618/gaz-no-61-monday-8th-april-2024.pdf
source public-holidays-act | Solomon Islands, Public Holidays Act (chapter 151); not checked against the law
source public-holidays-act-2 | Solomon Islands, Public Holidays Act (chapter 151): a Sunday to the Monday after | web.archive.org/web/20250615054807/https://www.paclii.org/sb/legis/consol_act_1996/pha163.pdf

Central Province Day | 06-29 [1979,) | in CE | gazette-yearly
Central Province Day (substitute day) | 06-29 if sunday +1 [1980,2015), 06-29 if sunday +1 [2025,2099) | in CE | substitute | gazette-saturday-friday-2016 [2025,2099); public-holidays-act-2
	06-27 if thursday +1 [1991,2003), 06-27 if thursday +1 [2019,2098) | in CE | substitute | gazette-saturday-friday-2016 [2019,2098); vacanza
Choiseul Province Day | 02-25 [1979,) | in CH | gazette-yearly
Choiseul Province Day (substitute day) | 02-25 if sunday +1 [1979,2008), 02-25 if sunday +1 [2018,2092) | in CH | substitute | gazette-saturday-friday-2016 [2018,2092); public-holidays-act-2
	02-23 if thursday +1 [1995,2007), 02-23 if thursday +1 [2017,2097) | in CH | substitute | gazette-saturday-friday-2016 [2017,2097); vacanza
Christmas Day | 12-25 [1978,) | collection | public-holidays-act
Christmas Day (substitute day) | 12-27 if monday tuesday [1982,) | substitute | public-holidays-act-2
Easter Monday | easter+1 [1978,) | computed | public-holidays-act
Good Friday | easter-2 [1978,) | computed | public-holidays-act
Guadalcanal Province Day | 08-01 [1979,) | in GU | gazette-yearly
Guadalcanal Province Day (substitute day) | 08-01 if sunday +1 [1982,2011), 08-01 if sunday +1 [2021,) | in GU | substitute | gazette-saturday-friday-2016 [2021,); public-holidays-act-2
	07-30 if thursday +1 [1992,2010), 07-30 if thursday +1 [2020,2100) | in GU | substitute | gazette-saturday-friday-2016 [2020,2100); vacanza
Holy Saturday | easter-1 [1978,) | computed | public-holidays-act
Independence Day | 07-07 [1978,) | collection | public-holidays-act
Independence Day (substitute day) | 07-07 if sunday +1 [1985,2014), 07-07 if sunday +1 [2019,2098) | substitute | gazette-saturday-friday-2016 [2019,2098); public-holidays-act-2
	07-05 if thursday +1 [1990,) | substitute | gazette-saturday-friday-2016 [2018,); vacanza
Isabel Province Day | 06-02 [1979,) | in IS | gazette-yearly
Isabel Province Day (substitute day) | 06-02 if sunday +1 [1985,2014), 06-02 if sunday +1 [2019,2098) | in IS | substitute | gazette-saturday-friday-2016 [2019,2098); public-holidays-act-2
	05-31 if thursday +1 [1990,2008), 05-31 if thursday +1 [2018,2097) | in IS | substitute | gazette-saturday-friday-2016 [2018,2097); vacanza
King's Birthday | friday>=06-10 [2023,2026) | gazette-33-9-2025 [2025,) announced; gazette-saturday-friday-2016
	friday>=06-14 [2026,) | estimated | gazette-saturday-friday-2016
Makira-Ulawa Province Day | 08-03 [1979,) | in MK | gazette-yearly
Makira-Ulawa Province Day (substitute day) | 08-03 if sunday +1 [1980,2015), 08-03 if sunday +1 [2025,2099) | in MK | substitute | gazette-saturday-friday-2016 [2025,2099); public-holidays-act-2
	08-01 if thursday +1 [1991,2003), 08-01 if thursday +1 [2019,2098) | in MK | substitute | gazette-saturday-friday-2016 [2019,2098); vacanza
Malaita Province Day | 08-15 [1979,) | in ML | gazette-yearly
Malaita Province Day (substitute day) | 08-15 if sunday +1 [1982,2011), 08-15 if sunday +1 [2021,) | in ML | substitute | gazette-saturday-friday-2016 [2021,); public-holidays-act-2
	08-13 if thursday +1 [1992,2010), 08-13 if thursday +1 [2020,2100) | in ML | substitute | gazette-saturday-friday-2016 [2020,2100); vacanza
National Day of Thanksgiving | 12-26 [1978,) | collection | public-holidays-act
National Day of Thanksgiving (substitute day) | 12-28 if monday tuesday [1981,) | substitute | public-holidays-act-2
New Year's Day | 01-01 [1978,) | collection | public-holidays-act
New Year's Day (substitute day) | 12-30 if thursday +1 [1993,2095) | substitute | gazette-saturday-friday-2016 [2021,); vacanza
	01-01 if sunday +1 [1978,2097) | substitute | public-holidays-act-2
Public holiday | on 20220912 20240417 | one_off | gazettes-269-2022
	on 20201118 | in CH GU | one_off | gazette-173-11-2020
Queen's Birthday | 2 saturday 06 [1979,2022) | public-holidays-act-2
	on 20220603 | announced | gazette-171-27-2022
Queen's Birthday (substitute day) | friday>=06-07 [1979,2022) | substitute | public-holidays-act-2
Rennell and Bellona Province Day | 07-20 [1979,) | in RB | gazette-yearly
Rennell and Bellona Province Day (substitute day) | 07-20 if sunday +1 [1980,2015), 07-20 if sunday +1 [2025,2099) | in RB | substitute | gazette-saturday-friday-2016 [2025,2099); public-holidays-act-2
	07-18 if thursday +1 [1991,2003), 07-18 if thursday +1 [2019,2098) | in RB | substitute | gazette-saturday-friday-2016 [2019,2098); vacanza
Temotu Province Day | 06-08 [1979,) | in TE | gazette-yearly
Temotu Province Day (substitute day) | 06-08 if sunday +1 [1980,2015), 06-08 if sunday +1 [2025,2099) | in TE | substitute | gazette-saturday-friday-2016 [2025,2099); public-holidays-act-2
	06-06 if thursday +1 [2019,2098) | in TE | substitute | gazette-saturday-friday-2016
Western Province Day | 12-07 [1979,) | in WE | gazette-yearly
Western Province Day (substitute day) | 12-07 if sunday +1 [1980,2015), 12-07 if sunday +1 [2025,2099) | in WE | substitute | gazette-saturday-friday-2016 [2025,2099); public-holidays-act-2
	12-05 if thursday +1 [1991,2003), 12-05 if thursday +1 [2019,2098) | in WE | substitute | gazette-saturday-friday-2016 [2019,2098); vacanza
Whit Monday | easter+50 [1978,) | computed | public-holidays-act

fact WE 2024 | off 12-07 12-06 | not 12-09 | a Saturday to Friday since 2016
fact national 2025 | off 06-13 07-07 | not 06-20 | Gazette 33 of 9 April 2025
decided no law | King's Birthday | - | [2024,2025) | national * | on Friday 14 June; the Saturday was not named | Solomon Islands, circular of the Ministry of Public Service, 13 June 2024 | https://www.einpresswire.com/article/719603426/friday-14th-june-2024-official-king-s-birthday-therefore-a-public-holiday
`;
