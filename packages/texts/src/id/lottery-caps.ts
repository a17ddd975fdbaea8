// SPDX-License-Identifier: Apache-2.0
import type { lotteryCaps as source } from '../en/lottery-caps.ts'
import type { Translated } from '../translated.ts'

/** Prizes of lotteries whose winners together get at most so much in a draw. */
export const lotteryCaps: Translated<typeof source> = {
  'lottery.cap.shared':
    'Semua taruhan dengan {count} benar mendapat paling banyak {amount} bersama-sama dalam satu undian; di atas itu dibagi sebanding dengan yang seharusnya dimenangkan masing-masing. Jadi dalam jangka panjang taruhan ini mengembalikan antara {least} % dan {most} % dari taruhan.',
}
