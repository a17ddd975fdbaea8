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
  'center.transferFund.main': 'Dompet utama',
  'center.transferFund.wallets': 'Dompet anda',
  'center.transferFund.maintenance': 'Dalam penyelenggaraan',
  'center.transferFund.onItsWay': '{amount} dalam perjalanan ke: {wallet}',
  'center.transferFund.from': 'Daripada',
  'center.transferFund.to': 'Kepada',
  'center.transferFund.swap': 'Tukar kedua-dua dompet',
  'center.transferFund.all': 'Semua: {amount}',
  'center.transferFund.returnAll': 'Bawa semua kembali',
  'center.transferFund.returned': 'Semuanya sudah kembali ke dompet utama anda',
  'center.transferFund.notReturned': 'Tidak semua dompet menjawab. Wang anda selamat, sila cuba lagi nanti.',
  'center.transferFund.pending': '{amount} dalam perjalanan. Anda akan melihatnya di sini apabila tiba.',
  'center.transferFund.hint':
    'Permainan vendor yang mempunyai dompet sendiri dimainkan dengan wang dalam dompet itu. Had bermain anda tidak dikira di sana. Pertaruhan di sana tidak ada dalam rekod pertaruhan anda di sini dan tidak dikira sebagai pusing ganti.',
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
