/** Holidays of Vanuatu: rules, years and sources. The format: `README.md`. */
export const VU = `
source public-holidays-government | Vanuatu, public holidays as the government lists them | web.archive.org/web/20250419062251/https://gov.vu/index.php/events/holidays | list

40 Years of Independence | on 20200723 20200727 20200728 20200729 20200731 | one_off | public-holidays-government
feasts fr | Ascension Day; Assumption; Christmas Day; Easter Monday; Good Friday; Labour Day; New Year's Day | library
Assumption (substitute day) = Assomption | 08-15 if sunday +1 [1982,) | substitute | public-holidays-government
Children's Day = Journée Mondiale des Enfants | 07-24 [1981,) | library
Children's Day (substitute day) = Journée Mondiale des Enfants | 07-24 if sunday +1 [1983,2096) | substitute | public-holidays-government
Christmas Day (substitute day) = Noël | 12-26 if monday +1 [1983,2096) | substitute | public-holidays-government
Constitution Day | 10-05 [1981,) | library
Constitution Day (substitute day) | 10-05 if sunday +1 [1986,2099) | substitute | public-holidays-government
Custom Chiefs' Day = Fête des chefs coutumiers | 03-05 [1981,) | library
Custom Chiefs' Day (substitute day) = Fête des chefs coutumiers | 03-05 if sunday +1 [1989,2091) | substitute | public-holidays-government
Election Day | on 20221013 | one_off | public-holidays-government
Family Day = Fête de Famille | 12-26 | library
Family Day (substitute day) = Fête de Famille | 12-26 if sunday +1 [1982,) | substitute | public-holidays-government
Father Walter Lini Day = Mémoire du père de l'indépendance Rév. Dr. W.H. Lini | 02-21 [1999,) | library
Father Walter Lini Day (substitute day) = Mémoire du père de l'indépendance Rév. Dr. W.H. Lini | 02-21 if sunday +1 [1999,) | substitute | public-holidays-government
Independence Day = Jour de l’Indépendance | 07-30 [1981,) | library
Independence Day (substitute day) = Jour de l’Indépendance | 07-30 if sunday +1 [1989,2091) | substitute | public-holidays-government
Labour Day (substitute day) = Fête du travail | 05-01 if sunday +1 [1983,2096) | substitute | public-holidays-government
New Year's Day (substitute day) = Nouvel An | 01-01 if sunday +1 [1984,2097) | substitute | public-holidays-government
Unity Day = Jour de l'Unité | 11-29 [1981,) | public-holidays-government
Unity Day (substitute day) = Jour de l'Unité | 11-29 if sunday +1 [1981,2100) | substitute | public-holidays-government

fact national 2024 | off 11-29 | not 02-22 08-16 10-29 | list of the government
`;
