// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { oddsTableToText } from '@tessera/rules/lottery/odds'
import { playTypesOf } from '@tessera/rules/lottery/play-types'
import { nextDrawOf } from '../draws/draw-store.ts'
import type { LotteryDeps } from '../lottery-deps.ts'
import { findOperatedDraw } from '../operations/operated-draw.ts'
import { readTerms } from '../terms.ts'
import { listGames, type MenuFacts } from './menu.ts'

/** The most lines that a ticket may have. */
const mostLines = 50

/** The next draw, plays, odds and limits of a lottery. */
export async function showOdds(
  deps: LotteryDeps,
  facts: MenuFacts,
  lottery: Lottery,
): Promise<OperationOutput<'lottery.odds'>> {
  const terms = await readTerms(deps.settings.of(facts.brandCode))
  const [game] = await listGames(deps, facts, [lottery], terms)
  const draw = await nextDrawOf(facts.db, lottery.gameCode, facts.nowMs)
  if (!game) throw new Error('the requested lottery was not listed')
  return {
    game,
    draw:
      draw && game.isSale === 1
        ? {
            numero: draw.numero,
            drawTime: draw.drawAtMs,
            closeTime: draw.closesAtMs,
            commitment: draw.commitment,
            numbersFrom: (await findOperatedDraw(facts.db, Number(draw.id)))?.numbersFrom ?? 'draw',
          }
        : null,
    playTypes: playTypesOf(lottery).map((playType) => ({
      playType: playType.code,
      odds: oddsTableToText(terms.oddsOf(lottery, playType)),
      lots: playType.lots,
      dao: playType.dao,
      minStake: terms.minStake,
      maxStake: terms.maxStake,
    })),
    maxLines: mostLines,
    currency: (await deps.settings.read('site.currency')).code,
  }
}
