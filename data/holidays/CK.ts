/** Holidays of Cook Islands: rules, years and sources. The format: `README.md`. */
export const CK = `
part Aitutaki Aitutaki
part Atiu Atiu
part Mangaia Mangaia
part Manihiki Manihiki
part Mitiaro Mitiaro
part Palmerston Palmerston
part Penrhyn Penrhyn
part Pukapuka Pukapuka
part Rakahanga Rakahanga
part Rarotonga Rarotonga
known [2010,)
known [2000,) | in national

lieu saturday>monday sunday>monday | all but Aitutaki Gospel Day; Anzac Day; Mauke Gospel Day | in national | library
lieu saturday>monday sunday>monday | all but Aitutaki Gospel Day; Anzac Day; Mauke Gospel Day; Mitiaro Gospel Day | but national | library
lieu saturday>next sunday>next [1990,) | Mauke Gospel Day | vacanza

Aitutaki Gospel Day | 10-27 [2000,2003), 10-27 [2004,2008), on 20091027 | vacanza
Anzac Day | 04-25 | library
Atiu Gospel Day | 07-20 [2000,2010) | vacanza
feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday; New Year's Day | library
Boxing Day (substitute day) | 12-28 if monday tuesday [1953,), 12-26 if monday +1 [1955,2096) | substitute | library
Constitution Day | 08-04 [1966,) | library
Day after New Year's Day | 01-02 | library
Day after New Year's Day (substitute day) | 01-02 if monday +1 [,2097), 01-04 if monday tuesday [1954,) | substitute | library
Mangaia Gospel Day | 06-15 [2000,2010) | vacanza
Manihiki Gospel Day | 08-08 [2000,2010) | vacanza
Mauke Gospel Day | 07-23 [2000,2010) | vacanza
Mitiaro Gospel Day | 07-21 [2000,2010) | in national | vacanza
	07-21 [2000,2003), 07-21 [2004,2008), on 20090721 | but national | vacanza
National Gospel Day | 10-26 | library
Palmerston Gospel Day | 05-25 [2000,2010) | vacanza
Penrhyn Gospel Day | 03-13 [2000,2010) | vacanza
Pukapuka Gospel Day | 12-08 [2000,2010) | vacanza
Queen's Birthday | 1 monday 06 | library
Ra o te Ui Ariki (House of Ariki) | 1 friday 07 [2013,) | in national | library
	1 friday 07 [2010,) | but national | library
Rakahanga Gospel Day | 08-15 [2000,2010) | vacanza
Rarotonga Gospel Day | 07-25 [2000,2010) | vacanza
National Gospel Day (substitute day) | on 20011029 20071029 | substitute | vacanza
`;
