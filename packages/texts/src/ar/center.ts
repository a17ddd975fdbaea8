// SPDX-License-Identifier: Apache-2.0
import type { center as source } from '../en/center.ts'
import type { Translated } from '../translated.ts'

/** Small pages of the member centre, and its frame. */
export const center: Translated<typeof source> = {
  'center.transferFund': 'التحويل',
  'center.transferUpline': 'تحويل إلى الوكيل الأعلى',
  'center.personalProfit': 'الربح والخسارة',
  'center.bonusDetails': 'المكافآت',
  'center.messageV2': 'الرسائل',
  'center.playerRank': 'مستوى VIP',
  'center.broken': 'تعذّر فتح مركز الأعضاء',
  'center.promotions': 'تصفح العروض',
  'center.transferFund.main': 'المحفظة الرئيسية',
  'center.transferFund.wallets': 'محافظك',
  'center.transferFund.maintenance': 'قيد الصيانة',
  'center.transferFund.onItsWay': '{amount} في الطريق إلى: {wallet}',
  'center.transferFund.from': 'من',
  'center.transferFund.to': 'إلى',
  'center.transferFund.swap': 'تبديل المحفظتين',
  'center.transferFund.all': 'الكل: {amount}',
  'center.transferFund.returnAll': 'إعادة كل الأموال',
  'center.transferFund.returned': 'عادت كل الأموال إلى محفظتك الرئيسية',
  'center.transferFund.notReturned': 'لم تُجب كل المحافظ. أموالك آمنة، يُرجى المحاولة لاحقًا.',
  'center.transferFund.pending': '{amount} في الطريق. سترى هنا متى يصل المبلغ.',
  'center.transferFund.hint':
    'تُلعب ألعاب المزوّد الذي لديه محفظة خاصة بالأموال الموجودة في تلك المحفظة. حدود اللعب التي وضعتها لا تُحتسب هناك. الرهانات هناك لا تظهر في سجل رهاناتك هنا ولا تُحتسب ضمن حجم الرهان.',
  'center.transferFund.emptyHint': 'لا يملك أي استوديو هنا محفظة خاصة به، فلا حاجة إلى التحويل.',
  'center.transfer.to': 'تحويل إلى {account}',
  'center.transfer.hint': 'يصل المبلغ فورًا ولا يمكن استرجاعه.',
  'center.transfer.done': 'تم تحويل {amount}',
  'center.personalProfit.empty': 'لا شيء هنا بعد',
  'center.personalProfit.emptyHint': 'تجد كل رهاناتك في سجل الرهانات.',
  'center.personalProfit.action': 'فتح سجل الرهانات',
  'center.bonusDetails.empty': 'لا مكافآت بعد',
  'center.bonusDetails.emptyHint': 'ستظهر هنا المكافآت التي تحصل عليها.',
  'center.avatar': 'صورتك',
  'center.avatar.all': 'الصور المتاحة',
  'center.avatar.one': 'الصورة {number}',
}
