// SPDX-License-Identifier: Apache-2.0
import type { lotteryCaps as source } from '../en/lottery-caps.ts'
import type { Translated } from '../translated.ts'

/** Prizes of lotteries whose winners together get at most so much in a draw. */
export const lotteryCaps: Translated<typeof source> = {
  'lottery.cap.shared':
    'تحصل كل الرهانات التي تصيب {count} معًا على {amount} كحد أقصى في السحب؛ وما زاد عن ذلك يتقاسمونه بنسبة ما كان سيفوز به كل منها. لذلك يعيد هذا الرهان على المدى الطويل بين {least} % و{most} % من الرهانات.',
}
