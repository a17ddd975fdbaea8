import type { messagesOut as source } from '../en/messages-out.ts'
import type { Translated } from '../translated.ts'

/** What leaves the house by SMS and by mail. */
export const messagesOut: Translated<typeof source> = {
  'mail.code.login': '{site}: {secret} ang code mo para mag-log in. Huwag itong ibahagi kahit kanino.',
  'mail.code.register': '{site}: {secret} ang code mo para magrehistro.',
  'mail.code.forgot': '{site}: {secret} ang code mo para sa bagong password. Kung hindi mo ito hiningi, walang kailangang gawin.',
  'mail.code.contact': '{site}: {secret} ang kukumpirma sa bago mong contact. Huwag itong ibahagi kahit kanino.',
  'mail.contact.subject': 'Ang code mo mula sa {site}',
  'mail.reset.subject': 'Ang pansamantala mong password sa {site}',
  'mail.reset': 'Hello {username},\nsa pansamantalang password na ito, makakapag-log in ka sa {site} nang isang beses sa loob ng {minutes} minuto:\n{secret}\nPapipiliin ka ng bagong password. Kung hindi mo ito hiningi, walang kailangang gawin: hindi nagbago ang password mo.',
  'mail.invite.subject': 'Pumili ng password para sa {site}',
  'mail.invite': 'Hello {username},\nbuksan ang link na ito sa loob ng 24 na oras at pumili ng bagong password para sa {site}:\n{secret}',
}
