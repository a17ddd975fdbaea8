// SPDX-License-Identifier: Apache-2.0
import type { messagesOut as source } from '../en/messages-out.ts'
import type { Translated } from '../translated.ts'

/** Messages by SMS and mail. */
export const messagesOut: Translated<typeof source> = {
  'mail.code.login': '{site}: {secret} ang code mo para mag-log in. Huwag itong ibahagi kahit kanino.',
  'mail.code.register': '{site}: {secret} ang code mo para magrehistro.',
  'mail.code.forgot':
    '{site}: {secret} ang code mo para sa bagong password. Kung hindi mo ito hiningi, walang kailangang gawin.',
  'mail.code.contact':
    '{site}: {secret} ang kukumpirma sa bago mong contact. Huwag itong ibahagi kahit kanino.',
  'mail.contact.subject': 'Ang code mo mula sa {site}',
  'mail.reset.subject': 'Ang pansamantala mong password sa {site}',
  'mail.reset':
    'Hello {username},\nsa pansamantalang password na ito, makakapag-log in ka sa {site} nang isang beses sa loob ng {minutes} minuto:\n{secret}\nPapipiliin ka ng bagong password. Kung hindi mo ito hiningi, walang kailangang gawin: hindi nagbago ang password mo.',
  'mail.invite.subject': 'Pumili ng password para sa {site}',
  'mail.invite':
    'Hello {username},\nbuksan ang link na ito sa loob ng 24 na oras at pumili ng bagong password para sa {site}:\n{secret}',
  'mail.security.subject': '{site}: may pagbabago sa iyong account',
  'mail.security.title': 'May pagbabago sa iyong account',
  'mail.security.warning': 'Kung hindi ikaw ang humiling nito, makipag-ugnayan agad sa customer service.',
  'mail.security': 'Kumusta {username},\n{what}\n{warning}',
  'mail.security.factorsAsked':
    'May humiling sa customer service na alisin ang iyong pangalawang pagpapatunay (authenticator app at mga passkey).',
  'mail.security.sms': '{site}: {what} {warning}',
  'mail.security.passkeyAdded': 'May idinagdag na passkey sa iyong account.',
  'mail.security.appAdded': 'May na-set up na authenticator app para sa iyong account.',
  'mail.security.recoveryCodesMade': 'May ginawang bagong recovery codes para sa iyong account.',
  'mail.security.newWaysRemoved':
    'May nakabawi ng access sa iyong account. Inalis ang mga pangalawang patunay na kamakailan lang idinagdag.',
  'mail.security.factorsRemoved': 'May inalis na pangalawang pagpapatunay sa iyong account.',
  'mail.security.inviteAsked':
    'May humingi sa customer service ng link para magtakda ng bagong password ng iyong account.',
  'mail.security.inviteMade': 'May ginawang link para magtakda ng bagong password ng iyong account.',
  'mail.security.passwordSet': 'Napalitan ang password ng iyong account.',
  'mail.security.paymentPasswordAdded': 'May itinakdang payment password sa iyong account.',
  'mail.security.paymentPasswordSet': 'Napalitan ang iyong payment password.',
  'mail.security.bankAccountAdded':
    'May idinagdag na bank account na nagtatapos sa {ending} para sa mga withdrawal.',
  'mail.security.contactChanged': 'Napalitan ang numero ng telepono o email ng iyong account.',
  'mail.security.unlocked': 'Binuksan ng customer service ang iyong account matapos ang mga maling pagsubok.',
}
