// SPDX-License-Identifier: Apache-2.0
import type { lotteryCaps as source } from '../en/lottery-caps.ts'
import type { Translated } from '../translated.ts'

/** Prizes of lotteries whose winners together get at most so much in a draw. */
export const lotteryCaps: Translated<typeof source> = {
  'lottery.cap.shared':
    'Todas as apostas com {count} acertos recebem juntas no máximo {amount} por sorteio; acima disso, elas o dividem na proporção do que cada uma teria ganhado. Por isso, no longo prazo esta aposta devolve entre {least} % e {most} % do apostado.',
}
