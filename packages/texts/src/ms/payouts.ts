// SPDX-License-Identifier: Apache-2.0
import type { payouts as source } from '../en/payouts.ts'
import type { Translated } from '../translated.ts'

/** What happens to a withdrawal, how long it takes, and what to do when it is refused. */
export const payouts: Translated<typeof source> = {
  'payout.progress': 'Kemajuan',
  'payout.stage.asked': 'Diminta',
  'payout.stage.approved': 'Diluluskan',
  'payout.stage.rejected': 'Ditolak',
  'payout.stage.sent': 'Dihantar ke bank',
  'payout.stage.failed': 'Tidak dapat dihantar; kami akan cuba lagi',
  'payout.stage.paid': 'Dibayar',
  'payout.stage.received': 'Diterima',
  'payout.stage.forcedReceived': 'Dikira sebagai diterima',
  'payout.stage.notReceived': 'Dilaporkan belum diterima',
  'payout.stage.returned': 'Kembali kepada kami',
  'payout.times': 'Biasanya dibayar dalam {usual}; 95 daripada 100 pengeluaran dalam {most}',
  'payout.review':
    'Seorang petugas melihat pengeluaran ini sebelum dibayar. Anda tidak perlu berbuat apa-apa.',
  'payout.reason.NAME_DIFFERS':
    'Akaun ini bukan atas nama anda. Tambah akaun atas nama anda sendiri dan minta pengeluaran sekali lagi.',
  'payout.reason.ACCOUNT_WRONG':
    'Nombor akaun tidak betul. Semak, tambah akaun sekali lagi dan minta pengeluaran sekali lagi.',
  'payout.reason.BANK_UNAVAILABLE':
    'Buat masa ini kami tidak dapat membayar ke bank ini. Sila pilih akaun lain.',
  'payout.reason.IDENTITY':
    'Kami perlu pasti bahawa ini ialah anda. Sila tulis kepada khidmat pelanggan dan sediakan dokumen pengenalan.',
  'payout.reason.OTHER': 'Sila tulis kepada khidmat pelanggan, mereka akan membantu anda.',
  'fault.wallet.payeeRefused':
    'Kami tidak dapat membayar ke akaun ini. Sila pilih yang lain atau tulis kepada khidmat pelanggan',
  'fault.backoffice.secondNeeded':
    'Seorang sahaja tidak boleh membayar ini. Kelulusan anda disimpan dan berkuat kuasa apabila pengendali lain melakukan perkara yang sama dalam masa sehari.',
  'fault.backoffice.giverGone':
    'Orang yang menyediakan atau meluluskan perkara ini tidak lagi dibenarkan. Ia perlu dibuat semula.',
  'fault.backoffice.sameOperator':
    'Anda sudah meluluskan pengeluaran ini, jadi pengendali lain mesti memutuskan',
  'fault.backoffice.aboveTier': 'Peranan anda boleh meluluskan sehingga {max}',
  'fault.backoffice.noPayoutAccount': 'Tiada akaun bayaran terbuka yang sesuai untuk pengeluaran ini',
  'fault.backoffice.payoutAccountTaken': 'Akaun bayaran dengan kod ini sudah ada',
  'payout.kind': 'Dibayar ke',
  'payout.kind.bank': 'Akaun bank',
  'payout.kind.e-wallet': 'E-dompet',
  'payout.kind.crypto': 'Kripto',
  'payout.coin': 'Syiling dan rangkaian',
  'payout.walletNumber': 'Nombor akaun atau telefon',
  'payout.address': 'Alamat',
  'payout.addressHint': 'Hanya alamat rangkaian ini. Apa yang dihantar ke alamat salah akan hilang.',
  'payout.holderHint': 'Nama yang sama seperti akaun anda yang lain',
  'payout.addAccount': 'Tambah akaun',
  'payout.firstAccount': 'Tambah akaun untuk pengeluaran anda.',
  'payout.account': 'Akaun',
  'payout.saved': 'Akaun disimpan',
  'fault.wallet.badAccountNumber': 'Nombor atau alamat ini tidak betul. Sila semak',
  'fault.wallet.holderDiffers': 'Akaun mesti atas nama anda sendiri',
}
