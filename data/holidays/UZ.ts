/** Holidays of Uzbekistan: rules, years and sources. The format: `README.md`. */
export const UZ = `
known [1992,)

source decree-president-exchanged-2018 | Uzbekistan, decree of the President on exchanged days of 2018 | https://lex.uz/docs/-3479237
source decree-president-exchanged-2019 | Uzbekistan, decree of the President on exchanged days of 2019 | https://lex.uz/docs/-4054698
source decree-president-exchanged-2020 | Uzbekistan, decree of the President on exchanged days of 2020 | https://lex.uz/docs/-4595638
source decree-president-exchanged-2021 | Uzbekistan, decree of the President on exchanged days of 2021 | https://lex.uz/docs/-5137156
source decree-president-exchanged-2022 | Uzbekistan, decree of the President on exchanged days of 2022 | https://lex.uz/docs/-5784917
source decree-president-exchanged-2023 | Uzbekistan, decree of the President on exchanged days of 2023 | https://lex.uz/docs/-6324664
source decree-president-exchanged-2024 | Uzbekistan, decree of the President on exchanged days of 2024 | https://lex.uz/docs/-6704048
source decree-president-exchanged-2025 | Uzbekistan, decree of the President on exchanged days of 2025 | https://lex.uz/docs/-7275687
source decree-president-exchanged-2026 | Uzbekistan, decree of the President on exchanged days of 2026 | https://lex.uz/docs/-7938920
source decree-president-further-2018 | Uzbekistan, decree of the President on further days off of 2018 | https://lex.uz/docs/-3479237
source decree-president-further-2019 | Uzbekistan, decree of the President on further days off of 2019 | https://lex.uz/docs/-4054698
source decree-president-further-2020 | Uzbekistan, decree of the President on further days off of 2020 | https://lex.uz/docs/-4595638
source decree-president-further-2021 | Uzbekistan, decree of the President on further days off of 2021 | https://lex.uz/docs/-5137156
source decree-president-further-2022 | Uzbekistan, decree of the President on further days off of 2022 | https://lex.uz/docs/-5784917
source decree-president-further-2023 | Uzbekistan, decree of the President on further days off of 2023 | https://lex.uz/docs/-6324664
source decree-president-further-2024 | Uzbekistan, decree of the President on further days off of 2024 | https://lex.uz/docs/-6704048
source decree-president-further-2025 | Uzbekistan, decree of the President on further days off of 2025 | https://lex.uz/docs/-7275687
source decree-president-further-2026 | Uzbekistan, decree of the President on further days off of 2026 | https://lex.uz/docs/-7938920
source labour-code-article-208 | Uzbekistan, Labour Code, article 208: a holiday on a day of rest is made up for on the next working day | https://qalampir.uz/en/news/uzbekistonliklar-8-mart-va-navruz-munosabati-bilan-necha-kun-dam-oladi-115398

lieu saturday>next sunday>next [2023,) | all but Eid al-Adha; Eid al-Fitr | as (koʻchirilgan kun) | labour-code-article-208

Additional day off = Qo‘shimcha dam olish kuni | on 20180102 20180320 20180831 20190102 20190322 20190902 20200323 20210514 20210902 20210903 20211231 20220103 20220322 20220323 20220503 20220711 20220902 20230102 20230424 20230629 20230630 20240322 20240411 20240618 20240903 20241231 20251231 20260102 20260528 20260529 20260831 | announced | decree-president-further-*
Constitution Day = Konstitutsiya kuni | 12-08 [1993,) | library
Day of Memory and Honour = Xotira va qadrlash kuni | 05-09 | library
Day of Memory and Honour (substitute day) = Xotira va qadrlash kuni (koʻchirilgan kun) | 05-10 if sunday +1 [1953,1988), 05-09 if sunday +1 [1954,1983), 05-10 if sunday +1 [2026,2100), 05-09 if sunday +1 [2027,) | substitute | labour-code-article-208 [2023,); library
Eid al-Adha = Qurbon hayiti | on 20061230 20071219 | vacanza
	hijri 12-10 [1970,2077) | computed estimated | library
	on 20150924 20160912 | collection estimated | which-feast-was
Eid al-Adha (substitute day) = Qurbon hayiti (koʻchirilgan kun) | on 19710208 19730115 19751215 19801020 19830919 19880725 19910624 20240617 20270517 20300415 | substitute estimated | labour-code-article-208 [2023,) computed; library computed
Eid al-Fitr = Roʻza hayiti | on 20090921 | vacanza
	hijri 10-1 [1970,2077) | computed estimated | library
	on 20110831 20130809 20150718 20170626 20190605 | collection estimated | which-feast-was
Eid al-Fitr (substitute day) = Roʻza hayiti (koʻchirilgan kun) | on 19731029 19780904 19810803 19840702 19860609 19890508 20250331 20280228 | substitute estimated | labour-code-article-208 [2023,) computed; library computed
Exchanged day off = Dam olish kuni | on 20180103 20180319 20180322 20180823 20180824 20180903 20180904 20181231 20190103 20190606 20190903 20191231 20200102 20200831 20210322 20210721 20210722 20220104 20220504 20220712 20230103 20230320 20230322 20240102 20240412 20241230 20250102 20261231 | announced | decree-president-exchanged-*
Independence Day = Mustaqillik kuni | 09-01 [1992,) | library
International Women's Day = Xalqaro xotin-qizlar kuni | 03-08 | library
International Women's Day (substitute day) = Xalqaro xotin-qizlar kuni (koʻchirilgan kun) | 03-09 if sunday +1 [1952,1987), 03-08 if sunday +1 [1953,1988), 03-09 if sunday +1 [2025,2099), 03-08 if sunday +1 [2026,2100) | substitute | labour-code-article-208 [2023,); library
New Year's Day = Yangi yil bayrami | 01-01 | library
New Year's Day (substitute day) = Yangi yil bayrami (koʻchirilgan kun) | 01-01 if sunday +1 [,1990), 01-02 if sunday +1 [1955,1984), 01-01 if sunday +1 [2023,2097), 01-02 if sunday +1 [2028,2096) | substitute | labour-code-article-208 [2023,); library
Nowruz = Navroʻz bayrami | 03-21 | library
Nowruz (substitute day) = Navroʻz | on 20320323 | collection estimated | off-vacanza-holidays
Nowruz (substitute day) = Navroʻz bayrami (koʻchirilgan kun) | 03-22 if sunday +1 [1953,1988), 03-21 if sunday +1 [1954,1983), 03-22 if sunday +1 [2026,2100), 03-21 if sunday +1 [2027,) | substitute | labour-code-article-208 [2023,); library
Teachers and Mentors Day = Oʻqituvchi va murabbiylar kuni | 10-01 [1997,) | library
Working day | on 20180106 20180317 20180324 20180825 20180826 20180908 20180915 20181229 20190105 20190601 20190907 20191228 20200104 20200829 20210327 20210717 20210724 20220108 20220507 20220716 20230107 20230311 20230325 20240106 20240413 20241214 20250104 20261212 | worked announced | decree-president-exchanged-*

fact national 2018 | off 08-31 09-03 12-31 | not 12-10 | decree on 2018: nothing is made up for by itself
`;
