// SPDX-License-Identifier: Apache-2.0
import type { lotteryOperations as source } from '../en/lottery-operations.ts'
import type { Translated } from '../translated.ts'

/** What members read when operators delay, cancel or correct a draw, and what refuses operators. */
export const lotteryOperations: Translated<typeof source> = {
  'fault.lottery.drawState': 'Keadaan cabutan ini tidak membenarkannya',
  'fault.lottery.wrongTime':
    'Masa baharu mesti lebih lewat daripada yang lama, teratur, dan sebelum cabutan berikutnya',
  'fault.lottery.wrongResult': 'Nombor ini bukan keputusan yang mungkin bagi loteri ini',
  'fault.lottery.sameResult': 'Nombor ini sudah dikira',
  'fault.lottery.notFed':
    'Nombor cabutan ini terhasil daripada seed, jadi tiada sesiapa boleh memasukkan atau membetulkannya',
  'fault.lottery.resultTooEarly': 'Keputusan boleh dimasukkan apabila tiba masa cabutan',
  'fault.lottery.correctionOpen': 'Sudah ada pembetulan terbuka bagi cabutan ini',
  'fault.lottery.correctionState': 'Pembetulan ini sudah diputuskan, atau belum sedia',
  'fault.lottery.tooManyTickets': 'Terlalu banyak tiket untuk dijumlahkan sekali gus. Pilih lebih sedikit',
  'mail.lottery.delayed': '{lottery}: cabutan {draw} ditangguhkan',
  'mail.lottery.delayed.text': 'Cabutan kini diadakan pada {time}. Tiket anda kekal sah.',
  'mail.lottery.cancelled': '{lottery}: cabutan {draw} dibatalkan',
  'mail.lottery.cancelled.text': 'Cabutan tidak diadakan. Taruhan anda dikembalikan ke baki anda.',
  'mail.lottery.corrected': '{lottery}: keputusan cabutan {draw} dibetulkan',
  'mail.lottery.corrected.text':
    'Nombor cabutan ini salah. Tiket anda kini dikira mengikut nombor yang dibetulkan.',
  'mail.lottery.corrected.paid': '{amount} dibayar ke baki anda.',
  'mail.lottery.corrected.taken': '{amount} diambil semula.',
  'mail.lottery.corrected.owed':
    'Baki anda tidak mencukupi {amount}. Kemenangan anda yang seterusnya akan menjelaskannya.',
  'lottery.fromFeed':
    'Nombor ini daripada keputusan rasmi yang dimasukkan oleh dua orang, bukan daripada seed.',
  'lottery.resultCorrected': 'Keputusan telah dibetulkan. Semua tiket dikira mengikut nombor ini.',
}
