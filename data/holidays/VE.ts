/** Holidays of Venezuela: rules, years and sources. The format: `README.md`. */
export const VE = `
part B Anzoátegui
part G Carabobo
part K Lara
part K-BA Barquisimeto
part M Miranda
part N Monagas
part S Táchira
part V Zulia
known [2010,)
known [1990,) | in national

source lottt-184-2012 | Venezuela, LOTTT of 2012, artículo 184, and Ley de Fiestas Nacionales of 1971 | http://henryjpp.blogspot.com/2016/10
source decreto-5-170-2025 | Venezuela, Decreto 5.170 of 2025: the canonisation | https://meridiano.net/servicios/servicios/sectores-que-operan-pese-al-decreto-de-dia-de-jubilo-nacional-por-canonizacion-202510197160
law [2012,) | Carnival; Shrove Tuesday; Christmas Eve; New Year's Eve | Venezuela, Ley Orgánica del Trabajo, los Trabajadores y las Trabajadoras of 2012, artículo 184 | http://henryjpp.blogspot.com/2016/10
law [1991,) | New Year's Day; Maundy Thursday; Good Friday; Declaration of Independence; Labour Day; Battle of Carabobo; Independence Day; Birthday of Simón Bolívar; Day of Indigenous Resistance; Christmas Day | Venezuela, Ley Orgánica del Trabajo (artículo 212 of 1990, 184 of 2012) and Ley de Fiestas Nacionales of 1971 | http://henryjpp.blogspot.com/2016/10

10th Anniversary of the Bolivarian Revolution | on 20090202 | vacanza
Assumption = Día de la Virgen de Consolación | 08-15 | in S | library
Battle of Carabobo = Aniversario de la Batalla de Carabobo | 06-24 [1971,) | lottt-184-2012 [2013,); library
Birth of Jacinto Lara = Natalicio de Jacinto Lara | 05-28 | in K K-BA | library
Birth of José Antonio Anzoátegui = Natalicio de José Antonio Anzoátegui | 11-14 | in B | library
Birth of Rafael Urdaneta = Natalicio de Rafael Urdaneta | 10-24 | in V | library
Birthday of Simón Bolívar = Natalicio de Simón Bolívar | 07-24 | lottt-184-2012 [2013,); library
Canonisation of José Gregorio Hernández = Día de Júbilo Nacional | on 20251019 20251020 | one_off | decreto-5-170-2025
Carnival = Carnaval | easter-48 | lottt-184-2012 [2013,); library
feasts es | Christmas Day; Good Friday; Labour Day; Maundy Thursday; New Year's Day | lottt-184-2012 [2013,); library
Christmas Eve = Nochebuena | 12-24 | lottt-184-2012 [2013,); library
Day of Indigenous Resistance = Día de la resistencia indígena | 10-12 | lottt-184-2012 [2013,); library
Declaration of Independence = Declaración de la Independencia | 04-19 | lottt-184-2012 [2013,); library
Divine Shepherdess Day = Día de La Divina Pastora | 01-14 | in K K-BA | library
Día de Barquisimeto | 09-14 | in K-BA | library
Día de Maturin | 12-07 | in N | library
Family Day | on 20240515 20250515 20260515 20270515 20280515 20290515 20300515 | vacanza
Independence Day = Día de la Independencia | 07-05 | lottt-184-2012 [2013,); library
New Year's Eve = Fin del Año | 12-31 | lottt-184-2012 [2013,); library
Non-working day = Día no laborable | easter-6 [2016,2018), easter-5 [2016,2018), easter-4 [2016,2018), on 20100329 20100330 20100331 20131208 20140227 20140228 20160408 20160415 20160418 20160422 20160429 20160506 20160513 20160520 20160527 20180820 20190228 20190301 20190311 20190312 20190326 | collection estimated | off-one-time
Our Lady of Chiquinquirá = Día de la Virgen de la Chinita | 11-18 | in V | library
Our Lady of Succour = Día de la Virgen del Socorro | 11-13 | in G | library
Saint Joseph = San José | 03-19 | in M | library
Shrove Tuesday = Carnaval | easter-47 | lottt-184-2012 [2013,); library

fact national 2014 | off 02-27 02-28 | not 02-26 | Decreto 802
fact national 2025 | off 10-19 10-20 | not 10-21 | Decreto 5.170
`;
