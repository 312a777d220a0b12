/** Holidays of Albania: rules, years and sources. The format: `README.md`. */
export const AL = `
known [1993,)

source calendars-official-holidays-2022 | Albania, calendars of official holidays of 2022 and 2024: a day of the weekend to the next working days | https://podiumi.com/2022/01/17/kalendari-i-festave-zyrtare-per-vitin-2022 | list

lieu saturday>next sunday>next | Christmas Day; Feast of the Sacrifice (Eid al-Adha); Labour Day; New Year Holiday; New Year's Day; Summer Day | calendars-official-holidays-2022 [2010,); library
lieu saturday>next sunday>next [1997,) | Alphabet Day; End of Ramadan (Eid al-Fitr); Mother Teresa Canonization Day; Mother Teresa Day; Youth Day | calendars-official-holidays-2022 [2012,); vacanza
lieu saturday>monday sunday>monday [1990,) | Sultan Nevruz's Day | calendars-official-holidays-2022 [2014,); library

Alphabet Day = Dita e Alfabetit | 11-22 [2024,) | calendars-official-holidays-2022
Catholic Easter = Pashkët Katolike | easter, easter+1 | library
Catholic Easter Sunday (substitute day) | on 20080325 | substitute | vacanza
Christmas Day = Krishtlindja | 12-25 | library
End of Ramadan (Eid al-Fitr) = Fitër Bajrami | hijri 10-1 | estimated | library
Feast of the Sacrifice (Eid al-Adha) = Kurban Bajrami | hijri 12-10 [1993,) | estimated | library
Independence Day = Dita e Pavarësisë | 11-28 | library
Independence Day (substitute day) = Dita e Pavarësisë (ditë zëvendësuese) | 11-29 if sunday +1 [1953,2010), 11-28 if sunday +1 [1954,2005) | substitute | library
Independence Day (substitute day) = Dita e Pavarësisë | 11-29 if monday +1 [1993,2005) | substitute | vacanza
	11-30 if monday tuesday [2010,) | substitute | calendars-official-holidays-2022
Labour Day = Dita Ndërkombëtare e Punonjësve | 05-01 | library
Liberation Day = Dita e Çlirimit | 11-29 | library
Liberation Day (substitute day) = Dita e Çlirimit (ditë zëvendësuese) | 11-30 if sunday +1 [1952,2009), 11-29 if sunday +1 [1953,2010) | substitute | library
Liberation Day (substitute day) = Dita e Çlirimit | on 19981201 20091201 | substitute | vacanza
	12-01 if monday tuesday [2014,2100) | substitute | calendars-official-holidays-2022
Mother Teresa Canonization Day = Dita e Shenjtërimit të Nënë Terezës | 09-05 [2018,) | calendars-official-holidays-2022
Mother Teresa Day = Dita e Nënë Terezës | 10-19 [2004,2018) | library
New Year Holiday = Festa e Vitit të Ri | 01-02 | library
New Year's Day = Viti i Ri | 01-01 | library
Orthodox Easter = Pashkët Ortodokse | orthodox, orthodox+1 | library
Public holiday = Ditë pushimi | on 20200103 20220321 20240315 | collection estimated | off-one-time
Sultan Nevruz's Day = Dita e Sulltan Nevruzit | 03-22 [1996,) | library
Summer Day = Dita e Verës | 03-14 [,1993), 03-14 [2004,), on 19940314 | library
Youth Day = Dita Kombëtare e Rinisë | 12-08 [2009,) | library [2010,); vacanza
Labour Day (substitute day) = Dita Ndërkombëtare e Punonjësve (ditë zëvendësuese) | on 19940502 20050502 | substitute | library
	on 20000502 | substitute | vacanza
Sultan Nevruz's Day (substitute day) = Dita e Sulltan Nevruzit (ditë zëvendësuese) | on 19920323 | substitute | library

fact national 2022 | off 01-03 01-04 09-05 05-02 | not 10-19 | calendar of 2022
fact national 2024 | off 11-22 05-06 06-17 12-09 | not 10-21 | Alphabet Day; days of the weekend are made up for
`;
