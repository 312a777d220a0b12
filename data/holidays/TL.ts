/** Holidays of Timor-Leste: rules, years and sources. The format: `README.md`. */
export const TL = `
known [2006,)

source lei-10-2005 | Timor-Leste, Lei 10/2005; not checked against the law
source lei-10-2005-2 | Timor-Leste, Lei 10/2005 as it stood until 2016 | http://timor-leste.gov.tl/?lang=en&p=7627
source lei-10-2005-3 | Timor-Leste, Lei 10/2005 as amended by Lei 3/2016 of 25 May 2016 | https://timor-leste.gov.tl/?lang=tp&p=30266&print=1
source lei-10-2005-4 | Timor-Leste, Lei 10/2005 as amended by Lei 10/2023, as vacanza/holidays (MIT) lists it
source lei-3-2016 | Timor-Leste, Lei 3/2016; not checked against the law

All Saints' Day = Dia de Todos os Santos | 11-01 [2005,) | collection | lei-10-2005
All Souls' Day = Dia de Todos os Fiéis Defuntos | 11-02 [2005,) | collection | lei-10-2005
Christmas Day = Dia de Natal | 12-25 [2005,) | collection | lei-10-2005
Corpus Christi = Festa do Corpo de Deus | easter+60 [2005,) | computed | lei-10-2005
Eid al-Adha = Idul Adha | hijri 12-10 [2005,) | computed estimated | lei-10-2005
	on 20111107 20150924 20160918 20210719 20230629 20240617 | collection estimated | which-feast-was
Eid al-Fitr = Idul Fitri | hijri 10-1 [2005,) | computed estimated | lei-10-2005
	on 20110831 20120820 20160707 20170626 20190606 20230422 20250331 | collection estimated | which-feast-was
Good Friday = Sexta-Feira Santa | easter-2 [2005,) | computed | lei-10-2005
Immaculate Conception = Dia da Nossa Senhora da Imaculada Conceição | 12-08 [2005,) | collection | lei-10-2005
Labour Day = Dia Mundial do Trabalhador | 05-01 [2005,) | collection | lei-10-2005
Memorial Day = Dia da Memória | 12-07 [2016,) | collection | lei-3-2016
National Heroes Day = Dia dos Heróis Nacionais | 12-07 [2005,2016) | lei-10-2005-2
	12-31 [2016,) | lei-10-2005-3
National Women's Day = Dia Nacional da Mulher | 11-03 [2023,) | collection estimated | lei-10-2005-4
National Youth Day = Dia Nacional da Juventude | 11-12 [2005,) | collection | lei-10-2005
New Year's Day | 01-01 [2005,) | collection | lei-10-2005
Popular Consultation Day = Dia da Consulta Popular | 08-30 [2005,) | collection | lei-10-2005
Proclamation of Independence Day = Dia da Proclamação da Independência | 11-28 [2005,) | collection | lei-10-2005
Restoration of Independence Day = Dia da Restauração da Independência | 05-20 [2005,) | collection | lei-10-2005
Veterans' Day = Dia dos Veteranos | 03-03 [2017,) | collection | lei-3-2016

fact national 2013 | off 12-07 12-08 | not 03-03 12-31 | Government, 28 January 2013
fact national 2022 | off 03-03 12-07 12-08 12-31 | not 11-03 | Government, list of 2022
decided yes law | - | 12-31 | [2016,2017) | national | since the law of 2016 | Timor-Leste, Lei 10/2005 as amended by Lei 3/2016 of 25 May 2016 | https://timor-leste.gov.tl/?lang=tp&p=30266&print=1
`;
