/** Holidays of Uganda: rules, years and sources. The format: `README.md`. */
export const UG = `
source pretoria-list | Uganda, High Commission in Pretoria, list of public holidays | https://old.pretoria.mofa.go.ug/data-smenu-15-UGANDAN-PUBLIC-HOLIDAYS.html | list
source ministry-public-service | Uganda, Ministry of Public Service: holidays of the general election | https://theugpost.com/thursday-friday-declared-public-holidays-ahead-of-tomorrows-general-election

Archbishop Janan Luwum Day | 02-16 [2016,) | pretoria-list
feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday; Labour Day; New Year's Day | pretoria-list [2016,); library
End of Ramadan (Eid al-Fitr) | hijri 10-1 | estimated | pretoria-list [2016,) computed; library
Feast of the Sacrifice (Eid al-Adha) | hijri 12-10 | estimated | pretoria-list [2016,) computed; library
General Elections | on 20260115 20260116 | vacanza
General election | on 20210114 20210115 | one_off | ministry-public-service
Independence Day | 10-09 [1963,) | pretoria-list [2016,); library
International Women's Day | 03-08 | pretoria-list [2016,); library
Liberation Day | 01-26 [1987,) | pretoria-list [2016,); library
Martyr's Day | 06-03 | pretoria-list [2016,); library
National Heroes Day | 06-09 [,1963), 06-09 [2001,) | pretoria-list [2016,); library

fact national 2024 | off 03-29 04-01 | not 03-31 | no Easter Sunday
decided yes law | General election | - | [2021,2022) | national | declared | Uganda, the President: general election of 14 January 2021 | https://theugpost.com/thursday-friday-declared-public-holidays-ahead-of-tomorrows-general-election
`;
