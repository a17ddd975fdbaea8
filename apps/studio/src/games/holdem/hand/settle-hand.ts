// SPDX-License-Identifier: Apache-2.0
import { handValue } from '../cards/hand-value.ts'
import { omahaValue } from '../cards/omaha-value.ts'
import { contendersOf, type Hand, type HandPlayer, type SettledPot, type Stakes, type Win } from './hand.ts'
import { potsOf, uncalledOf, type Pot } from './pots.ts'
import { rakesOf } from './rake-shares.ts'
import { revealsOf, type Values } from './reveals.ts'

const FLOP_CARDS = 3
const HUNDRED = 100n

/** Gives back what was not called, takes the rake and pays every pot. */
export function settleHand(hand: Hand, boards: readonly (readonly number[])[]): Hand {
  const returned = uncalledOf(hand.players)
  const players = hand.players.map((player) =>
    player.chair === returned?.chair
      ? {
          ...player,
          stack: player.stack + returned.amount,
          committed: player.committed - returned.amount,
        }
      : player,
  )
  const after = { ...hand, players }
  const values = boards.map((board) => valuesOn(after, board))
  const unraked = potsOf(players)
  const pots = rakedPots(unraked, hand.stakes, boards[0]!.length >= FLOP_CARDS)
  const wins = pots.flatMap((pot, index) => winsOf(pot, index, values, hand.stakes.coin))
  const rake = pots.reduce((sum, pot) => sum + pot.rake, 0n)
  const rakes = rakesOf(
    players.length,
    pots.map((pot, index) => ({ rake: pot.rake, parts: unraked[index]!.parts })),
  )
  const reveals = revealsOf(after, pots, values)
  return {
    ...after,
    actor: null,
    board: boards[0]!,
    players: players.map((player) => paid(player, wins)),
    result: { boards, returned, pots, wins, rake, rakes, reveals },
  }
}

const paid = (player: HandPlayer, wins: readonly Win[]): HandPlayer => ({
  ...player,
  ...{ bet: 0n, committed: 0n, dead: 0n },
  stack: wins.reduce((sum, { chair, amount }) => (chair === player.chair ? sum + amount : sum), player.stack),
})

function valuesOn(hand: Hand, board: readonly number[]): ReadonlyMap<number, number> {
  const contenders = contendersOf(hand)
  // Whoever is left alone wins without cards.
  if (contenders.length === 1) return new Map([[contenders[0]!.chair, 0]])
  const value = hand.stakes.variant === 'omaha' ? omahaValue : wholeValue
  return new Map(contenders.map(({ chair, cards }) => [chair, value(cards, board)]))
}

const wholeValue = (own: readonly number[], board: readonly number[]): number => handValue([...own, ...board])

/** No flop, no drop; the cap holds for the whole hand. Whole coins, rounded down. */
function rakedPots(pots: readonly Pot[], stakes: Stakes, hasFlop: boolean): SettledPot[] {
  let left = hasFlop ? stakes.rakeCapBigBlinds * stakes.bigBlind : 0n
  return pots.map(({ amount, chairs }) => {
    const share = (amount * stakes.rakePercent) / HUNDRED
    const due = share < left ? share : left
    const rake = due - (due % stakes.coin)
    left -= rake
    return { amount, rake, chairs }
  })
}

function winsOf({ amount, rake, chairs }: SettledPot, pot: number, values: Values, coin: bigint): Win[] {
  const parts = shared(amount - rake, values.length, coin)
  return values.flatMap((byChair, board) => {
    const best = Math.max(...chairs.map((chair) => byChair.get(chair)!))
    const winners = chairs.filter((chair) => byChair.get(chair) === best)
    const shares = shared(parts[board]!, winners.length, coin)
    return winners.map((chair, index) => ({ chair, pot, board, amount: shares[index]! }))
  })
}

/** Equal parts in whole coins; odd coins go one each to the first, and less than a coin to the very first. */
export function shared(amount: bigint, count: number, coin: bigint): bigint[] {
  const [coins, fraction] = [amount / coin, amount % coin]
  const [each, odd] = [coins / BigInt(count), Number(coins % BigInt(count))]
  return Array.from({ length: count }, (_, index) => {
    const whole = (each + (index < odd ? 1n : 0n)) * coin
    return index === 0 ? whole + fraction : whole
  })
}
