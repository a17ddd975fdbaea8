// SPDX-License-Identifier: Apache-2.0
import type { payouts as source } from '../en/payouts.ts'
import type { Translated } from '../translated.ts'

/** What happens to a withdrawal, how long it takes, and what to do when it is refused. */
export const payouts: Translated<typeof source> = {
  'payout.progress': 'Kemajuan',
  'payout.stage.asked': 'Diminta',
  'payout.stage.approved': 'Disetujui',
  'payout.stage.rejected': 'Ditolak',
  'payout.stage.sent': 'Dikirim ke bank',
  'payout.stage.failed': 'Tidak dapat dikirim; kami akan mencoba lagi',
  'payout.stage.paid': 'Dibayar',
  'payout.stage.received': 'Diterima',
  'payout.stage.forcedReceived': 'Dianggap diterima',
  'payout.stage.notReceived': 'Dilaporkan belum diterima',
  'payout.stage.returned': 'Kembali kepada kami',
  'payout.times': 'Biasanya dibayar dalam {usual}; 95 dari 100 penarikan dalam {most}',
  'payout.review':
    'Seorang petugas melihat penarikan ini sebelum dibayar. Anda tidak perlu melakukan apa pun.',
  'payout.reason.NAME_DIFFERS':
    'Rekening ini bukan atas nama Anda. Tambahkan rekening atas nama Anda sendiri dan ajukan penarikan lagi.',
  'payout.reason.ACCOUNT_WRONG':
    'Nomor rekening tidak benar. Periksa, tambahkan rekening lagi, dan ajukan penarikan lagi.',
  'payout.reason.BANK_UNAVAILABLE':
    'Saat ini kami tidak dapat membayar ke bank ini. Silakan pilih rekening lain.',
  'payout.reason.IDENTITY':
    'Kami perlu memastikan bahwa ini Anda. Silakan tulis ke layanan pelanggan dan siapkan dokumen identitas.',
  'payout.reason.OTHER': 'Silakan tulis ke layanan pelanggan, mereka akan membantu Anda.',
  'fault.wallet.payeeRefused':
    'Kami tidak dapat membayar ke rekening ini. Silakan pilih yang lain atau tulis ke layanan pelanggan',
  'fault.backoffice.secondNeeded':
    'Satu orang tidak boleh membayar ini sendirian. Persetujuan Anda disimpan dan berlaku bila operator lain melakukan hal yang sama dalam sehari.',
  'fault.backoffice.giverGone':
    'Orang yang menyiapkan atau menyetujui ini tidak berwenang lagi. Ini harus dilakukan ulang.',
  'fault.backoffice.sameOperator': 'Anda sudah menyetujui penarikan ini, jadi operator lain harus memutuskan',
  'fault.backoffice.aboveTier': 'Peran Anda dapat menyetujui hingga {max}',
  'fault.backoffice.noPayoutAccount': 'Tidak ada akun pembayaran terbuka yang cocok untuk penarikan ini',
  'fault.backoffice.payoutAccountTaken': 'Akun pembayaran dengan kode ini sudah ada',
  'payout.kind': 'Dibayar ke',
  'payout.kind.bank': 'Rekening bank',
  'payout.kind.e-wallet': 'Dompet digital',
  'payout.kind.crypto': 'Kripto',
  'payout.coin': 'Koin dan jaringan',
  'payout.walletNumber': 'Nomor akun atau telepon',
  'payout.address': 'Alamat',
  'payout.addressHint': 'Hanya alamat dari jaringan ini. Yang dikirim ke alamat salah akan hilang.',
  'payout.holderHint': 'Nama yang sama seperti di rekening Anda yang lain',
  'payout.addAccount': 'Tambah rekening',
  'payout.firstAccount': 'Tambahkan rekening untuk penarikan Anda.',
  'payout.account': 'Rekening',
  'payout.saved': 'Rekening disimpan',
  'fault.wallet.badAccountNumber': 'Nomor atau alamat ini tidak benar. Silakan periksa',
  'fault.wallet.holderDiffers': 'Rekening harus atas nama Anda sendiri',
}
