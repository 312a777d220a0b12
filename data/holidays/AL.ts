/** Holidays of Albania: rules, years and sources. The format: `README.md`. */
export const AL = `
known [1993,)

source calendars-official-holidays-2022 | Albania, calendars of official holidays of 2022 and 2024: a day of the weekend to the next working days | https://podiumi.com/2022/01/17/kalendari-i-festave-zyrtare-per-vitin-2022 | list

Alphabet Day = Dita e Alfabetit | 11-22 [2024,) | calendars-official-holidays-2022
Alphabet Day (substitute day) = Dita e Alfabetit | 11-23 if sunday +1 [2025,2099), 11-22 if sunday +1 [2026,2100) | substitute | calendars-official-holidays-2022
Catholic Easter = Pashkët Katolike | easter, easter+1 | library
Catholic Easter Sunday (substitute day) | on 20080325 | substitute | vacanza
Christmas Day = Krishtlindja | 12-25 | library
Christmas Day (substitute day) = Krishtlindja (ditë zëvendësuese) | 12-26 if sunday +1 [1954,2005), 12-25 if sunday +1 [1955,2006) | substitute | library
Christmas Day (substitute day) = Krishtlindja | 12-26 if sunday +1 [2010,), 12-25 if sunday +1 [2011,2034), 12-25 if sunday +1 [2044,2096), on 20391227 | substitute | calendars-official-holidays-2022
End of Ramadan (Eid al-Fitr) = Fitër Bajrami | hijri 10-1 | estimated | library
End of Ramadan (Eid al-Fitr) (substitute day) = Fitër Bajrami | on 19970210 20000110 20011217 20041115 20071015 20090921 | substitute | vacanza
	on 20120820 20170626 20200525 20250331 20280228 | substitute computed estimated | calendars-official-holidays-2022
Feast of the Sacrifice (Eid al-Adha) = Kurban Bajrami | hijri 12-10 [1993,) | estimated | library
Feast of the Sacrifice (Eid al-Adha) (substitute day) = Kurban Bajrami | on 19960429 19990329 20040202 20070103 | substitute | vacanza
	on 20111107 20141006 20160912 20190812 20220711 20240617 20270517 20300415 | substitute computed estimated | calendars-official-holidays-2022
Independence Day = Dita e Pavarësisë | 11-28 | library
Independence Day (substitute day) = Dita e Pavarësisë (ditë zëvendësuese) | 11-29 if sunday +1 [1953,2010), 11-28 if sunday +1 [1954,2005) | substitute | library
Independence Day (substitute day) = Dita e Pavarësisë | 11-29 if monday +1 [1993,2005) | substitute | vacanza
	11-30 if monday tuesday [2010,) | substitute | calendars-official-holidays-2022
Labour Day = Dita Ndërkombëtare e Punonjësve | 05-01 | library
Labour Day (substitute day) = Dita Ndërkombëtare e Punonjësve (ditë zëvendësuese) | 05-02 if sunday +1 [1954,2005), 05-01 if sunday +1 [1955,2006) | substitute | library
Labour Day (substitute day) = Dita Ndërkombëtare e Punonjësve | on 20000502 | substitute | vacanza
	monday>=04-27 [2010,2012), 05-02 if monday +1 [2016,2023), 05-03 if monday +1 [2021,2033), 05-01 if sunday +1 [2033,2051), 05-02 if sunday +1 [2038,2095), 05-01 if sunday +1 [2067,2079), on 20610503 20890503 20950502 21000504 | substitute | calendars-official-holidays-2022
Liberation Day = Dita e Çlirimit | 11-29 | library
Liberation Day (substitute day) = Dita e Çlirimit (ditë zëvendësuese) | 11-30 if sunday +1 [1952,2009), 11-29 if sunday +1 [1953,2010) | substitute | library
Liberation Day (substitute day) = Dita e Çlirimit | 11-30 if monday +1 [1998,2010) | substitute | vacanza
	12-01 if monday tuesday [2014,2100) | substitute | calendars-official-holidays-2022
Mother Teresa Canonization Day = Dita e Shenjtërimit të Nënë Terezës | 09-05 [2018,) | calendars-official-holidays-2022
Mother Teresa Canonization Day (substitute day) = Dita e Shenjtërimit të Nënë Terezës | 09-06 if sunday +1 [2020,2100), 09-05 if sunday +1 [2021,) | substitute | calendars-official-holidays-2022
Mother Teresa Day = Dita e Nënë Terezës | 10-19 [2004,2018) | library
Mother Teresa Day (substitute day) = Dita e Nënë Terezës (ditë zëvendësuese) | on 20081020 | substitute | library
Mother Teresa Day (substitute day) = Dita e Nënë Terezës | 3 monday 10 [2013,2015) | substitute | calendars-official-holidays-2022
New Year Holiday = Festa e Vitit të Ri | 01-02 | library
New Year Holiday (substitute day) = Festa e Vitit të Ri (ditë zëvendësuese) | 01-04 if monday tuesday [1954,2006) | substitute | library
New Year Holiday (substitute day) = Festa e Vitit të Ri | 01-04 if monday tuesday [2010,) | substitute | calendars-official-holidays-2022
New Year's Day = Viti i Ri | 01-01 | library
New Year's Day (substitute day) = Viti i Ri (ditë zëvendësuese) | 01-03 if monday tuesday [,2007) | substitute | library
New Year's Day (substitute day) = Viti i Ri | 01-03 if monday tuesday [2011,2097) | substitute | calendars-official-holidays-2022
Orthodox Easter = Pashkët Ortodokse | orthodox, orthodox+1 | library
Public holiday = Ditë pushimi | on 20200103 20220321 20240315 | collection estimated | off-one-time
Sultan Nevruz's Day = Dita e Sulltan Nevruzit | 03-22 [1996,) | library
Sultan Nevruz's Day (substitute day) = Dita e Sulltan Nevruzit (ditë zëvendësuese) | 03-23 if sunday +1 [1952,2009), 03-22 if sunday +1 [1953,2010) | substitute | library
Sultan Nevruz's Day (substitute day) = Dita e Sulltan Nevruzit | 03-23 if sunday +1 [2014,2099), 03-22 if sunday +1 [2015,2100) | substitute | calendars-official-holidays-2022
Summer Day = Dita e Verës | 03-14 [,1993), 03-13 if sunday +1 [1994,2096), 03-14 if sunday tuesday wednesday thursday friday saturday [2004,) | library
Summer Day (substitute day) = Dita e Verës (ditë zëvendësuese) | 03-15 if sunday +1 [1953,1993), 03-14 if sunday +1 [1954,1983), on 20040315 20090316 | substitute | library
Summer Day (substitute day) = Dita e Verës | 03-14 if sunday +1 [2010,), 03-15 if sunday +1 [2015,2100) | substitute | calendars-official-holidays-2022
Youth Day = Dita Kombëtare e Rinisë | on 20091208 | vacanza
	12-08 [2010,) | library
Youth Day (substitute day) = Dita Kombëtare e Rinisë | 12-09 if sunday +1 [2012,2097), 12-08 if sunday +1 [2013,2098) | substitute | calendars-official-holidays-2022

fact national 2022 | off 01-03 01-04 09-05 05-02 | not 10-19 | calendar of 2022
fact national 2024 | off 11-22 05-06 06-17 12-09 | not 10-21 | Alphabet Day; days of the weekend are made up for
`;
