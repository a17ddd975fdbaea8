// SPDX-License-Identifier: Apache-2.0
import type { HoldemHandView, HoldemInHand, HoldemOptions } from '../../../card-protocol/holdem-table-view.ts'
import { choicesNow } from '../hand/act.ts'
import type { Clock } from '../hand/clock.ts'
import { isAllIn, type Hand } from '../hand/hand.ts'
import { potsOf } from '../hand/pots.ts'
import type { HandStory } from './hand-story.ts'
import type { LastHand, WriteAmount } from './last-hand.ts'

/** A hand and what is known of it beside the rules. */
export interface SeenHand {
  readonly hand: Hand | null
  readonly clock: Clock | null
  readonly story: HandStory | null
  readonly last: LastHand | null
}

const isPlayed = (hand: Hand | null): hand is Hand => hand !== null && hand.actor !== null

/** The hand that is played, for whoever sits on a chair, or for an onlooker (null). */
export function handView(
  { hand, clock }: SeenHand,
  own: number | null,
  write: WriteAmount,
): HoldemHandView | null {
  if (!isPlayed(hand)) return null
  const actor = hand.players[hand.actor!]!.chair
  const before = hand.players.map((player) => ({ ...player, committed: player.committed - player.bet }))
  return {
    ...{ id: hand.id, turn: hand.turn, street: hand.street, boards: [hand.board], actor },
    pots: potsOf(before).map(({ amount, chairs }) => ({ amount: write(amount), chairs })),
    ...{ actUntil: clock?.untilMs ?? null, inBank: clock !== null && clock.bankSinceMs !== null },
    options: actor === own ? optionsOf(hand, write) : null,
  }
}

function optionsOf(hand: Hand, write: WriteAmount): HoldemOptions {
  const { call, raise } = choicesNow(hand)!
  const { coin } = hand.stakes
  const player = hand.players[hand.actor!]!
  const pot = hand.players.reduce((sum, { committed, dead }) => sum + committed + dead, 0n)
  const whole = hand.toMatch + pot + (hand.toMatch - player.bet)
  const most = player.bet + player.stack
  const potSize = whole - (whole % coin)
  return {
    check: call === null,
    call: call === null ? null : write(call),
    raise: raise && { least: write(raise.least), most: write(raise.most), isBet: hand.toMatch === 0n },
    potSize: write(least(most, raise && raise.least > potSize ? raise.least : potSize)),
  }
}

/** The chips of whoever sits on a chair that are not in a pot. */
export const stackOf = ({ hand }: SeenHand, chair: number, stack: bigint): bigint =>
  isPlayed(hand) ? (hand.players.find((player) => player.chair === chair)?.stack ?? stack) : stack

/**
 * What somebody does in the hand that is played, or did in the last one; null: they were not dealt in. Cards only for their owner, and for
 * everybody once they lay open.
 */
export function inHandView(
  { hand, story, last }: SeenHand,
  { chair, playerId }: { readonly chair: number; readonly playerId: string },
  own: number | null,
  write: WriteAmount,
): HoldemInHand | null {
  const player = hand?.players.find((one) => one.chair === chair)
  if (!isPlayed(hand) || !player) {
    const ended = isPlayed(hand)
      ? undefined
      : last?.players.find((one) => one.chair === chair && one.playerId === playerId)
    if (!ended) return null
    const { chair: _chair, playerId: _playerId, ...rest } = ended
    const isOwn = own === chair && hand?.id === last?.view.id
    return isOwn && player ? { ...rest, cards: player.cards } : rest
  }
  const action = story?.players.find((one) => one.chair === chair)?.last
  return {
    ...{ bet: write(player.bet), folded: player.folded, allIn: isAllIn(player) },
    cards: own === chair ? player.cards : null,
    cardCount: player.cards.length,
    last: action ? { type: action.type, amount: write(action.amount) } : null,
  }
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)
