// SPDX-License-Identifier: Apache-2.0
import type { referral as source } from '../en/referral.ts'
import type { Translated } from '../translated.ts'

/** Inviting friends. */
export const referral: Translated<typeof source> = {
  'referral.title': 'ادعُ واربح',
  'referral.promise': 'تحصل أنت وصديقك على {amount} لكل منكما',
  'referral.steps': 'كيف يعمل',
  'referral.step.share': 'شارك رابطك أو رمزك.',
  'referral.step.register': 'يسجّل صديقك به.',
  'referral.step.play': 'خلال {days} يومًا يودع {deposit} ويبلغ رهانات صالحة بقيمة {bets}.',
  'referral.step.reward':
    'يحصل كل منكما على {amount} في مركز الجوائز، ويجب الرهان بها {times, plural, zero {# مرة} one {مرة واحدة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}}.',
  'referral.step.cash': 'يحصل كل منكما على {amount} في مركز الجوائز.',
  'referral.step.commission': 'وتحصل أيضًا على {percent} من رهانات أصدقائك الصالحة، وتُدفع كل يوم.',
  'referral.code': 'رمزك',
  'referral.share': 'مشاركة',
  'referral.shareText': 'انضم إليّ في {site}',
  'referral.invited': 'المدعوون',
  'referral.qualified': 'المؤهلون',
  'referral.bonus': 'أرباحك',
  'referral.friends': 'أصدقاؤك',
  'referral.friends.empty': 'لم يسجّل أحد برمزك بعد',
  'referral.friends.emptyHint': 'شارك رابطك للبدء.',
  'referral.registered': 'تاريخ التسجيل',
  'referral.status.Process': 'في الطريق',
  'referral.status.Qualified': 'مؤهل',
  'referral.status.Blocked': 'لا يُحتسب',
  'referral.status.Expired': 'انتهى الوقت',
  'referral.blocked.device': 'يستخدم الجهاز نفسه الذي تستخدمه أنت أو صديق آخر دعوته',
  'referral.blocked.ip': 'يستخدم عنوان الإنترنت نفسه الذي تستخدمه',
  'referral.blocked.payeeName': 'له اسم الدفع نفسه الذي لديك',
  'referral.blocked.phone': 'له رقم الهاتف نفسه الذي لديك',
  'referral.rules': 'من يُحتسب',
  'referral.rules.text':
    'لا يُحتسب الحساب إذا شاركك الجهاز أو عنوان الإنترنت أو اسم الدفع أو رقم الهاتف، أو شارك جهازًا مع صديق آخر دعوته.',
  'referral.title.inviter': 'تأهل صديق دعوته',
  'referral.title.friend': 'جائزة قبول الدعوة',
  'referral.title.commission': 'حصة من رهانات الأصدقاء المدعوين، {day}',
}
