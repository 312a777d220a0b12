/** Holidays of Benin: rules, years and sources. The format: `README.md`. */
export const BJ = `
country Benin

source library
source loi-32-2024 | Benin, Loi 2024-32 of 2 September 2024: the second Friday of January and the Thursday before | https://www.beninintelligent.com/2024/09/13/fete-du-vodun-talon-promulgue-la-loi-sur-la-reforme-du-10-janvier/

All Saints' Day = Toussaint | 11-01 | library
Ascension Day = Ascension | easter+39 | computed | library
Assumption = Assomption | 08-15 | library
Birthday of Muhammad (Mawlid) = Mawlid | hijri 3-12 | computed estimated | library
Christmas Day = Noël | 12-25 | library
Easter Monday = Lundi de Pâques | easter+1 | computed | library
End of Ramadan (Eid al-Fitr) = Fête de fin du Ramadan | hijri 10-1 | computed estimated | library
Feast of the Sacrifice (Eid al-Adha) = Fête du mouton | hijri 12-10 | computed estimated | library
Independence Day = Fête Nationale | 08-01 [1961,) | library
Labour Day = Fête du travail | 05-01 | library
New Year's Day = Nouvel An | 01-01 | library
Vodoun Festival = Fête du Vodoun | 01-10 [,2025) | library
Vodoun Festival = Fête annuelle des religions traditionnelles | thursday>=01-07 [2025,) | 2d | loi-32-2024
Whit Monday = Lundi de Pentecôte | easter+50 | computed | library

fact national 2024 | off 01-10 | not 01-11 | Loi 97-031
fact national 2025 | off 01-09 01-10 | not 01-08 | Loi 2024-32
fact national 2026 | off 01-08 01-09 | not 01-10 | Loi 2024-32
`;
