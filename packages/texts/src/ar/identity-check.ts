// SPDX-License-Identifier: Apache-2.0
import type { identityCheck as source } from '../en/identity-check.ts'
import type { Translated } from '../translated.ts'

/** Documents with which members prove who they are and where they live. */
export const identityCheck: Translated<typeof source> = {
  'identityCheck.title': 'التحقق من الهوية',
  'identityCheck.intro':
    'أرنا من أنت بصور وثيقة. لا يراها إلا الموظفون المخوَّلون، وتُسجَّل كل مشاهدة. نحذف الصور بعد {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} من قرارنا.',
  'identityCheck.proof.identity': 'من أنت',
  'identityCheck.proof.address': 'أين تسكن',
  'identityCheck.state.none': 'لم تُرسل',
  'identityCheck.state.waiting': 'قيد المراجعة',
  'identityCheck.state.accepted': 'مقبولة',
  'identityCheck.state.refused': 'مرفوضة',
  'identityCheck.state.expired': 'منتهية',
  'identityCheck.sent': 'أُرسلت {time}',
  'identityCheck.until': 'صالحة حتى {time}',
  'identityCheck.kind': 'الوثيقة',
  'identityCheck.kind.passport': 'جواز سفر',
  'identityCheck.kind.identityCard': 'بطاقة هوية، الوجه والظهر',
  'identityCheck.kind.drivingLicence': 'رخصة قيادة، الوجه والظهر',
  'identityCheck.kind.proofOfAddress': 'فاتورة أو كشف حساب بنكي أو رسالة رسمية',
  'identityCheck.pictures': 'الصور',
  'identityCheck.pictures.hint':
    'عدد الصور: {count}. PNG أو JPG، بحد أقصى {size} ميغابايت لكل صورة. يجب أن تظهر كل الزوايا وأن تُقرأ كل كلمة.',
  'identityCheck.send': 'إرسال الوثيقة',
  'identityCheck.done': 'شكرًا لك. سننظر في وثيقتك ونكتب إليك.',
  'identityCheck.takeBack': 'سحب',
  'identityCheck.takenBack': 'لقد سحبت وثيقتك',
  'identityCheck.reason.unreadable': 'لا نستطيع قراءتها. التقط صورة واضحة في إضاءة جيدة وأرسلها مجددًا.',
  'identityCheck.reason.incomplete': 'هناك جزء ناقص. أرسلها كاملة بكل وجه وزاوية.',
  'identityCheck.reason.wrongDocument': 'هذه ليست الوثيقة التي اخترتها. أرسل واحدة من القائمة.',
  'identityCheck.reason.expired': 'لم تعد صالحة. أرسل وثيقة سارية.',
  'identityCheck.reason.otherName': 'تحمل اسمًا غير اسم حسابك. أرسل وثيقتك أنت، أو راسل خدمة العملاء.',
  'identityCheck.reason.notGenuine': 'لا يمكننا قبولها كوثيقة أصلية. أرسل الأصل، أو راسل خدمة العملاء.',
  'identityCheck.reason.underAge': 'أنت أصغر من أن تلعب هنا، لذلك أُغلق حسابك.',
  'mail.document.accepted': 'قُبلت وثيقتك',
  'mail.document.refused': 'رُفضت وثيقتك',
  'mail.document.thanks': 'شكرًا لك. لا يلزمك فعل أي شيء آخر.',
  'fault.compliance.documentPictures': 'أضف كل الصور التي تتطلبها هذه الوثيقة',
  'fault.compliance.documentWaiting': 'إحدى وثائقك قيد المراجعة بالفعل. يمكنك سحبها.',
  'fault.compliance.documentsToday': 'أرسلت وثائق كثيرة اليوم. حاول مجددًا غدًا.',
  'fault.compliance.documentDecided': 'صدر قرار بشأن هذه الوثيقة بالفعل',
  'fault.compliance.needDocument':
    'قبل هذا السحب نحتاج إلى وثيقة تبيّن من أنت. أرسلها في التحقق من الهوية؛ تبقى أموالك في حسابك.',
  'fault.backoffice.underAge': 'تاريخ الميلاد هذا دون الحد الأدنى للعمر. ارفض الوثيقة لصغر السن.',
  'fault.compliance.flagClosed': 'أُغلقت هذه الإشارة بالفعل',
  'fault.backoffice.notLower': 'هذا الحد أعلى من الحد الساري',
}
