// SPDX-License-Identifier: Apache-2.0
import type { identityCheck as source } from '../en/identity-check.ts'
import type { Translated } from '../translated.ts'

/** Documents with which members prove who they are and where they live. */
export const identityCheck: Translated<typeof source> = {
  'identityCheck.title': 'पहचान की जाँच',
  'identityCheck.intro':
    'दस्तावेज़ की तस्वीरों से हमें दिखाएँ कि आप कौन हैं। इन्हें केवल अनुमति वाले कर्मचारी देखते हैं और हर बार देखना दर्ज होता है। हमारे फ़ैसले के {days, plural, one {# दिन} other {# दिन}} बाद हम तस्वीरें मिटा देते हैं।',
  'identityCheck.proof.identity': 'आप कौन हैं',
  'identityCheck.proof.address': 'आप कहाँ रहते हैं',
  'identityCheck.state.none': 'नहीं भेजा गया',
  'identityCheck.state.waiting': 'जाँच हो रही है',
  'identityCheck.state.accepted': 'स्वीकृत',
  'identityCheck.state.refused': 'अस्वीकृत',
  'identityCheck.state.expired': 'अवधि समाप्त',
  'identityCheck.sent': '{time} को भेजा गया',
  'identityCheck.until': '{time} तक मान्य',
  'identityCheck.kind': 'दस्तावेज़',
  'identityCheck.kind.passport': 'पासपोर्ट',
  'identityCheck.kind.identityCard': 'पहचान पत्र, आगे और पीछे',
  'identityCheck.kind.drivingLicence': 'ड्राइविंग लाइसेंस, आगे और पीछे',
  'identityCheck.kind.proofOfAddress': 'बिल, बैंक विवरण या सरकारी पत्र',
  'identityCheck.pictures': 'तस्वीरें',
  'identityCheck.pictures.hint':
    'तस्वीरों की संख्या: {count}. PNG या JPG, हर एक अधिकतम {size} MB. सभी कोने दिखने चाहिए और हर शब्द पढ़ा जा सके।',
  'identityCheck.send': 'दस्तावेज़ भेजें',
  'identityCheck.done': 'धन्यवाद। हम आपका दस्तावेज़ देखकर आपको लिखेंगे।',
  'identityCheck.takeBack': 'वापस लें',
  'identityCheck.takenBack': 'आपने अपना दस्तावेज़ वापस ले लिया है',
  'identityCheck.reason.unreadable': 'हम इसे पढ़ नहीं पा रहे हैं। अच्छी रोशनी में साफ़ तस्वीर लेकर फिर भेजें।',
  'identityCheck.reason.incomplete': 'एक हिस्सा गायब है। हर ओर और कोने के साथ पूरा भेजें।',
  'identityCheck.reason.wrongDocument': 'यह आपके चुने हुए दस्तावेज़ से अलग है। सूची में से कोई एक भेजें।',
  'identityCheck.reason.expired': 'यह अब मान्य नहीं है। कोई मान्य दस्तावेज़ भेजें।',
  'identityCheck.reason.otherName': 'इस पर आपके खाते से अलग नाम है। अपना दस्तावेज़ भेजें या ग्राहक सेवा को लिखें।',
  'identityCheck.reason.notGenuine': 'हम इसे असली नहीं मान सकते। मूल दस्तावेज़ भेजें या ग्राहक सेवा को लिखें।',
  'identityCheck.reason.underAge': 'यहाँ खेलने के लिए आपकी उम्र कम है, इसलिए आपका खाता बंद है।',
  'mail.document.accepted': 'आपका दस्तावेज़ स्वीकृत है',
  'mail.document.refused': 'आपका दस्तावेज़ अस्वीकृत है',
  'mail.document.thanks': 'धन्यवाद। आपको और कुछ नहीं करना है।',
  'fault.compliance.documentPictures': 'इस दस्तावेज़ के लिए ज़रूरी सभी तस्वीरें जोड़ें',
  'fault.compliance.documentWaiting': 'आपके एक दस्तावेज़ की जाँच पहले से हो रही है। आप उसे वापस ले सकते हैं।',
  'fault.compliance.documentsToday': 'आज आपने बहुत सारे दस्तावेज़ भेजे हैं। कल फिर कोशिश करें।',
  'fault.compliance.documentDecided': 'इस दस्तावेज़ पर फ़ैसला हो चुका है',
  'fault.compliance.needDocument':
    'इस निकासी से पहले हमें ऐसा दस्तावेज़ चाहिए जो दिखाए कि आप कौन हैं। उसे पहचान की जाँच में भेजें; आपका पैसा आपके खाते में रहता है।',
  'fault.backoffice.underAge': 'यह जन्मदिन आयु सीमा से कम है। दस्तावेज़ को कम उम्र के कारण अस्वीकार करें।',
  'fault.compliance.flagClosed': 'यह संकेत बंद हो चुका है',
  'fault.backoffice.notLower': 'यह सीमा लागू सीमा से ज़्यादा है',
}
