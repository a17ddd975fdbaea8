// SPDX-License-Identifier: Apache-2.0
import type { messagesOut as source } from '../en/messages-out.ts'
import type { Translated } from '../translated.ts'

/** Messages by SMS and mail. */
export const messagesOut: Translated<typeof source> = {
  'mail.code.login': '{site}: {secret} adalah kode masuk Anda. Jangan berikan kepada siapa pun.',
  'mail.code.register': '{site}: {secret} adalah kode pendaftaran Anda.',
  'mail.code.forgot':
    '{site}: {secret} adalah kode untuk kata sandi baru. Jika Anda tidak memintanya, abaikan saja.',
  'mail.code.contact': '{site}: {secret} mengonfirmasi kontak baru Anda. Jangan berikan kepada siapa pun.',
  'mail.contact.subject': 'Kode Anda dari {site}',
  'mail.reset.subject': 'Kata sandi sementara Anda untuk {site}',
  'mail.reset':
    'Halo {username},\ndengan kata sandi sementara ini Anda dapat masuk ke {site} satu kali dalam {minutes} menit ke depan:\n{secret}\nAnda akan diminta memilih kata sandi baru. Jika Anda tidak meminta ini, abaikan saja: kata sandi Anda tidak berubah.',
  'mail.invite.subject': 'Pilih kata sandi untuk {site}',
  'mail.invite':
    'Halo {username},\nbuka tautan ini dalam 24 jam dan pilih kata sandi baru untuk {site}:\n{secret}',
  'mail.security.subject': '{site}: perubahan pada akun Anda',
  'mail.security.title': 'Perubahan pada akun Anda',
  'mail.security.warning': 'Jika bukan Anda yang memintanya, segera hubungi layanan pelanggan.',
  'mail.security': 'Halo {username},\n{what}\n{warning}',
  'mail.security.factorsAsked':
    'Layanan pelanggan diminta menghapus faktor kedua Anda (aplikasi autentikator dan kunci sandi).',
  'mail.security.sms': '{site}: {what} {warning}',
  'mail.security.passkeyAdded': 'Kunci sandi ditambahkan ke akun Anda.',
  'mail.security.appAdded': 'Aplikasi autentikator disiapkan untuk akun Anda.',
  'mail.security.recoveryCodesMade': 'Kode pemulihan baru dibuat untuk akun Anda.',
  'mail.security.newWaysRemoved':
    'Seseorang memulihkan akses ke akun Anda. Faktor kedua yang baru saja ditambahkan telah dihapus.',
  'mail.security.factorsRemoved': 'Sebuah faktor kedua dihapus dari akun Anda.',
  'mail.security.inviteAsked':
    'Layanan pelanggan dimintai tautan untuk membuat kata sandi baru bagi akun Anda.',
  'mail.security.inviteMade': 'Tautan untuk membuat kata sandi baru bagi akun Anda telah dibuat.',
  'mail.security.passwordSet': 'Kata sandi akun Anda telah diubah.',
  'mail.security.paymentPasswordAdded': 'Kata sandi pembayaran dibuat untuk akun Anda.',
  'mail.security.paymentPasswordSet': 'Kata sandi pembayaran Anda telah diubah.',
  'mail.security.bankAccountAdded': 'Rekening bank berakhiran {ending} ditambahkan untuk penarikan.',
  'mail.security.contactChanged': 'Nomor telepon atau alamat email akun Anda telah diubah.',
  'mail.security.unlocked': 'Layanan pelanggan membuka kunci akun Anda setelah percobaan yang salah.',
}
