// SPDX-License-Identifier: Apache-2.0
import type { lotteryCaps as source } from '../en/lottery-caps.ts'
import type { Translated } from '../translated.ts'

/** Prizes of lotteries whose winners together get at most so much in a draw. */
export const lotteryCaps: Translated<typeof source> = {
  'lottery.cap.shared':
    'Todas las apuestas con {count} aciertos reciben como máximo {amount} en total por sorteo; por encima, se lo reparten en proporción a lo que habría ganado cada una. Por eso, a largo plazo esta apuesta devuelve entre el {least} % y el {most} % de lo apostado.',
}
