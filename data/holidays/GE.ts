/** Holidays of Georgia: rules, years and sources. The format: `README.md`. */
export const GE = `
country Georgia
known [1991,)

source law-family-values-2025 | Georgia, Law on Family Values and Protection of Minors: 17 May from 2025 | https://unn.ua/en/news/georgia-sets-a-european-record-for-the-number-of-official-holidays
source library
source off-one-time | Days off for one time, as vacanza/holidays (MIT) lists them

Bedoba = ბედობა | 01-02 | collection | library
Day of Family Purity and Respect for Parents = ოჯახის სიწმინდისა და მშობლების პატივისცემის დღე | 05-17 [2025,) | law-family-values-2025
Easter Monday = აღდგომის ორშაბათი | orthodox+1 | computed | library
Easter Saturday = დიდი შაბათი | orthodox-1 | computed | library
Easter Sunday = აღდგომა | orthodox | computed | library
Good Friday = წითელი პარასკევი | orthodox-2 | computed | library
Independence Day = დამოუკიდებლობის დღე | 05-26 | collection | library
International Women's Day = ქალთა საერთაშორისო დღე | 03-08 | collection | library
Mother's Day = დედის დღე | 03-03 | collection | library
National Unity Day = ეროვნული ერთიანობის დღე | 04-09 [1990,) | collection | library
New Year's Day = ახალი წელი | 01-01 | collection | library
Orthodox Christmas = შობა | 01-07 | collection | library
Orthodox Epiphany = ნათლისღება | 01-19 | collection | library
Public holiday = უქმე დღე | on 20240517 20250829 | collection estimated | off-one-time
Saint Andrew the First-Called Day = წმინდა ანდრია პირველწოდებულის ხსენების დღე | 05-12 | collection | library
Saint George's Day = გიორგობა | 11-23 | collection | library
Saint Mary's Day = მარიამობა | 08-28 | collection | library
Svetitskhovloba = სვეტიცხოვლობა | 10-14 | collection | library
Victory Day = ფაშიზმზე გამარჯვების დღე | 05-09 | collection | library

fact national 2025 | off 05-17 | not 05-16 | Law on Family Values: the Day of Family Purity
`;
