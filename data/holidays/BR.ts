/** Holidays of Brazil: rules, years and sources. The format: `README.md`. */
export const BR = `
part AC Acre
part AL Alagoas
part AM Amazonas
part AP Amapá
part BA Bahia
part CE Ceará
part DF Distrito Federal
part ES Espírito Santo
part GO Goiás
part GO-GOIANIA Goiânia
part MA Maranhão
part MG Minas Gerais
part MG-BH Belo Horizonte
part MS Mato Grosso do Sul
part MT Mato Grosso
part PA Pará
part PB Paraíba
part PE Pernambuco
part PE-RE Recife
part PI Piauí
part PR Paraná
part PR-CU Curitiba
part RJ Rio de Janeiro
part RJ-RJ Rio de Janeiro
part RN Rio Grande do Norte
part RO Rondônia
part RR Roraima
part RS Rio Grande do Sul
part SC Santa Catarina
part SE Sergipe
part SP São Paulo
part SP-SP São Paulo
part TO Tocantins
part SP-C São Paulo Capital
known [2010,) | in GO-GOIANIA MG-BH PE-RE PR-CU RJ-RJ SP-SP

source lei-662-1949 | Brazil, Lei 662 of 1949 | http://www2.camara.leg.br/legin/fed/lei/1940-1949/lei-662-6-abril-1949-347136-norma-pl.html
source lei-662-2002 | Brazil, Lei 662 of 1949 as amended by Lei 10.607 of 2002, article 1 | http://direitoamemoria.blogspot.com/2015/01/calendario-oficial-feriado-de-1-de.html
source lei-6802-1980 | Brazil, Lei 6.802 of 1980, article 1 | https://www.legjur.com/legislacao/art/lei_00068021980-1
source portaria-2014 | Brazil, Portaria 2 of 3 January 2014, list of national holidays | http://www.soleis.adv.br/feriados.htm | list
source acre-lei-1-2004 | Acre, Lei 1.538/2004; not checked against the law
source acre-lei-57-1965 | Acre, Lei 57/1965; not checked against the law
source acre-tuesdays-thursdays-2009 | Acre, Tuesdays to Thursdays to the Friday since 2009, as vacanza/holidays (MIT) lists it
source ceara-lei-estadual | Ceará, Lei estadual, padroeiro; not checked against the law
source lei-14-759-2023 | Brazil, Lei 14.759/2023
source pernambuco-lei-16-2017 | Pernambuco, Lei 16.059/2017; not checked against the law
source rio-janeiro-assembleia-2021 | Rio de Janeiro, Assembleia Legislativa, 23 March 2021: days off against the epidemic | https://destakenews.com/alerj-aprova-feriados-e-recesso-de-dez-dias-contra-a-covid-19-no-rio
source rio-janeiro-lei-2002 | Rio de Janeiro, Lei 4.007/2002; not checked against the law
source sao-paulo-city-2020 | São Paulo, city, May 2020: Corpus Christi on 20 and 20 November on 21 May | https://veja.abril.com.br/brasil/feriadao-na-capital-pode-se-estender-para-o-estado-de-sp-e-ter-seis-dias/
source sao-paulo-lei-2007 | São Paulo, Lei municipal 14.485 of 2007 and Lei 13.707 of 2004, days of the city
source sao-paulo-lei-2020 | São Paulo, Lei 17.264 of 22 May 2020: 25 May in place of 9 July | https://cpp.org.br/lei-n-17-264-alter-data-de-comemoracao-do-feriado-de-9-de-julho/
source sao-paulo-lei-2023 | São Paulo, Lei 17.746/2023; nationwide since Lei 14.759/2023; not checked against the law
source vacanza-holidays-mit | as vacanza/holidays (MIT) lists it; the law of the state was not found
law [1996,) | Good Friday | Brazil, Lei 9.093 of 1995, artigo 2: a religious holiday of the municipalities, Good Friday among them | https://pt.wikipedia.org/wiki/Feriados_no_Brasil
law [1951,2003) | Tiradentes' Day | Brazil, Lei 1.266 of 1950, artigo 3 | https://jurishand.com/lei-1266-de-08-dezembro-1950/artigo-3

All Souls' Day = Dia de Finados | 11-02 | lei-662-2002 [2003,); library
Amazonas Becomes a Province = Elevação do Amazonas à categoria de província | 09-05 [1996,) | in AM | library
Amazonia Day = Dia da Amazônia | 09-05 [2004,2009) | in AC | library
	09-05 if sunday monday friday saturday [2009,), 09-06 if thursday +1 [2012,2097), 09-05 if thursday +1 [2013,2098), 09-07 if thursday +1 [2017,2091) | in AC | collection estimated | acre-tuesdays-thursdays-2009
Anniversary of the State = Aniversário do estado | 06-15 [1996,) | in AC | library
Assumption = Assunção de Nossa Senhora | 08-15 | in MG-BH | library
Autonomy of the State = Autonomia do Estado | 03-18 [1998,) | in TO | library
Black Awareness Day = Dia Nacional de Zumbi e da Consciência Negra; Dia da Consciência Negra @ SP-SP | 11-20 [2004,) | in SP-SP | library
	11-20 [2024,) | but SP-SP | collection | lei-14-759-2023
	on 20231120 | in SP-SP | collection | sao-paulo-lei-*
Black Awareness Day = Dia da Consciência Negra; Consciência Negra @ AP | 11-20 [2008,2024) | in AP | collection estimated | vacanza-holidays-mit
	on 20231120 | in SP SP-C | collection | sao-paulo-lei-*
	11-20 [2002,2024) | in RJ RJ-RJ | collection | rio-janeiro-lei-2002
	11-20 [2010,2024) | in AM | library
	11-20 [2003,2024) | in MT | library
	11-20 [2004,2020), 11-20 [2021,2024) | in SP-C | collection | sao-paulo-lei-2007
	on 20200521 | in SP-C | announced | sao-paulo-city-2020
Carnival = Carnaval | easter-47 [2009,) | in RJ RJ-RJ | library
feasts pt | Christmas Day; Labour Day; New Year's Day | lei-662-2002 [2003,); lei-662-1949 [1950,2003); library
feasts pt | Good Friday | portaria-2014 [2010,); library
City Birthday = Aniversário da Cidade | 01-25 | in SP-SP | library
Constitutionalist Revolution = Revolução Constitucionalista | 07-09 [1997,2020), 07-09 [2021,) | in SP SP-SP SP-C | library
	on 20200525 | in SP SP-SP SP-C | announced | sao-paulo-lei-*
Corpus Christi = Corpo de Deus; Corpus Christi @ SP-C | easter+60 | in SP-SP | library
	on 20200520 | in SP-C | announced | sao-paulo-city-2020
	easter+60 [1968,2020), easter+60 [2021,) | in SP-C | computed | sao-paulo-lei-2007
Creation of the Federal Territory = Criação do Território Federal | 09-13 [1996,) | in AP | library
Creation of the State = Criação do estado | 01-04 [1996,2010), 01-04 [2011,) | in RO | vacanza [1996,2010); library
	10-11 [1996,) | in MS | library
	10-05 [1996,) | in RR TO | library
Death of Zumbi dos Palmares = Morte de Zumbi dos Palmares | 11-20 [1996,) | in AL | library
Emergency holiday = Feriado excepcional | on 20210326 20210329 20210331 20210401 | in RJ RJ-RJ | one_off | rio-janeiro-assembleia-2021
Evangelical Day = Dia do Evangélico; Dia do evangélico @ RO | 11-30 [1996,) | in DF | library
	01-23 [2005,2009) | in AC | collection | acre-lei-1-2004
	01-23 if sunday monday friday saturday [2009,), 01-24 if thursday +1 [2013,2098), 01-23 if thursday +1 [2014,2099), 01-25 if thursday +1 [2018,2092) | in AC | collection estimated | acre-tuesdays-thursdays-2009
	11-30 [2013,) | in AL | collection estimated | vacanza-holidays-mit
	06-18 [2002,) | in RO | library
Foundation of Brasília = Fundação de Brasília | 04-21 | in DF | library
Fundação da Cidade de Goiás | 07-26 [1996,) | in GO | library
	07-26 | in GO-GOIANIA | library
Grão-Pará's Accession to Independence = Adesão do Grão-Pará à independência do Brasil | 08-15 [1996,) | in PA | library [1997,); vacanza
Immaculate Conception = Imaculada Conceição; Nossa Senhora da Conceição @ PE-RE | 12-08 | in MG-BH PE-RE | library
Independence Day = Dia da Independência | 09-07 | lei-662-2002 [2003,); lei-662-1949 [1950,2003); library
Independence of Bahia = Independência da Bahia | 07-02 [1996,) | in BA | library
International Women's Day = Alusivo ao Dia Internacional da Mulher | 03-08 [2002,2009) | in AC | library
	03-08 if sunday monday friday saturday [2009,), 03-10 if thursday +1 [2011,2096), 03-08 if thursday +1 [2012,2097), 03-09 if thursday +1 [2017,2091) | in AC | collection estimated | acre-tuesdays-thursdays-2009
João Pessoa Memorial Day = Homenagem à memória do ex-presidente João Pessoa | on 20150726 | in PB | estimated | library
Lançamento da pedra fundamental de Goiânia | 10-24 [1996,) | in GO | library
	10-24 | in GO-GOIANIA | library
Maranhão's Accession to Independence = Adesão do Maranhão à independência do Brasil | 07-28 [1996,) | in MA | library
Martyrs of Cunhaú and Uruaçu = Mártires de Cunhaú e Uruaçu | 10-03 [2007,) | in RN | library
Nossa Senhora Auxiliadora | 05-24 [1957,) | in GO-GOIANIA | library
Nossa Senhora da Luz dos Pinhais | 09-08 | in PR-CU | library
Our Lady of Aparecida = Nossa Senhora Aparecida | 10-12 [1980,) | lei-6802-1980
Our Lady of Mount Carmel = Nossa Senhora do Carmo | 07-16 | in PE-RE | library
Our Lady of Penha = Dia de Nossa Senhora da Penha | easter+8 [2020,) | in ES | library
Our Lady of the Assumption = Nossa Senhora da Assunção | 08-15 [2004,) | in CE | collection estimated | vacanza-holidays-mit
Our Lady of the Nativity = Nossa Senhora da Natividade | 09-08 [1996,) | in TO | library
Our Lady of the Snows = Nossa Senhora das Neves | 08-05 [1996,) | in PB | library
Pernambuco Revolution = Revolução Pernambucana de 1817 | sunday>=02-25 [2008,2010) | in PE | vacanza
	1 sunday 03 [2010,2018) | in PE PE-RE | library
	03-06 [2018,) | in PE PE-RE | collection | pernambuco-lei-16-2017
Piauí Day = Dia do Piauí | 10-19 [1996,) | in PI | library
Political Emancipation = Emancipação política | 09-16 [1996,) | in AL | library
Political Emancipation of Paraná = Emancipação política do estado do Paraná | 12-19 [1996,2014) | in PR | library
	12-19 [1962,2014) | in PR-CU | library
Political Emancipation of Sergipe = Emancipação política de Sergipe | 07-08 [1996,) | in SE | library
Proclamation of the Riograndense Republic = Proclamação da República Rio-Grandense | 09-20 [1996,) | in RS | library
Republic Day = Proclamação da República | 11-15 | lei-662-2002 [2003,); lei-662-1949 [1950,2003); library
Rio Grande do Norte Day = Dia do Rio Grande do Norte | 08-07 [2000,) | in RN | collection estimated | vacanza-holidays-mit
Saint Catherine of Alexandria = Dia de Santa Catarina de Alexandria | 4 sunday 11 [1999,2001), sunday>=11-25 [2002,2004), on 19961125 | in SC | vacanza
	11-25 [1997,1999), sunday>=11-25 [2005,), on 20011125 20041125 | in SC | library
Saint George's Day = Dia de São Jorge | 04-23 [2008,2021), 04-23 [2022,) | in RJ RJ-RJ | library
	on 20210330 | in RJ RJ-RJ | announced | rio-janeiro-assembleia-2021
Saint James' Day = São Tiago | 07-25 [2012,) | in AP | collection estimated | vacanza-holidays-mit
Saint John's Day = São João | 06-24 [1996,) | in AL | library
	06-24 | in PE-RE | library
Saint Joseph's Day = Dia de São José; São José @ CE | 03-19 [2003,) | in AP | library
	03-19 [1996,) | in CE | collection | ceara-lei-estadual
Saint Peter's Day = São Pedro | 06-29 [1996,) | in AL | library
Saint Sebastian's Day = Dia de São Sebastião | 01-20 [1989,) | in RJ-RJ | library
Santa Catarina Day = Dia de Santa Catarina | sunday>=08-11 [2005,), on 20040811 | in SC | library
Signing of the Treaty of Petrópolis = Assinatura do Tratado de Petrópolis | 11-17 [1996,2009) | in AC | collection | acre-lei-57-1965
	11-19 if thursday +1 [2009,2100), 11-18 if thursday +1 [2010,), 11-17 if thursday +1 [2011,2096), 11-17 if sunday monday friday saturday [2012,2099) | in AC | collection estimated | acre-tuesdays-thursdays-2009
State Day = Data magna do estado | 03-25 [1996,2005), 03-25 [2006,2010), 03-25 [2012,) | in CE | library [2012,); vacanza
	04-21 | in MG MG-BH | library
São Paulo City Anniversary = Aniversário da cidade de São Paulo | 01-25 [1968,) | in SP-C | collection | sao-paulo-lei-2007
Tiradentes' Day = Dia de Tiradentes | 04-21 | but DF MG MG-BH | lei-662-2002 [2003,); library

fact AC 2024 | off 01-26 09-06 | not 01-23 09-05 | Tuesdays to Thursdays to the Friday
fact PB 2015 | off 07-26 08-05 | not 07-27 | Lei 3.489/1967
fact PB 2016 | off 08-05 | not 07-26 | Lei 10.601/2015
fact PR 2013 | off 12-19 | not 12-18 | Lei 4.658/1962
fact PR 2014 | off 12-25 | not 12-19 | Lei 18.384/2014: no holiday any more
fact RJ 2021 | off 03-26 03-29 03-30 03-31 04-01 04-21 | not 04-23 | Assembleia Legislativa, 23 March 2021
fact RJ 2025 | off 04-23 11-20 | not 07-09 | Lei estadual 5.198/2008
fact SP 2020 | off 05-25 | not 07-09 | Lei 17.264 of 22 May 2020
fact SP 2021 | off 07-09 | not 05-25 | Lei 9.497 of 1997
fact SP 2024 | off 07-09 11-20 | not 04-23 | Lei 14.759/2023
fact SP-C 2019 | off 01-25 06-20 07-09 11-20 | laws of the city and the state
fact SP-C 2020 | off 01-25 05-20 05-21 05-25 | not 06-11 07-09 11-20 | brought forward in May 2020
decided dated law | Constitutionalist Revolution | - | [2020,2021) | SP | 25 May in place of 9 July | São Paulo, Lei 17.264 of 22 May 2020 | https://cpp.org.br/lei-n-17-264-alter-data-de-comemoracao-do-feriado-de-9-de-julho/
decided dated law | Saint George's Day; Emergency holiday | - | [2021,2022) | RJ | days off from 26 March to 1 April | Rio de Janeiro, Assembleia Legislativa, 23 March 2021 | https://destakenews.com/alerj-aprova-feriados-e-recesso-de-dez-dias-contra-a-covid-19-no-rio
`;
