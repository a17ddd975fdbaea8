// SPDX-License-Identifier: Apache-2.0
import type { messagesOut as source } from '../en/messages-out.ts'
import type { Translated } from '../translated.ts'

/** Messages by SMS and mail. */
export const messagesOut: Translated<typeof source> = {
  'mail.code.login': '{site}: {secret} ialah kod log masuk anda. Jangan kongsikannya dengan sesiapa.',
  'mail.code.register': '{site}: {secret} ialah kod pendaftaran anda.',
  'mail.code.forgot':
    '{site}: {secret} ialah kod untuk kata laluan baharu. Jika anda tidak memintanya, abaikan sahaja.',
  'mail.code.contact':
    '{site}: {secret} mengesahkan maklumat hubungan baharu anda. Jangan kongsikannya dengan sesiapa.',
  'mail.contact.subject': 'Kod anda daripada {site}',
  'mail.reset.subject': 'Kata laluan sementara anda untuk {site}',
  'mail.reset':
    'Helo {username},\ndengan kata laluan sementara ini anda boleh log masuk ke {site} sekali dalam {minutes} minit akan datang:\n{secret}\nAnda akan diminta memilih kata laluan baharu. Jika anda tidak meminta ini, abaikan sahaja: kata laluan anda tidak berubah.',
  'mail.invite.subject': 'Pilih kata laluan untuk {site}',
  'mail.invite':
    'Helo {username},\nbuka pautan ini dalam masa 24 jam dan pilih kata laluan baharu untuk {site}:\n{secret}',
  'mail.security.subject': '{site}: perubahan pada akaun anda',
  'mail.security.title': 'Perubahan pada akaun anda',
  'mail.security.warning': 'Jika bukan anda yang memintanya, hubungi khidmat pelanggan dengan segera.',
  'mail.security': 'Salam {username},\n{what}\n{warning}',
  'mail.security.factorsAsked':
    'Khidmat pelanggan diminta membuang faktor kedua anda (aplikasi pengesah dan kunci laluan).',
  'mail.security.sms': '{site}: {what} {warning}',
  'mail.security.passkeyAdded': 'Kunci laluan telah ditambahkan pada akaun anda.',
  'mail.security.appAdded': 'Aplikasi pengesah telah disediakan untuk akaun anda.',
  'mail.security.recoveryCodesMade': 'Kod pemulihan baharu telah dibuat untuk akaun anda.',
  'mail.security.newWaysRemoved':
    'Seseorang telah memulihkan akses ke akaun anda. Faktor kedua yang baru ditambahkan telah dialih keluar.',
  'mail.security.factorsRemoved': 'Satu faktor kedua telah dibuang daripada akaun anda.',
  'mail.security.inviteAsked':
    'Khidmat pelanggan diminta memberi pautan untuk menetapkan kata laluan baharu bagi akaun anda.',
  'mail.security.inviteMade': 'Pautan untuk menetapkan kata laluan baharu bagi akaun anda telah dibuat.',
  'mail.security.passwordSet': 'Kata laluan akaun anda telah ditukar.',
  'mail.security.paymentPasswordAdded': 'Kata laluan pembayaran telah ditetapkan untuk akaun anda.',
  'mail.security.paymentPasswordSet': 'Kata laluan pembayaran anda telah ditukar.',
  'mail.security.bankAccountAdded':
    'Akaun bank yang berakhir dengan {ending} telah ditambah untuk pengeluaran.',
  'mail.security.contactChanged': 'Nombor telefon atau alamat e-mel akaun anda telah ditukar.',
  'mail.security.unlocked': 'Khidmat pelanggan membuka kunci akaun anda selepas percubaan yang salah.',
}
