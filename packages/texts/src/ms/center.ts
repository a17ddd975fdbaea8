// SPDX-License-Identifier: Apache-2.0
import type { center as source } from '../en/center.ts'
import type { Translated } from '../translated.ts'

/** Small pages of the member centre, and its frame. */
export const center: Translated<typeof source> = {
  'center.transferFund': 'Pindahan',
  'center.transferUpline': 'Pindah ke upline',
  'center.personalProfit': 'Untung dan rugi',
  'center.bonusDetails': 'Bonus',
  'center.messageV2': 'Mesej',
  'center.playerRank': 'Tahap VIP',
  'center.broken': 'Pusat ahli tidak dapat dibuka',
  'center.promotions': 'Lihat promosi',
  'center.transferFund.empty': 'Semua wang anda ada dalam satu dompet',
  'center.transferFund.emptyHint':
    'Tiada studio di sini yang ada dompet sendiri, jadi tiada apa yang perlu dipindahkan.',
  'center.transfer.to': 'Pindahkan kepada {account}',
  'center.transfer.hint': 'Wang sampai serta-merta dan tidak boleh ditarik balik.',
  'center.transfer.done': '{amount} telah dipindahkan',
  'center.personalProfit.empty': 'Belum ada apa-apa di sini',
  'center.personalProfit.emptyHint': 'Setiap taruhan anda ada dalam rekod taruhan.',
  'center.personalProfit.action': 'Buka rekod taruhan',
  'center.bonusDetails.empty': 'Belum ada bonus',
  'center.bonusDetails.emptyHint': 'Bonus yang anda terima akan disenaraikan di sini.',
  'center.avatar': 'Gambar anda',
  'center.avatar.all': 'Gambar untuk dipilih',
  'center.avatar.one': 'Gambar {number}',
}
