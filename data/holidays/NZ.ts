/** Holidays of New Zealand: rules, years and sources. The format: `README.md`. */
export const NZ = `
part AUK Auckland Province
part BOP Bay of Plenty
part CAN Canterbury
part CAN-Timaru Timaru District
part CIT Chatham Islands
part GIS Gisborne
part HKB Hawke's Bay
part MBH Marlborough
part MWT Manawatu-Wanganui
part NSN Nelson
part NTL Northland
part OTA Otago Province
part STL Southland
part TAS Tasman
part TKI Taranaki
part WGN Wellington Province
part WKO Waikato
part WTC Westland
part WTC-Buller Buller district
part CAN-S South Canterbury
known [2010,) | in CAN-Timaru WTC-Buller

source herald-auckland-2024 | New Zealand Herald, 2024, on Auckland Anniversary Day in six regions | https://nzherald.co.nz/nz/auckland-anniversary-2024-waikato-community-leaders-supportive-of-own-celebration/HD4F2N36SNDTVLC63EFFKFZE3I | list [,)
source radio-19-january-2026 | Radio New Zealand, 19 January 2026 | https://livenews.co.nz/2026/01/19/tararua-district-caught-between-anniversary-days/ | list [,)
source south-canterbury-anniversary | South Canterbury, anniversary on the fourth Monday of September | https://publicholidays.co.nz/south-canterbury-anniversary-day/ | list
source te-ara-provincial | Te Ara, provincial anniversary days; provincial districts as they stood in 1876 | http://www.officeholidays.com/countries/new_zealand/provincial.php | list
source timaru-waimate-mackenzie-2022 | Timaru, Waimate and Mackenzie district councils: on 11 November in 2022, 26 September was Memorial Day | https://m.webplus.info/index.php?amphtml=mod-amp&event=202426&page=340

lieu saturday>next sunday>next | all but ANZAC Day; Waitangi Day | library
lieu saturday>next sunday>next [2015,) | ANZAC Day; Waitangi Day | library

ANZAC Day | 04-25 | library
feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday; New Year's Day | library
Christchurch Show Day | friday>=11-11 | in CAN CAN-Timaru | library
Day after New Year's Day | 01-02 | library
King's Birthday | 1 monday 06 [2023,) | library
Labour Day | 4 monday 10 | library
Matariki | on 20220624 20230714 20240628 20250620 20260710 20270625 20280714 20290706 20300621 20310711 20320702 20330624 20340707 20350629 20360718 20370710 20380625 20390715 20400706 20410719 20420711 20430703 20440624 20450707 20460629 20470719 20480703 20490625 20500715 20510630 20520621 | library collection
National Day of Mourning for Queen Elizabeth II | on 20220926 | library
Provincial anniversary day | on 20080325 | in OTA | vacanza
	monday>=03-20 [1952,2008), monday>=03-20 [2009,2035), monday>=03-20 [2036,2046), monday>=03-20 [2047,), on 19500320 | in OTA | library
	monday>=01-14 [1990,2010) | in STL | vacanza
	easter+2 [2012,), on 20000425 | in STL | library
	on 20051205 | in WTC | vacanza
	monday>=11-28 [,2005), monday>=11-28 [2006,) | in WTC | library
	monday>=01-19 | in MWT | radio-19-january-2026 [1990,2010) estimated; radio-19-january-2026
	monday>=01-26 | in BOP GIS WKO | herald-auckland-2024 [1990,2010) estimated; herald-auckland-2024
	monday>=01-29 | in TAS | te-ara-provincial [1990,2010) estimated; te-ara-provincial
	monday>=01-26 | in AUK | library
	monday>=11-27 | in CIT | library
	friday>=10-19 | in HKB | library
	monday>=10-29 | in MBH | library
	monday>=01-29 | in NSN | library
	monday>=01-26 [,1964), monday>=01-26 [1974,) | in NTL | library
	2 monday 03 | in TKI | library
	monday>=01-19 | in WGN | library
	monday>=11-28 | in WTC-Buller | library
Queen's Birthday | 1 monday 06 [,2023) | library
South Canterbury Anniversary Day | on 20221111 | in CAN-S | announced | timaru-waimate-mackenzie-2022
	4 monday 09 [,2022), 4 monday 09 [2023,) | in CAN-S | south-canterbury-anniversary
Waitangi Day | 02-06 [1974,) | but NTL | library
	02-06 [1974,), on 19670206 | in NTL | library

fact AUK 2011 | off 02-06 | not 02-07 | no Monday before the Act of 2013
fact AUK 2022 | off 02-06 02-07 | not 02-08 | Holidays Act 2003, section 45A
fact CAN-S 2022 | off 09-26 11-11 | not 09-19 | South Canterbury: Memorial Day on 26 September
fact CAN-S 2023 | off 09-25 | not 11-10 | South Canterbury: the fourth Monday
fact CAN-S 2026 | off 09-28 | not 11-13 | South Canterbury: the fourth Monday of September
decided yes law | Provincial anniversary day | - | - | BOP GIS WKO | regions of the old province of Auckland, with its day | New Zealand Herald, 2024, on Auckland Anniversary Day in six regions | https://nzherald.co.nz/nz/auckland-anniversary-2024-waikato-community-leaders-supportive-of-own-celebration/HD4F2N36SNDTVLC63EFFKFZE3I
decided yes law | Provincial anniversary day | - | - | MWT | Wellington's day in the whole lower North Island | Radio New Zealand, 19 January 2026 | https://livenews.co.nz/2026/01/19/tararua-district-caught-between-anniversary-days/
decided yes law | Provincial anniversary day | - | - | TAS | a region of the old province of Nelson: the Monday closest to 1 February | Te Ara, provincial anniversary days; provincial districts as they stood in 1876 | http://www.officeholidays.com/countries/new_zealand/provincial.php
decided yes law | South Canterbury Anniversary Day | - | [2022,2023) | South_Canterbury | on 11 November in 2022, 26 September was Memorial Day | Timaru, Waimate and Mackenzie district councils | https://m.webplus.info/index.php?amphtml=mod-amp&event=202426&page=340
`;
