// SPDX-License-Identifier: Apache-2.0
import type { mall as source } from '../en/mall.ts'
import type { Translated } from '../translated.ts'

/** The points mall. */
export const mall: Translated<typeof source> = {
  'mall.title': 'متجر النقاط',
  'mall.hint': 'تأتي النقاط مع رهاناتك ولا تنتهي صلاحيتها.',
  'mall.empty': 'لا جوائز بعد',
  'mall.emptyHint': 'ستظهر الجوائز الجديدة هنا.',
  'mall.action': 'تصفح العروض',
  'mall.balance': 'نقاطك',
  'mall.worth': 'قيمة {points} نقطة هي {amount}',
  'mall.login': 'يمكن رؤية النقاط واستبدالها بعد تسجيل الدخول.',
  'mall.convert': 'تحويل النقاط',
  'mall.convert.points': 'النقاط المراد تحويلها',
  'mall.convert.rule': '{min} نقطة على الأقل، بمضاعفات {step}',
  'mall.convert.gets': 'المبلغ المستلم',
  'mall.categories': 'أنواع الجوائز',
  'mall.category.TECH': 'إلكترونيات',
  'mall.category.HOME': 'المنزل',
  'mall.category.STYLE': 'أناقة',
  'mall.category.LEISURE': 'ترفيه',
  'mall.points':
    '{count, plural, zero {# نقطة} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}',
  'mall.stock':
    '{count, plural, zero {بقي #} one {بقيت قطعة واحدة} two {بقيت قطعتان} few {بقيت # قطع} many {بقيت # قطعة} other {بقيت # قطعة}}',
  'mall.soldOut': 'نفدت الكمية',
  'mall.rank': 'من {rank} فأعلى',
  'mall.missing':
    '{count, plural, zero {تنقص # نقطة} one {تنقص نقطة واحدة} two {تنقص نقطتان} few {تنقص # نقاط} many {تنقص # نقطة} other {تنقص # نقطة}}',
  'mall.redeem': 'استبدال',
  'mall.redeem.done': 'وصلنا طلب الاستبدال وسنراجعه.',
  'mall.quantity': 'الكمية',
  'mall.quantity.less': 'إنقاص واحدة',
  'mall.quantity.more': 'زيادة واحدة',
  'mall.address': 'عنوان التوصيل',
  'mall.addressHint': 'الاسم والشارع والمدينة والبلد ورقم الهاتف',
  'mall.total': 'المجموع',
  'mall.contact': 'يلزم رقم للتواصل',
  'mall.contact.hint': 'يمكن استبدال النقاط بمكافأة عند وجود رقم Zalo أو WhatsApp في الملف الشخصي.',
  'mall.contact.go': 'افتح ملفك الشخصي',
  'mall.history': 'عمليات الاستبدال',
  'mall.history.empty': 'لا عمليات استبدال بعد',
  'mall.inProcess': 'قيد المعالجة',
  'fault.rewards.insufficientPoints': 'لديك {available} نقطة والمطلوب {points}',
  'fault.rewards.belowMinimum': 'الحد الأدنى للتحويل {min} نقطة',
  'fault.rewards.notMultiple': 'تُحوَّل النقاط بمضاعفات {step}',
  'fault.rewards.outOfStock': 'لم يتبقَّ سوى {left}',
  'fault.rewards.rankTooLow': 'هذه الجائزة للأعضاء من VIP{rank} فأعلى',
  'fault.rewards.contactRequired': 'يلزم رقم Zalo أو WhatsApp في الملف الشخصي لاستبدال النقاط بمكافأة',
}
