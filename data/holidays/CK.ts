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


Aitutaki Gospel Day | 10-27 if sunday tuesday friday saturday [2000,2010), 10-27 [2004,2006) | vacanza
Anzac Day | 04-25 | library
Atiu Gospel Day | 07-20 [2000,2010) | vacanza
Atiu Gospel Day (substitute day) | monday>=07-16 [2002,2004), on 20080721 | substitute | vacanza
feasts en | Boxing Day; Christmas Day; Easter Monday; Good Friday; New Year's Day | library
Boxing Day (substitute day) | 12-28 if monday tuesday [1953,), 12-26 if monday +1 [1955,2096) | substitute | library
Christmas Day (substitute day) | 12-26 if sunday +1 [1954,), 12-25 if sunday +1 [1955,2096) | substitute | library
Constitution Day | 08-04 [1966,) | library
Constitution Day (substitute day) | 08-04 if sunday +1 [1968,2098), 08-05 if sunday +1 [1973,2097) | substitute | library
Day after New Year's Day | 01-02 | library
Day after New Year's Day (substitute day) | 01-02 if monday +1 [,2097), 01-04 if monday tuesday [1954,) | substitute | library
Mangaia Gospel Day | 06-15 [2000,2010) | vacanza
Mangaia Gospel Day (substitute day) | monday>=06-11 [2002,2004), on 20080616 | substitute | vacanza
Manihiki Gospel Day | 08-08 [2000,2010) | vacanza
Manihiki Gospel Day (substitute day) | on 20040809 20090810 | substitute | vacanza
Mauke Gospel Day | 07-23 [2000,2010) | vacanza
Mauke Gospel Day (substitute day) | 07-23 if sunday +1 [2000,2007), on 20050726 | substitute | vacanza
Mitiaro Gospel Day | 07-21 [2000,2010) | in national | vacanza
	07-21 if sunday tuesday friday saturday [2000,2010), 07-21 [2004,2006) | but national | vacanza
Mitiaro Gospel Day (substitute day) | monday>=07-17 [2001,2003), on 20070723 | in national | substitute | vacanza
National Gospel Day | 10-26 | library
National Gospel Day (substitute day) | 10-28 if sunday +1 [2001,2008) | substitute | vacanza
	10-26 if sunday +1 [1952,2099), 10-27 if sunday +1 [1957,2098) | substitute | library
New Year's Day (substitute day) | 01-01 if sunday +1 [,2097), 01-02 if sunday +1 [1955,2096) | substitute | library
Palmerston Gospel Day | 05-25 [2000,2010) | vacanza
Palmerston Gospel Day (substitute day) | monday>=05-21 [2002,2004), on 20080526 | substitute | vacanza
Penrhyn Gospel Day | 03-13 [2000,2010) | vacanza
Penrhyn Gospel Day (substitute day) | monday>=03-09 [2004,2006) | substitute | vacanza
Pukapuka Gospel Day | 12-08 [2000,2010) | vacanza
Pukapuka Gospel Day (substitute day) | monday>=12-04 [2001,2003), on 20071210 | substitute | vacanza
Queen's Birthday | 1 monday 06 | library
Ra o te Ui Ariki (House of Ariki) | 1 friday 07 [2013,) | in national | library
	1 friday 07 [2010,) | but national | library
Rakahanga Gospel Day | 08-15 [2000,2010) | vacanza
Rakahanga Gospel Day (substitute day) | on 20040816 20090817 | substitute | vacanza
Rarotonga Gospel Day | 07-25 [2000,2010) | vacanza
Rarotonga Gospel Day (substitute day) | on 20040726 20090727 | substitute | vacanza
`;
