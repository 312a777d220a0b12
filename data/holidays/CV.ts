/** Holidays of Cape Verde: rules, years and sources. The format: `README.md`. */
export const CV = `
part S Sotavento Islands
part S-PR Praia
part BR Brava
part BV Boa Vista
part CA Santa Catarina
part CF Santa Catarina do Fogo
part CR Santa Cruz
part MA Maio
part MO Mosteiros
part PA Paul
part PN Porto Novo
part PR Praia
part RB Ribeira Brava
part RG Ribeira Grande
part RS Ribeira Grande de Santiago
part SD São Domingos
part SF São Filipe
part SL Sal
part SM São Miguel
part SO São Lourenço dos Órgãos
part SS São Salvador do Mundo
part SV São Vicente
part TA Tarrafal
part TS Tarrafal de São Nicolau
known [2010,) | in S S-PR

source cabo-lei-11 | Cabo Verde, Lei 11/V/96 | web.archive.org/web/20180820172827/http://www.interface.gov.cv/index.php?option=com_docman&task=doc_download&gid=12&Itemid=314
source cabo-lei-23 | Cabo Verde, Lei 23/IV/91 | web.archive.org/web/20180820172827/http://www.interface.gov.cv/index.php?option=com_docman&task=doc_download&gid=12&Itemid=314
source cabo-lei-63-2005 | Cabo Verde, Lei 63/VI/2005 | web.archive.org/web/20180820172827/http://www.interface.gov.cv/index.php?option=com_docman&task=doc_download&gid=12&Itemid=314
source cabo-lei-64-2005 | Cabo Verde, Lei 64/VI/2005 | web.archive.org/web/20180820172827/http://www.interface.gov.cv/index.php?option=com_docman&task=doc_download&gid=12&Itemid=314
source cabo-lei-65-2005 | Cabo Verde, Lei 65/VI/2005 | web.archive.org/web/20180820172827/http://www.interface.gov.cv/index.php?option=com_docman&task=doc_download&gid=12&Itemid=314
source cabo-lei-66-2005 | Cabo Verde, Lei 66/VI/2005 | web.archive.org/web/20180820172827/http://www.interface.gov.cv/index.php?option=com_docman&task=doc_download&gid=12&Itemid=314
source cabo-lei-67-2005 | Cabo Verde, Lei 67/VI/2005 | web.archive.org/web/20180820172827/http://www.interface.gov.cv/index.php?option=com_docman&task=doc_download&gid=12&Itemid=314
source cabo-lei-93 | Cabo Verde, Lei 93/82 | web.archive.org/web/20180820172827/http://www.interface.gov.cv/index.php?option=com_docman&task=doc_download&gid=12&Itemid=314
source cabo-lei-96 | Cabo Verde, Lei 96/IV/93 | web.archive.org/web/20180820172827/http://www.interface.gov.cv/index.php?option=com_docman&task=doc_download&gid=12&Itemid=314

All Saints' Day = Todos os santos | 11-01 | library
Ash Wednesday = Quarta-feira de Cinzas | easter-46 | library
Assumption = Dia da Padroeira Nacional | 08-15 | library
Children's Day = Dia das Crianças | 06-01 [,1976), 06-01 [2005,) | library
feasts pt | Christmas Day; Good Friday; Labour Day; New Year's Day | library
Democracy Day = Dia da Democracia | 01-13 [2000,) | library
Dia do Município da Praia | 05-19 | in S-PR | library
Heroes' Day = Dia dos Heróis Nacionais | 01-20 [1976,) | library
Independence Day = Dia da Independência | 07-05 [1976,) | library
Municipality Day of Boa Vista = Dia do Município de Boa Vista | 07-04 [1983,) | in BV | cabo-lei-93
Municipality Day of Brava = Dia do Município de Brava | 06-24 [1983,) | in BR | cabo-lei-93
Municipality Day of Maio = Dia do Município de Maio | 09-08 [1983,) | in MA | cabo-lei-93
Municipality Day of Mosteiros = Dia do Município de Mosteiros | 08-15 [1992,) | in MO | cabo-lei-23
Municipality Day of Paul = Dia do Município de Paul | 06-13 [1983,) | in PA | cabo-lei-93
Municipality Day of Porto Novo = Dia do Município de Porto Novo | 09-02 [1983,) | in PN | cabo-lei-93
Municipality Day of Praia = Dia do Município de Praia | 05-19 [1983,) | in PR | cabo-lei-93
Municipality Day of Ribeira Brava = Dia do Município de Ribeira Brava | 12-06 [2005,) | in RB | cabo-lei-67-2005
Municipality Day of Ribeira Grande = Dia do Município de Ribeira Grande | 05-07 [1983,) | in RG | cabo-lei-93
Municipality Day of Ribeira Grande de Santiago = Dia do Município de Ribeira Grande de Santiago | 01-31 [2006,) | in RS | cabo-lei-63-2005
Municipality Day of Sal = Dia do Município de Sal | 09-15 [1983,) | in SL | cabo-lei-93
Municipality Day of Santa Catarina = Dia do Município de Santa Catarina | 11-25 [1982,) | in CA | cabo-lei-93
Municipality Day of Santa Catarina do Fogo = Dia do Município de Santa Catarina do Fogo | 11-25 [2005,) | in CF | cabo-lei-66-2005
Municipality Day of Santa Cruz = Dia do Município de Santa Cruz | 07-25 [1983,) | in CR | cabo-lei-93
Municipality Day of São Domingos = Dia do Município de São Domingos | 03-13 [1994,) | in SD | cabo-lei-96
Municipality Day of São Filipe = Dia do Município de São Filipe | 05-01 [1992,) | in SF | cabo-lei-23
Municipality Day of São Lourenço dos Órgãos = Dia do Município de São Lourenço dos Órgãos | 05-09 [2005,) | in SO | cabo-lei-64-2005
Municipality Day of São Miguel = Dia do Município de São Miguel | 09-29 [1997,) | in SM | cabo-lei-11
Municipality Day of São Salvador do Mundo = Dia do Município de São Salvador do Mundo | 07-19 [2005,) | in SS | cabo-lei-65-2005
Municipality Day of São Vicente = Dia do Município de São Vicente | 01-22 [1983,) | in SV | cabo-lei-93
Municipality Day of Tarrafal = Dia do Município de Tarrafal | 01-15 [1983,) | in TA | cabo-lei-93
Municipality Day of Tarrafal de São Nicolau = Dia do Município de Tarrafal de São Nicolau | 08-02 [2005,) | in TS | cabo-lei-67-2005
Santo Antão Island Day = Dia da Ilha de Santo Antão | 01-17 [1983,) | in PA PN RG | cabo-lei-93
Shrove Tuesday = Terça-feira de Carnaval | easter-47 [1983,) | in SV | computed | cabo-lei-93

fact PR 2026 | off 05-19 | not 01-22 | Lei 93/82
fact SV 2026 | off 01-22 02-17 | not 05-19 | Lei 93/82
decided no law | Easter Sunday | - | - | national * | no holiday of its own | Cabo Verde, Resolução of April 2022 on Holy Week, which marks Good Friday alone as a holiday; lists of the press have Easter Sunday as an observance | https://expressodasilhas.cv/pais/2022/04/06/funcao-publica-com-com-tolerancia-de-ponto-na-tarde-de-14-de-abril/79457
`;
