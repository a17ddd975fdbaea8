// SPDX-License-Identifier: Apache-2.0
import type { CardTableMessage } from '../../../card-protocol/card-table-protocol.ts'
import type {
  HoldemChair,
  HoldemEndedView,
  HoldemHandView,
  HoldemTableView,
} from '../../../card-protocol/holdem-table-view.ts'
import type { SitAndGoChair, SitAndGoView } from '../../../card-protocol/sit-and-go-view.ts'
import { wholeChips, type ChipForm } from '../../../runtime/card-room/chips.ts'
import { amountOf } from '../../../runtime/money.ts'
import type { Money } from '../../../protocol.ts'

export type FeltChair = HoldemChair | SitAndGoChair
export type CashMessage = Extract<CardTableMessage, HoldemTableView>
export type TournamentMessage = Extract<CardTableMessage, SitAndGoView>
export type HoldemMessage = CashMessage | TournamentMessage

/** What the felt draws, whether the chips are money or those of a tournament. */
export interface FeltModel {
  readonly message: HoldemMessage
  /** How stacks and bets are written. */
  readonly form: ChipForm
  readonly coin: bigint
  readonly blinds: readonly [Money, Money] | null
  readonly chairs: readonly (FeltChair | null)[]
  readonly own: FeltChair | null
  readonly hand: HoldemHandView | null
  readonly last: HoldemEndedView | null
  readonly cardsEach: number
}

const ONE_CHIP = 1_000_000n

/** Whether a message is of hold'em, Omaha or a sit-and-go. */
export const isHoldem = (message: CardTableMessage): message is HoldemMessage =>
  message.game === 'holdem' || message.game === 'omaha' || message.game === 'sitandgo'

export function modelOf(message: HoldemMessage, money: ChipForm): FeltModel {
  const chairs: readonly (FeltChair | null)[] = message.chairs
  const isCash = message.game !== 'sitandgo'
  return {
    ...{ message, chairs, hand: message.hand, last: message.last },
    form: isCash ? money : wholeChips,
    coin: isCash ? amountOf(message.coin) : ONE_CHIP,
    blinds: isCash ? message.blinds : (message.level?.blinds ?? null),
    own: message.own === null ? null : (chairs[message.own] ?? null),
    cardsEach: message.game === 'omaha' ? 4 : 2,
  }
}

/** The highest bet of the street. */
export const toMatch = ({ chairs }: Pick<FeltModel, 'chairs'>): bigint =>
  chairs.reduce((most, chair) => {
    const bet = amountOf(chair?.inHand?.bet ?? '0')
    return bet > most ? bet : most
  }, 0n)

/** Everything that can be won now: pots, and the bets of this street. */
export const wholePot = ({ hand, chairs }: Pick<FeltModel, 'hand' | 'chairs'>): bigint =>
  (hand?.pots ?? []).reduce((sum, { amount }) => sum + amountOf(amount), 0n) +
  chairs.reduce((sum, chair) => sum + amountOf(chair?.inHand?.bet ?? '0'), 0n)

/** What the own chair would have to add to call, as things stand; at most its stack. */
export function toCallOf(model: Pick<FeltModel, 'own' | 'chairs'>): bigint {
  if (!model.own?.inHand) return 0n
  const missing = toMatch(model) - amountOf(model.own.inHand.bet)
  const stack = amountOf(model.own.stack)
  return missing > stack ? stack : missing
}
