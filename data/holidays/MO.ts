/** Holidays of Macao SAR China: rules, years and sources. The format: `README.md`. */
export const MO = `
source executive-order-60-2000 | Macao, Executive Order No. 60/2000 on public holidays; not checked against the law
source executive-order-60-2000-2 | Macao, Executive Order No. 60/2000 on public holidays | https://bo.io.gov.mo/BO/i/2000/40/ordem60.asp
source ordem-executiva-60-2000 | Macao, Ordem Executiva 60/2000: general holidays | https://bo.io.gov.mo/BO/i/2000/40/ordem60.asp

All Souls' Day = 追思節 | 11-02 [2000,) | ordem-executiva-60-2000 [2010,); ordem-executiva-60-2000 estimated
Buddha's Birthday = 佛誕節 | chinese 4-8 [2000,) | ordem-executiva-60-2000 [2010,); ordem-executiva-60-2000 [2001,2010) estimated; ordem-executiva-60-2000 computed estimated
Ching Ming Festival = 清明節 | qingming 8 [1990,) | ordem-executiva-60-2000 [2000,); vacanza
Christmas Day = 聖誕節 | 12-25 [2000,) | ordem-executiva-60-2000 [2010,); ordem-executiva-60-2000 estimated
Christmas Eve = 聖誕節前日 | 12-24 [2000,) | ordem-executiva-60-2000 [2010,); ordem-executiva-60-2000 estimated
Chung Yeung Festival = 重陽節 | chinese 9-9 [1990,) | ordem-executiva-60-2000 [2000,); vacanza
Day after Mid-Autumn Festival = 中秋節翌日 | chinese 8-15 +1 [2000,) | ordem-executiva-60-2000 [2001,); executive-order-60-2000 computed
Day of Portugal, Camões, and the Portuguese Communities | 06-10 [1990,2000) | vacanza
Dragon Boat Festival = 端午節 | chinese 5-5 [2000,) | ordem-executiva-60-2000 [2010,); ordem-executiva-60-2000 [2001,2010) estimated; ordem-executiva-60-2000 computed estimated
Good Friday = 耶穌受難日 | easter-2 [2000,) | ordem-executiva-60-2000 [2010,); ordem-executiva-60-2000 [2001,2010) estimated; ordem-executiva-60-2000 computed estimated
Holy Saturday = 復活節前日 | easter-1 [2000,) | ordem-executiva-60-2000 [2010,); ordem-executiva-60-2000 [2001,2010) estimated; ordem-executiva-60-2000 computed estimated
Immaculate Conception = 聖母無原罪瞻禮 | 12-08 [2000,) | ordem-executiva-60-2000 [2010,); ordem-executiva-60-2000 estimated
Labour Day | 05-01 [1990,) | ordem-executiva-60-2000 [2000,); vacanza
Lunar New Year = 農曆新年 | korean 1-1 [1990,2000), korean 1-1 [2001,), korean 1-1 +1 [1990,2000), korean 1-1 +1 [2001,) | ordem-executiva-60-2000 [2001,); vacanza
	korean 1-1 +2 [1990,1997), korean 1-1 +2 [1998,2000), on 19970207 | vacanza
	on 20000205 20000206 20000207 | computed | executive-order-60-2000
	korean 1-1 +2 [2001,2027), korean 1-1 -1 [2027,2029), korean 1-1 +2 [2029,2061), korean 1-1 +2 [2062,2089), korean 1-1 +2 [2090,2092), korean 1-1 +2 [2093,), on 20610121 20890210 20920207 | ordem-executiva-60-2000
Macao SAR Establishment Day = 澳門特別行政區成立紀念日 | 12-20 [2000,) | ordem-executiva-60-2000 [2001,); executive-order-60-2000 collection
Mid-Autumn Festival | chinese 8-15 [1990,2000) | vacanza
National Day = 國慶日 | 10-02 [2000,2010), on 20071002 | estimated | ordem-executiva-60-2000
	10-02 [2004,) | ordem-executiva-60-2000 [2010,); ordem-executiva-60-2000 estimated
	10-01 [1990,) | ordem-executiva-60-2000 [2000,); vacanza
	on 20011002 | ordem-executiva-60-2000
New Year's Day | 01-01 [1990,) | ordem-executiva-60-2000 [2000,); vacanza
Winter Solstice = 冬至 | dongzhi 8 [2000,) | ordem-executiva-60-2000 [2010,); ordem-executiva-60-2000 [2001,2010) estimated; executive-order-60-2000-2 computed

fact national 2000 | off 04-04 12-21 02-05 | not 04-05 | Regulamento Administrativo 4/1999
decided yes some | Good Friday; Holy Saturday; Buddha's Birthday; Dragon Boat Festival; National Day; All Souls' Day; Immaculate Conception; Winter Solstice; Christmas Eve; Christmas Day | - | - | national * | general holidays; the second list has the mandatory ones of employees | Macao, Ordem Executiva 60/2000: general holidays | https://bo.io.gov.mo/BO/i/2000/40/ordem60.asp
`;
