// SPDX-License-Identifier: Apache-2.0
import type { center as source } from '../en/center.ts'
import type { Translated } from '../translated.ts'

/** Small pages of the member centre, and its frame. */
export const center: Translated<typeof source> = {
  'center.transferFund': 'Transfer',
  'center.transferUpline': 'Transfer ke upline',
  'center.personalProfit': 'Untung dan rugi',
  'center.bonusDetails': 'Bonus',
  'center.messageV2': 'Pesan',
  'center.playerRank': 'Peringkat VIP',
  'center.broken': 'Pusat member tidak dapat dibuka',
  'center.promotions': 'Lihat promosi',
  'center.transferFund.empty': 'Semua uang Anda ada di satu dompet',
  'center.transferFund.emptyHint':
    'Tidak ada studio di sini yang punya dompet sendiri, jadi tidak ada yang perlu ditransfer.',
  'center.transfer.to': 'Transfer ke {account}',
  'center.transfer.hint': 'Dana langsung masuk dan tidak dapat ditarik kembali.',
  'center.transfer.done': '{amount} telah ditransfer',
  'center.personalProfit.empty': 'Belum ada apa-apa di sini',
  'center.personalProfit.emptyHint': 'Setiap taruhan Anda ada di riwayat taruhan.',
  'center.personalProfit.action': 'Buka riwayat taruhan',
  'center.bonusDetails.empty': 'Belum ada bonus',
  'center.bonusDetails.emptyHint': 'Bonus yang Anda terima akan tercantum di sini.',
  'center.avatar': 'Foto Anda',
  'center.avatar.all': 'Pilihan gambar',
  'center.avatar.one': 'Gambar {number}',
}
