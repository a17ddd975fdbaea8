// SPDX-License-Identifier: Apache-2.0
import { readCardTable } from '@tessera/rules/games/card-rooms/card-games'
import type { HandRecord } from '../../../card-protocol/hand-record.ts'
import { sql, type Queries } from '../../database.ts'
import type { StudioDeps } from '../../deps.ts'
import type { Millionths } from '../../money.ts'
import { MILLIONTHS_PER_WIRE_UNIT } from '../../wallet/wire-bodies.ts'
import { findEndedHand, type EndedHand } from '../store/card-history-store.ts'
import { findFreezeOfHand, insertFreeze, type Freeze } from './freeze-store.ts'
import { holdUnpaid, lockSitting } from './held-payout.ts'

/** So long a win is held without a decision; and no payout waits longer after its player has left. */
export const HELD_FOR_MS = 72 * 60 * 60 * 1000

export interface WinToFreeze {
  readonly handId: string
  readonly user: string
  readonly by: string
  readonly reason: string
}

export type FreezeAnswer =
  | Pick<Freeze, 'id' | 'amount'>
  | 'unknown'
  | 'nothingWon'
  | 'alreadyPaid'
  | 'decided'

/**
 * Holds what a player won in a hand: the payout of that sitting waits. The same win again is the same freeze, and never another one
 * once it has been decided.
 */
export async function freezeWin(deps: StudioDeps, given: WinToFreeze): Promise<FreezeAnswer> {
  const hand = await findMoneyHand(deps.database, given.handId)
  const playerId = hand && (await findPlayer(deps.database, given.user))
  if (!hand || playerId === undefined) return 'unknown'
  const roundId = await findSittingOfHand(deps.database, hand, playerId)
  if (roundId === undefined) return 'unknown'
  return deps.database.transaction(async (tx) => {
    const { endedAt } = await lockSitting(tx, roundId)
    const known = await findFreezeOfHand(tx, hand.id, playerId)
    if (known) return known.state === 'held' ? known : 'decided'
    const amount = wonIn(hand.record, playerId)
    if (amount <= 0n) return 'nothingWon'
    const nowMs = deps.clock.now()
    const untilMs = Math.min(nowMs, endedAt?.getTime() ?? nowMs) + HELD_FOR_MS
    if (untilMs <= nowMs) return 'alreadyPaid'
    if (endedAt && !(await holdUnpaid(tx, roundId, nowMs))) return 'alreadyPaid'
    const freeze = {
      ...{ id: deps.chance.uuid(), handId: hand.id, roundId, playerId, amount, reason: given.reason },
      ...{ losses: lossesIn(hand.record), frozenBy: given.by },
      ...{ frozenAt: new Date(nowMs), until: new Date(untilMs) },
    }
    await insertFreeze(tx, freeze)
    return freeze
  })
}

/** A hand for money that has ended; undefined for every other. */
export async function findMoneyHand(db: Queries, id: string): Promise<EndedHand | undefined> {
  const hand = await findEndedHand(db, id)
  return hand && readCardTable(hand.code)?.playMoney === false ? hand : undefined
}

async function findPlayer(db: Queries, user: string): Promise<bigint | undefined> {
  const [row] = await db.rows<{ id: bigint }>(sql`select id from studio.player where operator_user = ${user}`)
  return row?.id
}

/** The sitting in which somebody was dealt in; undefined if they were not. */
async function findSittingOfHand(
  db: Queries,
  { id, code }: EndedHand,
  playerId: bigint,
): Promise<string | undefined> {
  const [row] = await db.rows<{ round_id: string }>(sql`
    select sitting.round_id from studio.card_hand hand
    join studio.card_hand_player own on own.hand_id = hand.id and own.player_id = ${playerId}
    join studio.card_sitting sitting on sitting.code = ${code} and sitting.player_id = ${playerId} and sitting.began_at <= hand.began_at
    where hand.id = ${id} order by sitting.began_at desc limit 1`)
  return row?.round_id
}

/** What a player won in a hand, in whole wire units. Chips of a tournament are no money. */
function wonIn({ game, counts, players }: HandRecord, playerId: bigint): Millionths {
  const own = players.find((player) => player.playerId === String(playerId))
  if (!own || !counts || game === 'sitandgo') return 0n
  const won = BigInt(own.after) - BigInt(own.before)
  return won - (won % MILLIONTHS_PER_WIRE_UNIT)
}

const lossesIn = ({ players }: HandRecord): Record<string, string> =>
  Object.fromEntries(
    players.flatMap(({ playerId, before, after }) => {
      const lost = BigInt(before) - BigInt(after)
      return lost > 0n ? [[playerId, String(lost)]] : []
    }),
  )
