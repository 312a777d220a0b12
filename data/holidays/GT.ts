/** Holidays of Guatemala: rules, years and sources. The format: `README.md`. */
export const GT = `
part 1 Guatemala
part 1-101 Guatemala
part 1-102 Santa Catarina Pinula
part 1-103 San José Pinula
part 1-104 San José del Golfo
part 1-105 Palencia
part 1-106 Chinautla
part 1-107 San Pedro Ayampuc
part 1-108 Mixco
part 1-109 San Pedro Sacatepéquez
part 1-110 San Juan Sacatepéquez
part 1-111 San Raimundo
part 1-112 San Pedro y San Pablo
part 1-113 Fraijanes
part 1-114 Amatitlán
part 1-115 Villa Nueva
part 1-116 Villa Canales
part 1-117 San Miguel Petapa
known [2010,)
known [1990,) | in national

source codigo-trabajo-articulo | Guatemala, Código de Trabajo, artículo 127 | https://www.prensalibre.com/vida/salud-y-familia/fin-de-ano-asi-se-aplican-los-descansos-del-24-25-y-31-de-diciembre-y-el-1-de-enero-segun-el-codigo-de-trabajo/
source decreto-19-2018 | Guatemala, Decreto 19-2018, in force at once: 20 October to Monday | https://www.qppstudio.net/public-holidays-news/2018/guatemalan-public-holiday-october-22-011401.htm
source ley-que-promueve-2018 | Guatemala, Ley que promueve el turismo interno, Decreto 19-2018: 30 June to a Monday | https://guatevision.com/nacionales/dia-del-ejercitohabra-fin-de-semana-largo-por-el-asueto-del-30-de-junio-en-guatemala

feasts es | All Saints' Day; Christmas Day; Good Friday; Maundy Thursday; New Year's Day | library
Army Day = Día de las Fuerzas Armadas | 06-30 [1970,2019), monday>=06-28 [2019,) | ley-que-promueve-2018
	06-30 if sunday monday friday saturday [,1970) | library
Assumption = Asunción | 08-15 | in 1-101 | library
Christmas Eve = Nochebuena | 12-24 | in national | half | codigo-trabajo-articulo [1990,2010) estimated; codigo-trabajo-articulo
	12-24 | but national | half | library
Easter Saturday = Sabado Santo | easter-1 | library
Immaculate Conception = Inmaculada Concepción | 12-08 | in 1-115 | library
Independence Day = Día de la Independencia | 09-15 | library
Labour Day = Día del Trabajador | on 20190429 | announced | ley-que-promueve-2018
	05-01 [,2019), 05-01 [2020,) | library
New Year's Eve = Fin del Año | 12-31 | in national | half | codigo-trabajo-articulo [1990,2010) estimated; codigo-trabajo-articulo
	12-31 | but national | half | library
Primer viernes de Cuaresma | easter-44 | in 1-107 | library
Revolution Day = Día de la Revolución | on 20181022 | announced | decreto-19-2018
	on 20191021 | announced | ley-que-promueve-2018
	10-20 [,2018), 10-20 [2020,) | library
Saints Peter and Paul = San Pedro y San Pablo | 06-29 | in 1-112 | library
San Benito de Palermo | 04-27 | in 1-105 | library
San José Obrero | 03-19 | in 1-103 1-104 | library
	03-25 | in 1-116 | library
San Juan Bautista | 06-24 | in 1-110 | library
San Miguel Arcángel | 09-29 | in 1-117 | library
San Pedro Apóstol | 06-29 | in 1-109 | library
San Raymundo Peñafort | 01-23 | in 1-111 | library
Santa Catarina de Alejandría | 11-25 | in 1-102 | library
Santa Cruz | 05-03 | in 1-106 1-114 | library
Santo Domingo de Guzmán | 08-04 | in 1-108 | library
Virgen de la Candelaria y Sagrado Corazón de Jesús | 02-02 | in 1-113 | library

fact national 2015 | off 06-30 | not 06-29 | before the decree of 2018
fact national 2018 | off 10-22 | not 10-20 | Decreto 19-2018, in force at once
fact national 2022 | off 07-04 | not 06-30 07-01 | Decreto 19-2018: a Thursday to the next Monday
fact national 2026 | off 06-29 05-01 | not 06-30 | Decreto 19-2018: a Tuesday to the Monday before
decided no commune | Assumption Day | - | - | national | the feast of the capital alone; every town has its own | Guatemala, Código de Trabajo, artículo 127; Ley de Negocios, 2023 | https://www.leydenegocios.com/post/feriados-asuetos-2023
`;
