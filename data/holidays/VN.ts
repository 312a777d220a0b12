/** Holidays of Vietnam: rules, years and sources. The format: `README.md`. */
export const VN = `
awaited 2027 | the Ministry of Home Affairs names the days of Tết; looked for until 26 November 2026

source government-office-12729-2026 | Vietnam, Government Office, 12729/VPCP-KGVX of 25 December 2025 | https://www.collector.com.tr//965292743
source government-office-ministry | Vietnam, Government Office and Ministry of Labour, yearly dispatches on days off
source government-office-ministry-2 | Vietnam, Government Office and Ministry of Labour, yearly dispatches on days off, for offices | https://thuvienphapluat.vn/cong-van/EN/Lao-dong-Tien-luong/Official-Dispatch-2450-VPCP-KGVX-2024-swap-of-working-days-during-the-Reunification-Day/606458/tieng-anh.aspx
source labour-code-1994 | Vietnam, Labour Code 1994, article 73
source labour-code-2019 | Vietnam, Labour Code 2019, article 112 (2012: article 115) | https://vbpl.vn/TW/Pages/vbpq-van-ban-goc.aspx?ItemID=139264
source labour-code-2019-3 | Vietnam, Labour Code 2019, article 112 (2012: article 115): a day off on the weekly rest is made up for on the next working day | https://vbpl.vn/TW/Pages/vbpq-van-ban-goc.aspx?ItemID=139264
source labour-code-2019-4 | Vietnam, Labour Code 2019, article 112 (2012: article 115): 2 September and one day before or after it; Vietnam, Government Office and Ministry of Labour, yearly dispatches on days off | https://vbpl.vn/TW/Pages/vbpq-van-ban-goc.aspx?ItemID=139264
source labour-code-2019-5 | Vietnam, Labour Code 2019, article 112 (2012: article 115): 2 September and one day before or after it, which is told each year | https://vbpl.vn/TW/Pages/vbpq-van-ban-goc.aspx?ItemID=139264

lieu saturday>next sunday>next [1995,) | Hung Kings’ Commemoration Day; Labour Day; Lunar New Year; New Year's Day; Reunification Day | labour-code-2019-3 [2010,); vacanza
lieu saturday>monday sunday>monday [1995,) | National Day | labour-code-2019-3 [2012,); vacanza

Day of liberating the South for national reunification = Ngày Giải phóng miền Nam | 04-30 [1976,2010) | library
Day off in exchange = Ngày nghỉ hoán đổi | 04-28 if sunday +1 [2013,2020), on 20100219 20120127 20140502 20140901 20150102 20150216 20150429 20181231 | collection | government-office-ministry-2
	on 20240429 | announced | government-office-ministry-2
	on 20260102 | announced | government-office-12729-2026
Fifth Day of Lunar New Year | chinese 1-1 +4 [2003,2005), vietnamese 1-1 +4 [2006,2009), on 19970211 20000209 | vacanza
Hung Kings Commemorations = Giỗ tổ Hùng Vương | vietnamese 3-10 [2007,2010) | library
Hung Kings’ Commemoration Day = Ngày Giỗ Tổ Hùng Vương | vietnamese 3-10 [2010,) | labour-code-2019
Labour Day = Quốc tế Lao động | 05-01 [,2010) | library
Labour Day = Ngày Quốc tế Lao động | 05-01 [2010,) | labour-code-2019
Lunar New Year = Tết Nguyên Đán | chinese 1-1 -1 [2010,2013), chinese 1-1 [2010,2013), chinese 1-1 +1 [2010,2013), chinese 1-1 +2 [2010,2013) | computed | labour-code-1994
	korean 1-1 -1 [2013,), korean 1-1 [2013,), korean 1-1 +1 [2013,), korean 1-1 +2 [2013,), chinese 1-1 +3 [2013,2027), korean 1-1 -2 [2027,2029), chinese 1-1 +3 [2031,2053), chinese 1-1 +3 [2054,2061), chinese 1-1 +3 [2062,2089), chinese 1-1 +3 [2090,2092), chinese 1-1 +3 [2093,), on 20290216 20300201 20530217 20610120 20890209 20920206 | computed | labour-code-2019
Lunar New Year (substitute day) = Tết Nguyên Đán | chinese 1-1 -2 [2014,2016), chinese 1-1 +4 [2014,2019), chinese 1-1 -2 [2017,2019), chinese 1-1 -2 [2020,2022), chinese 1-1 +4 [2020,2022), chinese 1-1 -2 [2023,2026), chinese 1-1 +4 [2023,2025) | substitute computed | government-office-ministry
	hijri 9-1 -4 [2027,2029), vietnamese 1-1 -2 [2030,2033), tehran 10-1 +2 [2030,2032), chinese 1-1 +4 [2033,2042), chinese 1-1 -2 [2034,2036), hijri 1-1 -3 [2037,2039), chinese 1-1 -2 [2040,2043), chinese 1-1 -2 [2044,2046), chinese 1-1 +4 [2044,2046), chinese 1-1 -2 [2047,2049), chinese 1-1 +4 [2047,2049), chinese 1-1 -2 [2050,2053), chinese 1-1 +4 [2050,2053), chinese 1-1 -2 [2054,2056), chinese 1-1 +4 [2054,2056), chinese 1-1 -2 [2057,2060), chinese 1-1 +4 [2057,2059), chinese 1-1 +4 [2060,2066), chinese 1-1 -2 [2061,2063), tehran 10-25 +2 [2064,2066), chinese 1-1 +4 [2067,2069), chinese 1-1 -2 [2068,2070), chinese 1-1 -2 [2071,2073), chinese 1-1 +4 [2071,2073), chinese 1-1 -2 [2074,2080), chinese 1-1 +4 [2074,2076), chinese 1-1 +4 [2077,2083), chinese 1-1 -2 [2081,2087), chinese 1-1 +4 [2084,2093), chinese 1-1 -2 [2088,2090), kualalumpur 9-1 -4 [2091,2093), hijri 10-1 +3 [2094,2096), hijri 10-1 -3 [2095,2097), tehran 10-25 +1 [2098,2100), on 20270210 20980205 | substitute computed estimated | government-office-ministry
National Day = Quốc khánh | 09-02 | labour-code-2019 [2010,); library
National Day (second day) = Quốc khánh | 09-01 [2022,2024), 09-01 [2025,2027), on 20210903 20240903 | collection | labour-code-2019-4
	09-03 [2027,) | computed estimated | labour-code-2019-5
New Year's Day = Tết Dương lịch | 01-01 | labour-code-2019 [2010,); library
Reunification Day = Ngày Chiến thắng | 04-30 [2010,) | labour-code-2019
Vietnamese New Year = Tết Nguyên Đán | vietnamese 1-1 [,2010) | library
Vietnamese New Year Holidays = Giao thừa Tết Nguyên Đán | chinese 1-1 -1 [,1985), chinese 1-1 [,1985), chinese 1-1 +1 [,1985), vietnamese 1-1 +2 [,2010), vietnamese 1-1 -1 [1968,2010), vietnamese 1-1 [1985,2010), vietnamese 1-1 +1 [1985,2010), vietnamese 1-1 +3 [2006,2008), on 19960222 19970210 20000208 20030204 20090129 | library
Working day | 05-03 if friday +1 [2013,2025), saturday>=04-20 [2014,2016), on 20100227 20120204 20140906 20141227 20150214 20190105 | worked announced | government-office-ministry-2 [2024,2025); government-office-ministry
	on 20260110 | worked announced | government-office-12729-2026
Hung Kings’ Commemoration Day (substitute day) = Ngày Giỗ Tổ Hùng Vương | on 20090406 | substitute | vacanza
Labour Day (substitute day) = Ngày Quốc tế Lao động | on 20050503 | substitute | vacanza
Reunification Day (substitute day) = Ngày Chiến thắng | on 19950502 20000502 20050502 20060502 | substitute | vacanza

fact national 2023 | off 01-20 01-26 05-02 05-03 09-01 09-04 | not 01-19 01-27 | Labour Code, article 112
fact national 2024 | off 04-29 09-03 02-08 02-14 | not 09-01 05-02 | dispatch 2450/VPCP-KGVX
fact national 2024 | worked 05-04 | weekends that are worked
decided dated choice | National Day; National Day (second day); National Day (observed) | - | [2028,) | national | not chosen yet | Vietnam, Labour Code 2019, article 112: one day before or after 2 September, chosen each year | https://vbpl.vn/TW/Pages/vbpq-van-ban-goc.aspx?ItemID=139264
decided yes law | - | 01-02 | [2026,2027) | national | off in exchange | Vietnam, Government Office, 12729/VPCP-KGVX of 25 December 2025 | https://tracuuquyhoach.com/tin-tuc/tin-vui-cho-nguoi-lao-dong-chinh-phu-dong-y-nghi-tet-duong-lich-4-ngay-54100289
`;
