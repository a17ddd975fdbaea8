// SPDX-License-Identifier: Apache-2.0
import type { RoomLimits } from '@tessera/rules/games/rooms/room'
import type { BoxBet, BoxParameters } from '../../blackjack-room-protocol.ts'
import { chipAmount } from '../../fair/table/check-chips.ts'
import { returnOf } from '../../fair/multiplier.ts'
import { checkParts, mostOf } from '../../games/blackjack/parts.ts'
import { checkBestReturn, type Currency } from '../currencies.ts'
import type { Millionths } from '../money.ts'
import { StudioRefusal } from '../refusal.ts'
import { checkRoomStake } from '../tables/check-room-stake.ts'
import type { Holders } from './holders.ts'

const amountOf = (written: string | undefined): Millionths =>
  written === undefined ? 0n : (chipAmount(written) ?? 0n)

/** The whole stake of a bet on a box. */
export const stakeOfBox = ({ hand, pairs, three }: Pick<BoxBet, 'hand' | 'pairs' | 'three'>): Millionths =>
  amountOf(hand) + amountOf(pairs) + amountOf(three)

/** A bet as it is stored. */
export const parametersOf = ({ box, hand, pairs, three, behind, follow }: BoxBet): BoxParameters => ({
  ...{ box, hands: 1, hand },
  ...(pairs !== undefined && { pairs }),
  ...(three !== undefined && { three }),
  ...(behind && { behind }),
  ...(follow && { follow }),
})

interface Table {
  readonly holders: Holders
  readonly limits: RoomLimits
  readonly currency: Currency
  readonly playerId: string
}

/**
 * Refuses bets that this table does not take: each on one box, of the right player; each hand above the least stake, all
 * together below the most, and all that they could win, doubled and split, below the most of one round.
 */
export function checkBoxBets(bets: readonly BoxBet[], { holders, limits, currency, playerId }: Table): void {
  if (bets.length === 0) return
  if (new Set(bets.map(({ box }) => box)).size < bets.length) throw new StudioRefusal('studio.badBox')
  let best = 0n
  for (const bet of bets) {
    const holder = holders.of(bet.box)
    if (!holder || (holder.playerId === playerId) === (bet.behind ?? false) || (bet.follow && !bet.behind))
      throw new StudioRefusal('studio.badBox')
    const stake = { amount: stakeOfBox(bet), unit: currency.unit }
    checkParts(parametersOf(bet), stake)
    checkRoomStake(amountOf(bet.hand), limits, currency)
    best += returnOf(stake.amount, mostOf(parametersOf(bet), stake), currency.unit)
  }
  checkRoomStake(
    bets.reduce((sum, bet) => sum + stakeOfBox(bet), 0n),
    limits,
    currency,
  )
  checkBestReturn(best, currency)
}
