/** Holidays of Falkland Islands: rules, years and sources. The format: `README.md`. */
export const FK = `
source banking-financial-dealings | Falkland Islands, Banking and Financial Dealings Act schedule of public holidays; not checked against the law
source liberation-ordinance-not | Falkland Islands, Liberation Day Ordinance; not checked against the law
source public-holidays-2020 | Falkland Islands, lists of public holidays 2020–2023 and 2023–2026 | web.archive.org/web/20250402143330/https://www.falklands.gov.fk/policy/downloads?task=download.send&id=186:falkland-islands-public-holidays-2023-2026&catid=12 | list
source source-2017 | Falkland Islands, list of 2017 | https://holidaystracker.com/calendar/falkland-islands-public-holidays-2017/ | list

lieu saturday>next sunday>next | all but Battle Day | public-holidays-2020

Battle Day | 12-08 | source-2017 [1990,2010) estimated; source-2017
feasts en | Boxing Day; Christmas Day; New Year's Day | collection | banking-financial-dealings
Christmas Holiday | 12-27 [1983,) | public-holidays-2020
Falkland Day | 08-14 [1983,2002) | public-holidays-2020
Good Friday | easter-2 | computed | banking-financial-dealings
King's Birthday | 11-14 [2022,) | public-holidays-2020
King's Coronation | on 20230508 | one_off | public-holidays-2020
Liberation Day | 06-14 [1984,) | collection | liberation-ordinance-not
Peat Cutting Day | 1 monday 10 [2002,) | public-holidays-2020
Queen's Birthday | 04-21 [1983,2023) | public-holidays-2020
Queen's Funeral | on 20220919 | one_off | public-holidays-2020

decided yes law | Battle Day | - | - | national | 8 December, one of nine public holidays | Falkland Islands, list of 2017 | https://holidaystracker.com/calendar/falkland-islands-public-holidays-2017/
`;
