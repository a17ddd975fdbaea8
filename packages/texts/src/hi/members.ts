import type { members as source } from '../en/members.ts'
import type { Translated } from '../translated.ts'

/** The member centre and its frame. */
export const members: Translated<typeof source> = {
  'members.center': 'सदस्य केंद्र',
  'members.center.pages': 'सदस्य केंद्र के पेज',
  'members.security': 'सुरक्षा',
  'members.account': 'खाता',
  'members.since': 'सदस्य कब से',
  'members.memberNumber': 'सदस्य संख्या',
  'members.password': 'लॉगिन पासवर्ड',
  'members.password.change': 'लॉगिन पासवर्ड बदलें',
  'members.password.old': 'पुराना पासवर्ड',
  'members.password.new': 'नया पासवर्ड',
  'members.password.confirm': 'नया पासवर्ड फिर से',
  'members.password.done': 'पासवर्ड बदल गया है',
  'members.payment': 'भुगतान पासवर्ड',
  'members.birthday.invalid': 'कृपया तारीख yyyy-MM-dd के रूप में लिखें',
  'members.birthday.tooYoung': 'आपकी उम्र {age} साल होनी चाहिए',
  'fault.members.fixed': 'इसे सिर्फ़ एक बार लिखा जा सकता है, कृपया ग्राहक सेवा से संपर्क करें',
  'members.payment.set': 'सेट है',
  'members.payment.unset': 'सेट नहीं है',
  'members.payment.hint': 'छह अंक, जो हर निकासी की रक्षा करते हैं।',
  'members.payment.create': 'भुगतान पासवर्ड सेट करें',
  'members.payment.change': 'भुगतान पासवर्ड बदलें',
  'members.payment.old': 'पुराना भुगतान पासवर्ड',
  'members.payment.new': 'नया भुगतान पासवर्ड',
  'members.payment.confirm': 'नया भुगतान पासवर्ड फिर से',
  'members.payment.done': 'भुगतान पासवर्ड सहेजा गया',
  'members.payment.sixDigits': 'कृपया 6 अक्षर दर्ज करें: सिर्फ़ अंक',
}
