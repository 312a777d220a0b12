import type { AddedDay } from './overlay';

// Days that many countries of Asia have: English name, local name, rule, days they last.

export const NEW_YEAR: AddedDay = ["New Year's Day", '', '01-01'];
export const LABOUR: AddedDay = ['Labour Day', '', '05-01'];
export const WOMEN: AddedDay = ["International Women's Day", '', '03-08'];
export const CHRISTMAS: AddedDay = ['Christmas Day', '', '12-25'];
export const fitr = (days: number): AddedDay => ['Eid al-Fitr', 'عيد الفطر', 'hijri 10-1', days];
export const adha = (days: number): AddedDay => ['Eid al-Adha', 'عيد الأضحى', 'hijri 12-10', days];
export const ARAFAH: AddedDay = ['Day of Arafah', 'يوم عرفة', 'hijri 12-9'];
export const MUHARRAM: AddedDay = ['Islamic New Year', 'رأس السنة الهجرية', 'hijri 1-1'];
export const ASHURA: AddedDay = ['Ashura', 'عاشوراء', 'hijri 1-10'];
export const MAWLID: AddedDay = ["Prophet's Birthday", 'المولد النبوي', 'hijri 3-12'];
export const ISRA: AddedDay = ["Isra and Mi'raj", 'الإسراء والمعراج', 'hijri 7-27'];
