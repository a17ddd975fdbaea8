// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import type { WalletAction, WalletCommand } from '../ports.ts'

/**
 * A seeded stream of vendor commands and time steps: the same seed gives the same commands in any number of
 * wallets. Members and sessions are numbers here, because each wallet has its own tokens.
 */
export type Happening =
  | { type: 'session'; member: number; vendor: string; currency: string; fromSite: boolean }
  | { type: 'revoke' | 'disable' | 'enable' | 'logOut'; member: number; vendor: string }
  | { type: 'payIn'; member: number; millionths: bigint; id: string }
  | { type: 'advance'; ms: number }
  | { type: 'period' }

/** A command whose token and player are given by member number; undefined: not named. */
export interface RandomCommand {
  member: number
  vendor: string
  token: { member: number; vendor: string; sessionsAgo: number } | 'unknown' | undefined
  player: { member: number; vendor: string } | undefined
  rest: Pick<WalletCommand, 'txScope' | 'currency' | 'gameCode' | 'roundId' | 'roundClosed' | 'actions'>
}

/** First the events, then the commands, which arrive at the same moment: at most one per member. */
export interface Turn {
  happenings: Happening[]
  commands: RandomCommand[]
}

export const vendors = ['studio', 'other'] as const
const aMinuteMs = 60_000
const fewHoursMs = 5 * 60 * 60 * 1_000
const largest = 2n ** 63n - 1n

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Generates turns with this many commands of this many members in all. */
export function* randomTurns(seed: number, members: number, commands: number): Generator<Turn> {
  const next = numbersFrom(seed)
  const chance = (share: number): boolean => next() < share
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)]!
  /** Commands already sent, to repeat, refer to and change. */
  const sent = new Map<string, RandomCommand[]>()
  let ids = 0

  const amount = (): bigint => {
    const kind = next()
    if (kind < 0.05) return 0n
    if (kind < 0.08) return BigInt(1 + Math.floor(next() * 50))
    if (kind < 0.1) return 1_000_000_000n
    if (kind < 0.112) return largest
    return BigInt(Math.floor(next() * 12) * 1_000_000 + Math.floor(next() * 100) * 10_000)
  }
  const earlier = (member: number, vendor: string): RandomCommand[] => sent.get(`${member}/${vendor}`) ?? []
  const idOf = (command: RandomCommand): string => command.rest.actions[0]!.txId
  const freshId = (member: number): string => `m${member}-${(ids += 1)}`
  /** An id of a bet, win or rollback of this member; rarely another's, or an unknown one. */
  const knownId = (
    member: number,
    vendor: string,
    stranger: number,
    kinds: WalletAction['type'][],
  ): string => {
    if (chance(0.03)) return freshId(member)
    const of = chance(0.03) ? stranger : member
    const known = earlier(of, vendor).filter(({ rest }) => kinds.includes(rest.actions[0]!.type))
    const recent = chance(0.8) ? known.slice(-4) : known
    return recent.length === 0 ? freshId(member) : idOf(pick(recent))
  }

  function action(member: number, vendor: string, stranger: number): WalletAction {
    const [txId, kind, money] = [freshId(member), next(), amountOfMillionths(amount())]
    const free = chance(0.04) ? { campaignId: 'spring' } : undefined
    const hasBets = earlier(member, vendor).length > 0
    if (kind < 0.5 || (!hasBets && kind < 0.9))
      return { type: 'bet', txId, amount: money, ...(free && { free }) }
    if (kind < 0.84) {
      const betTxId = knownId(member, vendor, stranger, ['bet'])
      return { type: 'win', txId, amount: money, betTxId, ...(free && { free }) }
    }
    if (kind < 0.87) return { type: 'win', txId, amount: money, promo: chance(0.5), campaign: 'spring' }
    if (kind < 0.96)
      return { type: 'rollback', txId, targetTxId: knownId(member, vendor, stranger, ['bet', 'bet', 'win']) }
    return { type: 'finish', txId }
  }

  function freshCommand(member: number, stranger: number): RandomCommand {
    const vendor = chance(0.8) ? 'studio' : 'other'
    const first = action(member, vendor, stranger)
    const follows: WalletAction[] =
      first.type === 'bet' && chance(0.03)
        ? [{ type: 'win', txId: freshId(member), amount: amountOfMillionths(amount()), betTxId: first.txId }]
        : []
    // A win is nearly always in the round of its bet.
    const bet =
      first.type === 'win'
        ? earlier(member, vendor).findLast((command) => idOf(command) === first.betTxId)
        : undefined
    const foreign = { member: stranger, vendor }
    return {
      member,
      vendor,
      token: chance(0.96)
        ? { member, vendor, sessionsAgo: chance(0.05) ? 1 : 0 }
        : pick(['unknown', undefined, { ...foreign, sessionsAgo: 0 }] as const),
      player: chance(0.96) ? { member, vendor } : pick([undefined, foreign]),
      rest: {
        txScope: chance(0.03) ? 'player' : 'account',
        currency: chance(0.96) ? 'USD' : pick(['EUR', undefined]),
        gameCode: chance(0.97) ? pick(['dice', 'mines']) : pick(['gone', undefined]),
        roundId:
          bet && chance(0.95)
            ? bet.rest.roundId
            : chance(0.99)
              ? `round-${member}-${Math.floor(ids / 300)}-${pick([1, 2])}`
              : undefined,
        roundClosed: chance(0.35),
        actions: [first, ...follows],
      },
    }
  }

  /** A command that affects only its own member. */
  const isTheirOwn = ({ member, token, player }: RandomCommand): boolean =>
    player?.member === member && (typeof token !== 'object' || token.member === member)

  /** A repetition, or another command under the same id. */
  function repeated(member: number, vendor: string): RandomCommand | undefined {
    const known = earlier(member, vendor).filter(isTheirOwn)
    if (known.length === 0) return undefined
    const command = pick(chance(0.7) ? known.slice(-5) : known)
    if (chance(0.7)) return command
    const [first, ...others] = command.rest.actions
    const changed = 'amount' in first! ? { ...first, amount: amountOfMillionths(amount()) } : first!
    return pick<RandomCommand>([
      { ...command, rest: { ...command.rest, actions: [changed, ...others] } },
      { ...command, rest: { ...command.rest, roundId: 'another' } },
      { ...command, token: { member, vendor, sessionsAgo: 0 } },
    ])
  }

  function happenings(): Happening[] {
    const made: Happening[] = []
    const [member, vendor] = [Math.floor(next() * members), pick(vendors)]
    if (chance(0.5)) made.push({ type: 'payIn', member, millionths: 30_000_000n, id: `more-${ids}` })
    if (chance(0.5)) made.push({ type: 'advance', ms: chance(0.92) ? aMinuteMs : fewHoursMs })
    if (chance(0.2)) made.push({ type: pick(['revoke', 'disable', 'logOut']), member, vendor })
    if (chance(0.5)) made.push({ type: 'enable', member: Math.floor(next() * members), vendor })
    for (let opened = 0; opened < 2; opened += 1) {
      const currency = chance(0.97) ? 'USD' : 'EUR'
      made.push({
        type: 'session',
        member: Math.floor(next() * members),
        vendor,
        currency,
        fromSite: chance(0.5),
      })
    }
    if (chance(0.01)) made.push({ type: 'period' })
    return made
  }

  const everybody = Array.from({ length: members }, (_, member) => member)
  const atOnce = Math.floor(members / 2)
  for (let count = 0; count < commands;) {
    const order = everybody.map((member) => [next(), member] as const).sort(([a], [b]) => a - b)
    // The other members have no command in this turn, so that its order does not matter.
    const strangers = order.slice(atOnce).map(([, member]) => member)
    const turn: Turn = { happenings: happenings(), commands: [] }
    for (const [, member] of order.slice(0, Math.min(atOnce, commands - count))) {
      const stranger = strangers.pop()!
      const command =
        (chance(0.12) ? repeated(member, pick(vendors)) : undefined) ?? freshCommand(member, stranger)
      turn.commands.push(command)
      count += 1
    }
    yield turn
    for (const command of turn.commands) {
      const key = `${command.member}/${command.vendor}`
      sent.set(key, [...(sent.get(key) ?? []), command].slice(-30))
    }
  }
}
