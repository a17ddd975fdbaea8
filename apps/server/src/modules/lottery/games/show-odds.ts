// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import type { Amount } from '@tessera/rules/money'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { oddsTableToText } from '@tessera/rules/lottery/odds'
import { isOffered } from '@tessera/rules/lottery/play-type'
import { playTypesOf } from '@tessera/rules/lottery/play-types'
import { beaconOfDraw, waitingDraw } from '../beacon/beacon-store.ts'
import { crowdedNumbers } from '../exposure/crowded-numbers.ts'
import { nextDrawsOf } from '../draws/draw-store.ts'
import type { LotteryDeps } from '../lottery-deps.ts'
import { findOperatedDraw } from '../operations/operated-draw-store.ts'
import { hundredths, readTerms } from '../terms.ts'
import { capsOfDraw } from '../jackpots/prize-cap-store.ts'
import { listGames, type MenuFacts } from './menu.ts'

/** The most lines that a ticket may have. */
const mostLines = 50

/** The next draw, plays, odds and limits of a lottery. */
export async function showOdds(
  deps: LotteryDeps,
  facts: MenuFacts,
  lottery: Lottery,
): Promise<OperationOutput<'lottery.odds'>> {
  const terms = await readTerms(deps.settings.of(facts.brandCode), facts.prizeGroup)
  const [game] = await listGames(deps, facts, [lottery], terms)
  const [draw, ...ahead] = await nextDrawsOf(facts.db, lottery.gameCode, {
    nowMs: facts.nowMs,
    limit: terms.drawsAhead,
  })
  const beacon = draw && (await beaconOfDraw(facts.db, draw.id))
  const caps = draw ? await capsOfDraw(facts.db, draw.id) : []
  const capOf = (code: string) => caps.find(({ playType }) => playType === code)?.most
  const waiting = await waitingDraw(facts.db, lottery.gameCode, facts.nowMs)
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
            beacon: beacon ? { source: beacon.sourceId, round: beacon.round } : null,
            numbersFrom: (await findOperatedDraw(facts.db, Number(draw.id)))?.numbersFrom ?? 'draw',
          }
        : null,
    waiting: waiting ?? null,
    drawsAhead:
      game.isSale === 1 ? ahead.map(({ numero, drawAtMs }) => ({ numero, drawTime: drawAtMs })) : [],
    playTypes: playTypesOf(lottery)
      .filter((playType) => isOffered(playType, terms.oddsOf(lottery, playType)))
      .map((playType) => ({
        playType: playType.code,
        odds: oddsTableToText(terms.oddsOf(lottery, playType)),
        lots: playType.lots,
        dao: playType.dao,
        minStake: terms.minStakeOf(lottery),
        maxStake: terms.maxStake,
        prizeCap: presentCap(capOf(playType.code)),
      })),
    crowded: draw && game.isSale === 1 ? await crowdedNumbers(facts.db, { id: draw.id, lottery, terms }) : [],
    maxLines: mostLines,
    prizeMode: terms.prizeGroup,
    currency: (await deps.settings.read('site.currency')).code,
  }
}

const presentCap = (most: number | undefined): Amount | null => (most === undefined ? null : hundredths(most))
