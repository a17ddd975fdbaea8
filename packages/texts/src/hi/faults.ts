// SPDX-License-Identifier: Apache-2.0
import type { faults as source } from '../en/faults.ts'
import type { Translated } from '../translated.ts'

/**
 * Refusals of the contract that belong to no domain, and their generic field messages. Domain refusals are in
 * the file of their domain.
 */
export const faults: Translated<typeof source> = {
  'fault.call.malformed': 'अनुरोध पढ़ा नहीं जा सका',
  'fault.call.invalid': 'कुछ मान सही नहीं हैं',
  'fault.call.badBrand': 'यह मर्चेंट ज्ञात नहीं है',
  'fault.call.encryptionRequired': 'यह अनुरोध एन्क्रिप्ट करके भेजना ज़रूरी है',
  'fault.call.badEncryption': 'एन्क्रिप्ट किया गया डेटा नहीं खुल सका',
  'fault.call.unauthorized': 'आपने लॉगिन नहीं किया है, कृपया लॉगिन करें',
  'fault.call.forbidden': 'आपको इसकी अनुमति नहीं है',
  'fault.call.notFound': 'इस पते पर कुछ नहीं है',
  'fault.call.wrongMethod': 'यह पता इस तरीके को स्वीकार नहीं करता',
  'fault.call.requestReused': 'यह अनुरोध संख्या पहले ही किसी और काम में आ चुकी है',
  'fault.call.tooLarge': 'अनुरोध बहुत बड़ा है',
  'fault.call.wrongContentType': 'इस प्रकार की सामग्री यहाँ नहीं पढ़ी जाती',
  'fault.call.tooManyRequests': 'बहुत ज़्यादा अनुरोध, कृपया एक मिनट बाद कोशिश करें',
  'fault.call.unexpected': 'हमारी ओर कुछ गड़बड़ हो गई। संदर्भ {reference}',
  'fault.call.unavailable': 'सेवा अभी उपलब्ध नहीं है, कृपया थोड़ी देर में कोशिश करें',
  'fault.field.unknown': 'यह फ़ील्ड ज्ञात नहीं है',
  'fault.field.required': 'यह खाली नहीं हो सकता',
  'fault.field.invalid': 'यह मान सही नहीं है',
  'fault.maintenance': 'साइट का रखरखाव चल रहा है',
  'fault.site.invalidUrl': 'पता सही नहीं है, कृपया ग्राहक सेवा से संपर्क करें',
  'fault.site.ipBlocked': 'पहुँच सीमित है',
  'fault.site.regionRestricted': 'आपकी जगह पर यह साइट उपलब्ध नहीं है',
  'fault.backoffice.settingChanged': 'इस बीच किसी और ने इसे बदल दिया है: {names}। कृपया फिर से देखें',
  'fault.backoffice.noBrand': 'ऐसा कोई ब्रांड नहीं है',
  'fault.backoffice.codeRequired': 'कृपया अपने ऑथेंटिकेटर ऐप का कोड दर्ज करें',
  'fault.backoffice.ownRequest': 'यह अनुरोध आपने ही किया है; निर्णय कोई दूसरा ऑपरेटर करेगा',
  'fault.backoffice.requestOver': 'इस अनुरोध पर निर्णय हो चुका है या इसकी समय-सीमा बीत गई है',
  'fault.backoffice.requestWaiting': 'यही अनुरोध पहले से निर्णय की प्रतीक्षा में है',
  'fault.backoffice.noMember': 'ऐसा कोई सदस्य नहीं है',
  'fault.backoffice.noAgent': 'इस ब्रांड में इस नाम का कोई चालू एजेंट नहीं है',
  'fault.backoffice.noUpline': 'जनरल एजेंट या ट्रायल खाते की कोई अपलाइन नहीं होती',
  'fault.backoffice.uplineCircle': 'कोई खाता अपने या अपनी ही टीम के नीचे नहीं हो सकता',
  'fault.agents.lineTooDeep': 'एक लाइन में अधिकतम 50 स्तर हो सकते हैं',
  'fault.backoffice.moveWaiting': 'इस खाते का स्थानांतरण पहले से तय है। पहले उसे रद्द करें',
  'fault.backoffice.noMove': 'इस खाते का कोई स्थानांतरण तय नहीं है',
  'fault.backoffice.noRank': 'ट्रायल खाते की कोई रैंक नहीं होती',
  'fault.backoffice.noHost': 'ऐसा कोई होस्ट नहीं है',
  'fault.backoffice.noChange': 'ऐसा कोई बदलाव नहीं है',
  'fault.backoffice.brandTaken': 'यह कोड किसी और ब्रांड का है',
  'fault.backoffice.hostTaken': 'यह होस्ट पहले से उपयोग में है',
  'fault.backoffice.vendorAway': 'प्रदाता अभी अपने गेम की सूची नहीं दे रहा है',
  'fault.backoffice.noList': 'डेमो प्रदाता यह खाता साझा करते हैं; इसकी गेम की अपनी कोई सूची नहीं है',
  'fault.backoffice.firstBrand': 'पहला ब्रांड बंद नहीं किया जा सकता',
}
