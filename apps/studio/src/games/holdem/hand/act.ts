// SPDX-License-Identifier: Apache-2.0
import { goOn } from './go-on.ts'
import { withPlayer, type Action, type Hand, type HandPlayer, type HandStep } from './hand.ts'
import { CardRefusal } from '../../../fair/card-room/card-refusal.ts'

/** What whoever is to act may do. `call` is null if they may check; `raise` if they may not raise. */
export interface Choices {
  readonly call: bigint | null
  /** The least and the most that the bet may be raised to. Only all-in may be below the least full raise. */
  readonly raise: { readonly least: bigint; readonly most: bigint } | null
}

/** Plays the action of the player on that chair. Throws a CardRefusal; then nothing has changed. */
export function act(hand: Hand, chair: number, action: Action): HandStep {
  const { actor } = hand
  if (actor === null) throw new CardRefusal('handEnded')
  const player = hand.players[actor]!
  if (player.chair !== chair) throw new CardRefusal('notYourTurn')
  const acted = played(hand, player, action)
  const after = acted.players[actor]!
  const amount = after.committed - player.committed
  const next = goOn({ ...acted, turn: hand.turn + 1, actor: null }, actor)
  const allIn = amount > 0n && after.stack === 0n
  return {
    hand: next.hand,
    events: [{ type: 'acted', chair, action: action.type, amount, allIn }, ...next.events],
  }
}

function played(hand: Hand, player: HandPlayer, action: Action): Hand {
  const { call, raise } = choicesOf(hand, player)
  switch (action.type) {
    case 'fold':
      return changed(hand, { folded: true })
    case 'check':
      if (call !== null) throw new CardRefusal('cannotCheck')
      return changed(hand, { actedAt: hand.toMatch })
    case 'call':
      if (call === null) throw new CardRefusal('nothingToCall')
      return changed(hand, { ...putIn(player, call), actedAt: hand.toMatch })
    case 'raise':
      checkRaise(hand, player, action.to, raise)
      return raised(hand, player, action.to)
    default:
      throw new CardRefusal('badMove')
  }
}

/** What whoever is to act may do now; null once the hand has ended. */
export function choicesNow(hand: Hand): Choices | null {
  return hand.actor === null ? null : choicesOf(hand, hand.players[hand.actor]!)
}

function choicesOf(hand: Hand, player: HandPlayer): Choices {
  const { toMatch, fullRaise, players, stakes } = hand
  const missing = toMatch - player.bet
  const call = missing <= 0n ? null : least(missing, player.stack)
  const most = player.bet + player.stack
  // What lies below a full raise opens nothing again for those who have acted; several together can make a full one.
  const isOpen = player.actedAt === null || toMatch - player.actedAt >= fullRaise
  const canBeAnswered = players.some((other) => other !== player && !other.folded && other.stack > 0n)
  if (!isOpen || !canBeAnswered || most <= toMatch) return { call, raise: null }
  return { call, raise: { least: least(upToCoin(toMatch + fullRaise, stakes.coin), most), most } }
}

function checkRaise(
  { stakes, toMatch }: Hand,
  player: HandPlayer,
  to: bigint,
  raise: Choices['raise'],
): void {
  const most = player.bet + player.stack
  if (to > most) throw new CardRefusal('notEnoughChips')
  if (to <= toMatch) throw new CardRefusal('raiseTooSmall')
  if (!raise) throw new CardRefusal('raiseClosed')
  if (to < raise.least) throw new CardRefusal('raiseTooSmall')
  // The last fraction of a chip can be bet, too.
  if (to % stakes.coin !== 0n && to !== most) throw new CardRefusal('badAmount')
}

function raised(hand: Hand, player: HandPlayer, to: bigint): Hand {
  const by = to - hand.toMatch
  const after = changed(hand, { ...putIn(player, to - player.bet), actedAt: to })
  const fullRaise = by > hand.fullRaise ? by : hand.fullRaise
  return { ...after, toMatch: to, fullRaise, aggressor: hand.actor }
}

const changed = (hand: Hand, change: Partial<HandPlayer>): Hand => ({
  ...hand,
  players: withPlayer(hand.players, hand.actor!, change),
})

const putIn = ({ stack, bet, committed }: HandPlayer, amount: bigint): Partial<HandPlayer> => ({
  stack: stack - amount,
  bet: bet + amount,
  committed: committed + amount,
})

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)
const upToCoin = (amount: bigint, coin: bigint): bigint => ((amount + coin - 1n) / coin) * coin
