// SPDX-License-Identifier: Apache-2.0
import type { HandRecord, RecordedEvent, RecordedPlayer } from '../../../card-protocol/hand-record.ts'
import { equityOf } from '../../../games/holdem/cards/equity.ts'
import { pseudoRandom } from './pseudo-random.ts'

/** What one hand says of two of its players; `first` has the smaller id. Amounts are millionths. */
export interface PairEvidence {
  readonly first: string
  readonly second: string
  /** What went from one to the other, by what each lost and won. */
  readonly lostByFirst: bigint
  readonly lostBySecond: bigint
  /** The part of it that looks like a gift. */
  readonly givenByFirst: bigint
  readonly givenBySecond: bigint
  readonly isDuel: boolean
  readonly isQuiet: boolean
  readonly sameAddress: boolean
}

export interface KnownOfHand {
  /** The own cards of those whom `cardsNeeded` names. */
  readonly cardsOf: (playerId: string) => readonly number[]
  /** Something that is the same for the same address; undefined: not known. */
  readonly addressOf: (playerId: string) => string | undefined
}

/** Whoever folds, or calls with cards that lose to almost any others, after so many big blinds, gave them away. */
export const LARGE_BIG_BLINDS = 20n
/** And the other must have got at least so many of them. */
const RECEIVED_BIG_BLINDS = 10n
/** The part that cards win against random ones: with less nobody in earnest puts in that much. Seven and two have 0.35. */
export const WEAK_EQUITY = 0.36
const EQUITY_ROUNDS = 200

/** Whose cards must be known to judge the hand: those who lost much of it at a showdown. */
export const cardsNeeded = (record: HandRecord): string[] =>
  bigBlindOf(record) === 0n
    ? []
    : record.players
        .filter((player) => player.sawShowdown === true && lostMuch(record, player))
        .map(({ playerId }) => playerId)

/** What a hand for money says of each two of its players. A hand that was taken back, and chips of a tournament, say nothing. */
export function evidenceOf(record: HandRecord, known: KnownOfHand): PairEvidence[] {
  if (!record.counts || record.game === 'sitandgo') return []
  const players = record.players.toSorted((one, other) =>
    Number(BigInt(one.playerId) - BigInt(other.playerId)),
  )
  const duel = duelOf(record)
  return players.flatMap((first, index) =>
    players.slice(index + 1).map((second): PairEvidence => {
      const [lostByFirst, lostBySecond] = [flow(record, first, second), flow(record, second, first)]
      const isDuel = duel !== null && duel.chairs.includes(first.chair) && duel.chairs.includes(second.chair)
      const from = known.addressOf(first.playerId)
      return {
        ...{ first: first.playerId, second: second.playerId, lostByFirst, lostBySecond },
        givenByFirst: isGift(record, first, lostByFirst, known) ? lostByFirst : 0n,
        givenBySecond: isGift(record, second, lostBySecond, known) ? lostBySecond : 0n,
        ...{ isDuel, isQuiet: isDuel && duel.isQuiet },
        sameAddress: from !== undefined && from === known.addressOf(second.playerId),
      }
    }),
  )
}

const changeOf = ({ before, after }: RecordedPlayer): bigint => BigInt(after) - BigInt(before)

/** A winner has from each loser what that one's part of all losses was; what the rake took went to nobody. */
function flow({ players }: HandRecord, from: RecordedPlayer, to: RecordedPlayer): bigint {
  const [lost, won] = [-changeOf(from), changeOf(to)]
  if (lost <= 0n || won <= 0n) return 0n
  const total = players.reduce((sum, player) => (changeOf(player) < 0n ? sum - changeOf(player) : sum), 0n)
  return (won * lost) / total
}

/** 0: a game without blinds. */
function bigBlindOf({ stakes }: HandRecord): bigint {
  const { bigBlind } = stakes
  return typeof bigBlind === 'string' ? BigInt(bigBlind) : 0n
}

const lostMuch = (record: HandRecord, player: RecordedPlayer): boolean =>
  -changeOf(player) >= LARGE_BIG_BLINDS * bigBlindOf(record)

/**
 * Games with blinds: much was put in and then given up, or with cards that beat almost nothing. In the others the winner is paid by
 * all, so every payment counts, and only its direction tells something.
 */
function isGift(
  record: HandRecord,
  from: RecordedPlayer,
  received: bigint,
  { cardsOf }: KnownOfHand,
): boolean {
  const bigBlind = bigBlindOf(record)
  if (received === 0n || bigBlind === 0n) return received > 0n
  if (received < RECEIVED_BIG_BLINDS * bigBlind || !lostMuch(record, from)) return false
  return from.sawShowdown !== true || isWeak(record, from, cardsOf(from.playerId))
}

/** Whether somebody's last money went in with cards that lose to almost any others, as they stood then. */
function isWeak(
  { game, events, id }: HandRecord,
  { chair }: RecordedPlayer,
  own: readonly number[],
): boolean {
  if (own.length === 0) return false
  const last = events.findLastIndex((event) => event.chair === chair && isMoney(event))
  const board = events
    .slice(0, Math.max(last, 0))
    .flatMap(({ type, cards, board: of }) => (type === 'street' && (of ?? 0) === 0 ? (cards ?? []) : []))
  const variant = game === 'omaha' ? 'omaha' : 'holdem'
  return equityOf({ variant, own, board, opponents: 1 }, EQUITY_ROUNDS, pseudoRandom(id)) < WEAK_EQUITY
}

const isMoney = ({ type }: RecordedEvent): boolean => type === 'bet' || type === 'raise' || type === 'call'

/** The two to whom the pot came down on the first street, when both still had something to bet; null: no such hand. */
function duelOf({
  players,
  events,
}: HandRecord): { readonly chairs: number[]; readonly isQuiet: boolean } | null {
  const chairs = players.filter(({ sawFlop }) => sawFlop === true).map(({ chair }) => chair)
  const flop = events.findIndex(({ type }) => type === 'street')
  if (chairs.length !== 2 || flop < 0) return null
  const isAllIn = events
    .slice(0, flop)
    .some(({ chair, allIn }) => allIn === true && chairs.includes(chair ?? -1))
  if (isAllIn) return null
  return { chairs, isQuiet: !events.slice(flop).some(({ type }) => type === 'bet' || type === 'raise') }
}
