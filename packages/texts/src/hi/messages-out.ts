import type { messagesOut as source } from '../en/messages-out.ts'
import type { Translated } from '../translated.ts'

/** What leaves the house by SMS and by mail. */
export const messagesOut: Translated<typeof source> = {
  'mail.code.login': '{site}: लॉगिन के लिए आपका कोड {secret} है। इसे किसी को न बताएँ।',
  'mail.code.register': '{site}: रजिस्टर करने के लिए आपका कोड {secret} है।',
  'mail.code.forgot': '{site}: नए पासवर्ड के लिए आपका कोड {secret} है। अगर आपने नहीं माँगा था, तो कुछ न करें।',
  'mail.code.contact': '{site}: नए संपर्क की पुष्टि का कोड {secret} है। इसे किसी को न बताएँ।',
  'mail.contact.subject': '{site} से आपका कोड',
  'mail.reset.subject': '{site} के लिए आपका अस्थायी पासवर्ड',
  'mail.reset': 'नमस्ते {username},\nइस अस्थायी पासवर्ड से आप अगले {minutes} मिनट में {site} पर एक बार लॉगिन कर सकते हैं:\n{secret}\nफिर आपसे नया पासवर्ड चुनने को कहा जाएगा। अगर आपने यह नहीं माँगा था, तो कुछ न करें: आपका पासवर्ड नहीं बदला है।',
  'mail.invite.subject': '{site} के लिए पासवर्ड चुनें',
  'mail.invite': 'नमस्ते {username},\n24 घंटे के अंदर यह लिंक खोलें और {site} के लिए नया पासवर्ड चुनें:\n{secret}',
}
