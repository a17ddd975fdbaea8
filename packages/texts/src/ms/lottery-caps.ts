// SPDX-License-Identifier: Apache-2.0
import type { lotteryCaps as source } from '../en/lottery-caps.ts'
import type { Translated } from '../translated.ts'

/** Prizes of lotteries whose winners together get at most so much in a draw. */
export const lotteryCaps: Translated<typeof source> = {
  'lottery.cap.shared':
    'Semua pertaruhan dengan {count} tepat menerima paling banyak {amount} bersama-sama dalam satu cabutan; melebihi itu, ia dikongsi mengikut kadar yang sepatutnya dimenangi setiap satu. Jadi dalam jangka panjang pertaruhan ini memulangkan antara {least} % dan {most} % pertaruhan.',
}
