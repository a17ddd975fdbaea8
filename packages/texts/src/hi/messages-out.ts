// SPDX-License-Identifier: Apache-2.0
import type { messagesOut as source } from '../en/messages-out.ts'
import type { Translated } from '../translated.ts'

/** Messages by SMS and mail. */
export const messagesOut: Translated<typeof source> = {
  'mail.code.login': '{site}: लॉगिन के लिए आपका कोड {secret} है। इसे किसी को न बताएँ।',
  'mail.code.register': '{site}: रजिस्टर करने के लिए आपका कोड {secret} है।',
  'mail.code.forgot': '{site}: नए पासवर्ड के लिए आपका कोड {secret} है। अगर आपने नहीं माँगा था, तो कुछ न करें।',
  'mail.code.contact': '{site}: नए संपर्क की पुष्टि का कोड {secret} है। इसे किसी को न बताएँ।',
  'mail.contact.subject': '{site} से आपका कोड',
  'mail.reset.subject': '{site} के लिए आपका अस्थायी पासवर्ड',
  'mail.reset':
    'नमस्ते {username},\nइस अस्थायी पासवर्ड से आप अगले {minutes} मिनट में {site} पर एक बार लॉगिन कर सकते हैं:\n{secret}\nफिर आपसे नया पासवर्ड चुनने को कहा जाएगा। अगर आपने यह नहीं माँगा था, तो कुछ न करें: आपका पासवर्ड नहीं बदला है।',
  'mail.invite.subject': '{site} के लिए पासवर्ड चुनें',
  'mail.invite': 'नमस्ते {username},\n24 घंटे के अंदर यह लिंक खोलें और {site} के लिए नया पासवर्ड चुनें:\n{secret}',
  'mail.security.subject': '{site}: आपके खाते में बदलाव',
  'mail.security.title': 'आपके खाते में बदलाव',
  'mail.security.warning': 'अगर यह अनुरोध आपने नहीं किया, तो तुरंत ग्राहक सेवा से संपर्क करें।',
  'mail.security': 'नमस्ते {username},\n{what}\n{warning}',
  'mail.security.factorsAsked': 'ग्राहक सेवा से आपके दूसरे सत्यापन (ऑथेंटिकेटर ऐप और पासकी) हटाने का अनुरोध किया गया है।',
  'mail.security.sms': '{site}: {what} {warning}',
  'mail.security.passkeyAdded': 'आपके खाते में एक पासकी जोड़ी गई।',
  'mail.security.appAdded': 'आपके खाते के लिए एक ऑथेंटिकेटर ऐप सेट किया गया।',
  'mail.security.recoveryCodesMade': 'आपके खाते के लिए नए रिकवरी कोड बनाए गए।',
  'mail.security.newWaysRemoved': 'किसी ने आपके खाते की पहुँच वापस पाई। हाल ही में जोड़े गए दूसरे कारक हटा दिए गए।',
  'mail.security.factorsRemoved': 'आपके खाते से एक दूसरा सत्यापन हटा दिया गया है।',
  'mail.security.inviteAsked': 'ग्राहक सेवा से आपके खाते का नया पासवर्ड सेट करने का लिंक मांगा गया है।',
  'mail.security.inviteMade': 'आपके खाते का नया पासवर्ड सेट करने का लिंक बनाया गया है।',
  'mail.security.passwordSet': 'आपके खाते का पासवर्ड बदल दिया गया है।',
  'mail.security.paymentPasswordAdded': 'आपके खाते के लिए भुगतान पासवर्ड सेट किया गया।',
  'mail.security.paymentPasswordSet': 'आपका भुगतान पासवर्ड बदल दिया गया है।',
  'mail.security.bankAccountAdded': 'निकासी के लिए {ending} पर समाप्त होने वाला बैंक खाता जोड़ा गया है।',
  'mail.security.contactChanged': 'आपके खाते का फ़ोन नंबर या ईमेल पता बदल दिया गया है।',
  'mail.security.unlocked': 'गलत प्रयासों के बाद ग्राहक सेवा ने आपका खाता अनलॉक किया है।',
}
