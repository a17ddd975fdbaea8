// SPDX-License-Identifier: Apache-2.0
import type { lotteryCaps as source } from '../en/lottery-caps.ts'
import type { Translated } from '../translated.ts'

/** Prizes of lotteries whose winners together get at most so much in a draw. */
export const lotteryCaps: Translated<typeof source> = {
  'lottery.cap.shared':
    'Все ставки, где угадано {count}, получают вместе не больше {amount} за тираж; сверх этого они делят сумму пропорционально тому, что выиграла бы каждая. Поэтому в долгосрочной перспективе эта ставка возвращает от {least} % до {most} %.',
}
