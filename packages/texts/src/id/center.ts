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
  'center.transferFund.main': 'Dompet utama',
  'center.transferFund.wallets': 'Dompet Anda',
  'center.transferFund.maintenance': 'Dalam pemeliharaan',
  'center.transferFund.onItsWay': '{amount} sedang menuju: {wallet}',
  'center.transferFund.from': 'Dari',
  'center.transferFund.to': 'Ke',
  'center.transferFund.swap': 'Tukar kedua dompet',
  'center.transferFund.all': 'Semua: {amount}',
  'center.transferFund.returnAll': 'Tarik semua kembali',
  'center.transferFund.returned': 'Semuanya sudah kembali ke dompet utama Anda',
  'center.transferFund.notReturned': 'Tidak semua dompet menjawab. Uang Anda aman, silakan coba lagi nanti.',
  'center.transferFund.pending': '{amount} sedang dalam perjalanan. Anda akan melihatnya di sini saat tiba.',
  'center.transferFund.hint':
    'Game dari vendor yang memiliki dompet sendiri dimainkan dengan uang di dompet itu. Batas bermain Anda tidak dihitung di sana. Taruhan di sana tidak tampil di catatan taruhan Anda di sini dan tidak dihitung sebagai turnover.',
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
