// SPDX-License-Identifier: Apache-2.0
import type { lotteryCaps as source } from '../en/lottery-caps.ts'
import type { Translated } from '../translated.ts'

/** Prizes of lotteries whose winners together get at most so much in a draw. */
export const lotteryCaps: Translated<typeof source> = {
  'lottery.cap.shared':
    'Tous les paris avec {count} bons reçoivent ensemble au plus {amount} par tirage ; au-delà, ils se le partagent au prorata de ce que chacun aurait gagné. À long terme, ce pari rend donc entre {least} % et {most} % des mises.',
}
