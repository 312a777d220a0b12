/** Holidays of Turkmenistan: rules, years and sources. The format: `README.md`. */
export const TM = `
known [1992,)

source decrees-president-three | Turkmenistan, decrees of the President: three days of Kurban Bayram | https://turkmenportal.com/en/blog/79316/people--of-turkmenistan-will-rest-on-kurban-bayram-for-4-days-in-a-row
source labour-code-amended-2017 | Turkmenistan, Labour Code as amended 2017; not checked against the law
source labour-code-article | Turkmenistan, Labour Code, article 81; not checked against the law
source labour-code-article-2 | Turkmenistan, Labour Code, article 81(2): the day after a holiday on a Sunday | https://www.parahat.info/edict/1802
source labour-code-before | Turkmenistan, Labour Code before its amendments, as vacanza/holidays (MIT) lists it
source labour-code-before-2017 | Turkmenistan, Labour Code, before the amendment of 2017; not checked against the law

lieu sunday>next [2010,) | all | labour-code-article-2

Constitution and Flag Day | 05-18 [2009,) | collection | labour-code-article
Day of Remembrance | 10-06 [1995,) | collection | labour-code-article
Eid al-Adha = Gurban baýramy | on 20170902 20170903 20170904 20240616 20240617 20240618 20250606 20250607 20250608 | announced | labour-code-article-2
	hijri 12-10 [1992,), hijri 12-10 +1 [1992,), hijri 12-10 +2 [1992,) | computed estimated | decrees-president-three
Eid al-Adha (substitute day) = Gurban baýramy | hijri 12-10 +3 [2024,2026), hijri 12-10 +3 [2094,2096) | substitute | labour-code-article-2 [2094,2096) computed estimated; labour-code-article-2 announced
	on 20170905 | substitute announced | labour-code-article-2
Eid al-Fitr = Oraz baýramy | hijri 10-1 [1992,) | computed estimated | labour-code-article
	on 20110831 20140729 20150718 20160707 20170626 | collection estimated | which-feast-was
Independence Day | 10-27 [1992,2018), 10-28 [2008,2018) | collection | labour-code-before-2017
	09-27 [2018,) | collection | labour-code-amended-2017
International Women's Day | 03-08 [1992,2001), 03-08 [2008,) | collection | labour-code-article
Memorial Day = Hatyra güni | 01-12 [2009,2015) | collection estimated | labour-code-before
Neutrality Day | 12-12 [1995,) | labour-code-article [1996,) collection; vacanza
New Year's Day | 01-01 [1992,) | collection | labour-code-article
Nowruz = Nowruz baýramy | 03-21 [1992,), 03-22 [1992,) | collection | labour-code-article
	03-20 [2001,2008) | vacanza
State Flag Day = Türkmenistanyň Döwlet baýdagynyň güni | 02-19 [1995,2018) | collection estimated | labour-code-before [2009,2018); vacanza
Victory Day = Ýeňiş güni | 05-09 [1992,2018) | collection estimated | labour-code-before [2009,2018); vacanza

fact national 2017 | off 09-02 09-03 09-04 09-05 | not 09-01 | edict of 26 August 2017
fact national 2019 | off 10-06 10-07 | not 10-08 | edict of 4 October 2019
fact national 2020 | off 09-27 09-28 | not 09-29 | edict of 24 September 2020
fact national 2024 | off 06-16 06-17 06-18 06-19 | not 06-20 | edict on Gurban baýramy
decided yes law | Eid al-Adha; Eid al-Adha (substitute day); Nowruz (substitute day) | - | - | national | three days, those on a Sunday made up for | Turkmenistan, decrees of the President: three days of Kurban Bayram | https://turkmenportal.com/en/blog/79316/people--of-turkmenistan-will-rest-on-kurban-bayram-for-4-days-in-a-row
`;
