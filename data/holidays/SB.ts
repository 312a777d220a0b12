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

source gazette-171-27-2022 | Solomon Islands, Gazette 171 of 27 May 2022 | web.archive.org/web/20240727184251/https://solomons.gov.sb/wp-content/uploads/2022/05/Gaz-No.-171-Friday-27th-May-2022.pdf
source gazette-173-11-2020 | Solomon Islands, Gazette 173 of 11 November 2020 (by-elections) | web.archive.org/web/20241011021616/https://solomons.gov.sb/wp-content/uploads/2020/11/GAZ-173-11th-November-2020-1.pdf
source gazette-33-9-2025 | Solomon Islands, Gazette 33 of 9 April 2025 | web.archive.org/web/20250615054519/https://solomons.gov.sb/wp-content/uploads/2025/04/Gaz-No.-33-Wednesday-9th-April-2025.pdf
source gazette-saturday-friday-2016 | Solomon Islands, Gazette: a Saturday to the Friday before, in notices since 2016 | web.archive.org/web/20250615054517/https://solomons.gov.sb/wp-content/uploads/2024/11/Gaz-No.-178-Monday-25th-November-2024.pdf
source gazette-yearly | Solomon Islands, Gazette, yearly | web.archive.org/web/20250615054517/https://solomons.gov.sb/wp-content/uploads/2024/11/Gaz-No.-178-Monday-25th-November-2024.pdf
source gazettes-269-2022 | Solomon Islands, Gazettes 269 of 2022 and 61 of 2024 (general election) | web.archive.org/web/20240711032116/https://solomonchamber.com.sb/media/2618/gaz-no-61-monday-8th-april-2024.pdf
source public-holidays-act | Solomon Islands, Public Holidays Act (chapter 151); not checked against the law
source public-holidays-act-2 | Solomon Islands, Public Holidays Act (chapter 151): a Sunday to the Monday after | web.archive.org/web/20250615054807/https://www.paclii.org/sb/legis/consol_act_1996/pha163.pdf

lieu sunday>monday [,2016), saturday<friday sunday>monday [2016,) | all but Christmas Day; King's Birthday; National Day of Thanksgiving; Queen's Birthday | gazette-saturday-friday-2016 [2016,); public-holidays-act-2
lieu saturday<friday [1990,2010) | all but Christmas Day; King's Birthday; National Day of Thanksgiving; Queen's Birthday | vacanza
lieu saturday>next sunday>next | Christmas Day; National Day of Thanksgiving | public-holidays-act-2

Central Province Day | 06-29 [1979,) | in CE | gazette-yearly
Choiseul Province Day | 02-25 [1979,) | in CH | gazette-yearly
Christmas Day | 12-25 [1978,) | collection | public-holidays-act
Easter Monday | easter+1 [1978,) | computed | public-holidays-act
Good Friday | easter-2 [1978,) | computed | public-holidays-act
Guadalcanal Province Day | 08-01 [1979,) | in GU | gazette-yearly
Holy Saturday | easter-1 [1978,) | computed | public-holidays-act
Independence Day | 07-07 [1978,) | collection | public-holidays-act
Isabel Province Day | 06-02 [1979,) | in IS | gazette-yearly
King's Birthday | friday>=06-10 [2023,2026) | gazette-33-9-2025 [2025,) announced; gazette-saturday-friday-2016
	friday>=06-14 [2026,) | estimated | gazette-saturday-friday-2016
Makira-Ulawa Province Day | 08-03 [1979,) | in MK | gazette-yearly
Malaita Province Day | 08-15 [1979,) | in ML | gazette-yearly
National Day of Thanksgiving | 12-26 [1978,) | collection | public-holidays-act
New Year's Day | 01-01 [1978,) | collection | public-holidays-act
Public holiday | on 20220912 20240417 | one_off | gazettes-269-2022
	on 20201118 | in CH GU | one_off | gazette-173-11-2020
Queen's Birthday | 2 saturday 06 [1979,2022) | public-holidays-act-2
	on 20220603 | announced | gazette-171-27-2022
Rennell and Bellona Province Day | 07-20 [1979,) | in RB | gazette-yearly
Temotu Province Day | 06-08 [1979,) | in TE | gazette-yearly
Western Province Day | 12-07 [1979,) | in WE | gazette-yearly
Whit Monday | easter+50 [1978,) | computed | public-holidays-act
Independence Day (substitute day) | on 20120706 | substitute | vacanza
New Year's Day (substitute day) | on 20101231 | substitute | vacanza
Queen's Birthday (substitute day) | friday>=06-07 [1979,2022) | substitute | public-holidays-act-2
Temotu Province Day (substitute day) | on 20190607 | in TE | substitute | gazette-saturday-friday-2016

fact WE 2024 | off 12-07 12-06 | not 12-09 | a Saturday to Friday since 2016
fact national 2025 | off 06-13 07-07 | not 06-20 | Gazette 33 of 9 April 2025
decided no law | King's Birthday | - | [2024,2025) | national * | on Friday 14 June; the Saturday was not named | Solomon Islands, circular of the Ministry of Public Service, 13 June 2024 | https://www.einpresswire.com/article/719603426/friday-14th-june-2024-official-king-s-birthday-therefore-a-public-holiday
`;
