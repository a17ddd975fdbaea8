// SPDX-License-Identifier: Apache-2.0
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { oddsTableFromText, oddsTableToText } from '@tessera/rules/lottery/odds'
import { playTypeOf } from '@tessera/rules/lottery/play-types'
import { cappedTier, oddsForOne } from '@tessera/rules/lottery/prize-caps'
import { amountFromWire, isWireAmount } from '@tessera/rules/money'
import type { PlayOffer } from '../lottery-types.ts'

/** The odds at which a stake is paid if it alone wins a capped prize: the most that a member can be told. */
export function oddsUnderCap(
  lottery: Lottery,
  { playType, prizeCap }: Pick<PlayOffer, 'playType' | 'prizeCap'>,
  odds: Record<string, string>,
  stakePerLot: number,
): Record<string, string> {
  const play = playTypeOf(lottery, playType)
  const tier = play && cappedTier(play)
  const table = oddsTableFromText(odds)
  if (tier === undefined || prizeCap === null || !table || !isWireAmount(stakePerLot)) return odds
  return oddsTableToText(
    oddsForOne(table, tier, { cap: amountFromWire(prizeCap), stake: amountFromWire(stakePerLot) }),
  )
}
