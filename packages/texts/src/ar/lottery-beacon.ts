// SPDX-License-Identifier: Apache-2.0
import type { lotteryBeacon as source } from '../en/lottery-beacon.ts'
import type { Translated } from '../translated.ts'

/** Where the randomness of draws comes from, and how it is checked. */
export const lotteryBeacon: Translated<typeof source> = {
  'lottery.beacon': 'المصدر العشوائي',
  'lottery.beacon.own': 'منارة المشغّل نفسه، موقّعة ومتسلسلة',
  'lottery.beacon.drand': 'drand، تديره منظمات مستقلة',
  'lottery.beacon.unknown': 'مصدر غير معروف',
  'lottery.beacon.none': 'لا يوجد: نتج من البذرة وحدها',
  'lottery.beacon.round': 'الجولة {round}',
  'lottery.beacon.signature': 'توقيع الجولة',
  'lottery.beacon.waiting': 'السحب {number} ينتظر مصدره العشوائي. إذا لم يظهر تُعاد جميع الرهانات.',
  'lottery.verifier.save': 'حفظ صفحة للتحقق دون اتصال',
  'lottery.verifier.title': 'التحقق من سحب',
  'lottery.verifier.lead': 'تعيد هذه الصفحة حساب السحب على هذا الجهاز. لا يمكنها الاتصال بأي خادم.',
  'lottery.verifier.seed': 'للبذرة البصمة المنشورة قبل السحب',
  'lottery.verifier.round': 'الجولة هي الأولى ابتداءً من وقت السحب وموقّعة',
  'lottery.verifier.numbers': 'الأرقام ناتجة عن القيم المنشورة',
}
