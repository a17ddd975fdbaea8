// SPDX-License-Identifier: Apache-2.0
import type { lotteryOperations as source } from '../en/lottery-operations.ts'
import type { Translated } from '../translated.ts'

/** What members read when operators delay, cancel or correct a draw, and what refuses operators. */
export const lotteryOperations: Translated<typeof source> = {
  'fault.lottery.drawState': 'Status undian ini tidak mengizinkannya',
  'fault.lottery.wrongTime':
    'Waktu baru harus lebih lambat dari yang lama, berurutan, dan sebelum undian berikutnya',
  'fault.lottery.wrongResult': 'Angka ini bukan hasil yang mungkin untuk lotre ini',
  'fault.lottery.sameResult': 'Angka ini sudah berlaku',
  'fault.lottery.notFed':
    'Angka undian ini berasal dari seed, jadi tak seorang pun dapat memasukkan atau memperbaikinya',
  'fault.lottery.resultTooEarly': 'Hasil dapat dimasukkan setelah waktu undian tiba',
  'fault.lottery.correctionOpen': 'Sudah ada koreksi yang terbuka untuk undian ini',
  'fault.lottery.correctionState': 'Koreksi ini sudah diputuskan, atau belum siap',
  'fault.lottery.tooManyTickets': 'Terlalu banyak tiket untuk dijumlahkan sekaligus. Pilih lebih sedikit',
  'mail.lottery.delayed': '{lottery}: undian {draw} ditunda',
  'mail.lottery.delayed.text': 'Undian kini berlangsung pada {time}. Tiket Anda tetap berlaku.',
  'mail.lottery.cancelled': '{lottery}: undian {draw} dibatalkan',
  'mail.lottery.cancelled.text': 'Undian tidak berlangsung. Taruhan Anda dikembalikan ke saldo Anda.',
  'mail.lottery.corrected': '{lottery}: hasil undian {draw} dikoreksi',
  'mail.lottery.corrected.text':
    'Angka undian ini salah. Tiket Anda kini dihitung menurut angka yang dikoreksi.',
  'mail.lottery.corrected.paid': '{amount} dibayarkan ke saldo Anda.',
  'mail.lottery.corrected.taken': '{amount} ditarik kembali.',
  'mail.lottery.corrected.owed':
    'Saldo Anda tidak mencukupi {amount}. Kemenangan Anda berikutnya akan melunasinya.',
  'lottery.fromFeed': 'Angka ini berasal dari hasil resmi yang dimasukkan dua orang, bukan dari seed.',
  'lottery.resultCorrected': 'Hasil telah dikoreksi. Semua tiket dihitung menurut angka ini.',
}
