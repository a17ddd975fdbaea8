// SPDX-License-Identifier: Apache-2.0
import type { faults as source } from '../en/faults.ts'
import type { Translated } from '../translated.ts'

/**
 * Refusals of the contract that belong to no domain, and their generic field messages. Domain refusals are in
 * the file of their domain.
 */
export const faults: Translated<typeof source> = {
  'fault.call.malformed': 'تعذّرت قراءة الطلب',
  'fault.call.invalid': 'بعض القيم غير صحيحة',
  'fault.call.badBrand': 'التاجر غير معروف',
  'fault.call.encryptionRequired': 'يجب إرسال هذا الطلب مشفّرًا',
  'fault.call.badEncryption': 'تعذّر فك تشفير البيانات',
  'fault.call.unauthorized': 'لم يتم تسجيل الدخول، يرجى تسجيل الدخول',
  'fault.call.forbidden': 'لا تملك صلاحية لهذا الإجراء',
  'fault.call.notFound': 'لا شيء على هذا العنوان',
  'fault.call.wrongMethod': 'هذا العنوان لا يقبل هذه الطريقة',
  'fault.call.requestReused': 'سبق استخدام رقم هذا الطلب لشيء آخر',
  'fault.call.tooLarge': 'الطلب كبير جدًا',
  'fault.call.wrongContentType': 'نوع المحتوى هذا غير مقبول هنا',
  'fault.call.tooManyRequests': 'طلبات كثيرة جدًا، يرجى المحاولة بعد دقيقة',
  'fault.call.unexpected': 'حدث خطأ من جهتنا. المرجع {reference}',
  'fault.call.unavailable': 'الخدمة غير متاحة الآن، يرجى المحاولة بعد قليل',
  'fault.field.unknown': 'هذا الحقل غير معروف',
  'fault.field.required': 'لا يمكن ترك الحقل فارغًا',
  'fault.field.invalid': 'هذه القيمة غير صحيحة',
  'fault.maintenance': 'الموقع تحت الصيانة',
  'fault.site.invalidUrl': 'رابط غير صالح، يرجى التواصل مع خدمة العملاء',
  'fault.site.ipBlocked': 'الوصول مقيّد',
  'fault.site.regionRestricted': 'الموقع غير متاح في منطقتك',
  'fault.backoffice.settingChanged': 'غيّر شخص آخر هذا في هذه الأثناء: {names}. يرجى مراجعته من جديد',
  'fault.backoffice.noBrand': 'لا توجد علامة بهذا الاسم',
  'fault.backoffice.codeRequired': 'يرجى إدخال رمز تطبيق المصادقة',
  'fault.backoffice.ownRequest': 'أنت من طلب هذا؛ يقرر فيه مشغّل آخر',
  'fault.backoffice.requestOver': 'بُتّ في هذا الطلب أو انتهت مدته',
  'fault.backoffice.requestWaiting': 'طُلب الأمر نفسه من قبل وهو بانتظار قرار',
  'fault.backoffice.noMember': 'لا يوجد عضو بهذا الاسم',
  'fault.backoffice.noAgent': 'لا يوجد في هذه العلامة وكيل مفتوح الحساب بهذا الاسم',
  'fault.backoffice.noUpline': 'ليس للوكيل العام ولا للحساب التجريبي وكيل أعلى',
  'fault.backoffice.uplineCircle': 'لا يمكن أن يكون الحساب تحت نفسه أو تحت فريقه',
  'fault.agents.lineTooDeep': 'لا يمكن أن يتجاوز الخط 50 مستوى',
  'fault.backoffice.moveWaiting': 'هناك نقل مخطط لهذا الحساب بالفعل. ألغِه أولاً',
  'fault.backoffice.noMove': 'لا يوجد نقل مخطط لهذا الحساب',
  'fault.backoffice.noRank': 'ليس للحساب التجريبي مستوى',
  'fault.backoffice.noHost': 'لا يوجد مضيف بهذا الاسم',
  'fault.backoffice.noChange': 'لا يوجد تغيير كهذا',
  'fault.backoffice.brandTaken': 'هذا الرمز مستخدم لعلامة أخرى',
  'fault.backoffice.hostTaken': 'هذا المضيف مستخدم بالفعل',
  'fault.backoffice.vendorAway': 'لا يرسل مزوّد الألعاب قائمته حاليًا',
  'fault.backoffice.noList': 'يتشارك مزوّدو العرض التجريبي هذا الحساب، وليست له قائمة ألعاب خاصة به',
  'fault.backoffice.firstBrand': 'لا يمكن إغلاق العلامة الأولى',
}
