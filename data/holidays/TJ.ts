/** Holidays of Tajikistan: rules, years and sources. The format: `README.md`. */
export const TJ = `
known [1992,)

source law-holidays-2011 | Tajikistan, Law on Holidays (2011); not checked against the law
source law-holidays-2011-2 | Tajikistan, Law on Holidays of 2011, article 3: the next working day for a Saturday or Sunday | https://khovar.tj/rus/2017/03/tadzhikistantsy-s-uchyotom-vyhodnyh-dnej-i-prazdnikov-budut-otdyhat-13-dnej
source law-holidays-amended-2016 | Tajikistan, Law on Holidays as amended in November 2016: 1 May is worked from 2017 | https://asiaplus.news/2016/11/16/u-trudyashhihsya-tadzhikistana-otobrali-vyhodnoj

lieu saturday>next sunday>next [2011,) | all but Constitution Day | law-holidays-2011-2
lieu saturday>next sunday>next [2016,) | Constitution Day | law-holidays-2011-2

Constitution Day | 11-06 [1994,) | law-holidays-2011 [1995,) collection; vacanza
Day of National Unity = Рӯзи Ваҳдат | 06-27 [1998,) | collection | law-holidays-2011
Eid al-Adha = Иди Қурбон | on 19990327 | vacanza
	hijri 12-10 [1992,1995), hijri 12-10 [1996,) | computed estimated | law-holidays-2011
Eid al-Fitr = Иди Рамазон | on 19920404 19990118 | vacanza
	hijri 10-1 [1992,1993), hijri 10-1 [1994,) | computed estimated | law-holidays-2011
	on 20230422 | collection estimated | which-feast-was
Independence Day | 09-09 [1992,) | collection | law-holidays-2011
International Workers’ Solidarity Day | 05-01 [1992,2017) | law-holidays-amended-2016
Mother's Day | 03-08 [1992,) | collection | law-holidays-2011
New Year's Day | 01-01 [1992,) | collection | law-holidays-2011
Nowruz = Наврӯз | 03-21 [1992,), 03-22 [1992,), 03-23 [2003,), 03-24 [2006,), on 19930324 | collection | law-holidays-2011
Victory Day | 05-09 [1992,) | collection | law-holidays-2011

fact national 2016 | off 05-01 | not 06-01 | Law on Holidays before November 2016
fact national 2017 | off 01-01 01-02 03-21 03-24 | not 05-01 | Law on Holidays as amended: 1 May is worked
decided yes law | New Year's Day (substitute day); Mother's Day (substitute day); Nowruz (substitute day); International Workers’ Solidarity Day (substitute day); Victory Day (substitute day); Day of National Unity (substitute day); Eid al-Fitr (substitute day); Independence Day (substitute day); Eid al-Adha (substitute day); Constitution Day (substitute day) | - | - | national | the next working day for a Saturday or Sunday | Tajikistan, Law on Holidays of 2011, article 3 | https://khovar.tj/rus/2017/03/tadzhikistantsy-s-uchyotom-vyhodnyh-dnej-i-prazdnikov-budut-otdyhat-13-dnej
`;
