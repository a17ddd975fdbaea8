// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../database.ts'
import type { Millionths } from '../../money.ts'

/** Who gets how much of what was withheld, in wire units. */
export interface FreezeShare {
  readonly user: string
  readonly amount: number
}

/** A win of a hand that operators hold. */
export interface Freeze {
  readonly id: string
  readonly handId: string
  /** The sitting whose payout waits. */
  readonly roundId: string
  readonly playerId: bigint
  /** As the operator knows the player. */
  readonly user: string
  readonly amount: Millionths
  /** What each of the others lost in the hand, by player: digits of millionths. */
  readonly losses: Readonly<Record<string, string>>
  readonly state: 'held' | 'released' | 'withheld'
  readonly frozenBy: string
  readonly reason: string
  readonly frozenAt: Date
  readonly until: Date
  /** Null: nobody yet, or the time was over. */
  readonly decidedBy: string | null
  readonly decidedReason: string | null
  readonly decidedAt: Date | null
  readonly shares: readonly FreezeShare[]
}

export type NewFreeze = Pick<
  Freeze,
  | 'id'
  | 'handId'
  | 'roundId'
  | 'playerId'
  | 'amount'
  | 'losses'
  | 'frozenBy'
  | 'reason'
  | 'frozenAt'
  | 'until'
>

export async function insertFreeze(tx: Queries, freeze: NewFreeze): Promise<void> {
  await tx.rows(sql`
    insert into studio.card_freeze (id, hand_id, round_id, player_id, amount, losses, frozen_by, reason, frozen_at, until)
    values (${freeze.id}, ${freeze.handId}, ${freeze.roundId}, ${freeze.playerId}, ${freeze.amount}, ${JSON.stringify(freeze.losses)},
      ${freeze.frozenBy}, ${freeze.reason}, ${freeze.frozenAt}, ${freeze.until})`)
}

export async function findFreeze(db: Queries, id: string): Promise<Freeze | undefined> {
  const [row] = await db.rows<Freeze>(sql`
    select win.id, hand_id as "handId", round_id as "roundId", player_id as "playerId", operator_user as user, amount, losses, state,
      frozen_by as "frozenBy", reason, frozen_at as "frozenAt", until,
      decided_by as "decidedBy", decided_reason as "decidedReason", decided_at as "decidedAt", shares
    from studio.card_freeze win join studio.player on player.id = player_id where win.id = ${id}`)
  return row
}

/** What holds a player's win of a hand, or held it. */
export async function findFreezeOfHand(
  db: Queries,
  handId: string,
  playerId: bigint,
): Promise<Freeze | undefined> {
  const [row] = await db.rows<{ id: string }>(
    sql`select id from studio.card_freeze where hand_id = ${handId} and player_id = ${playerId}`,
  )
  return row && findFreeze(db, row.id)
}

/** Newest first. */
export const listFreezes = (db: Queries, count: number): Promise<Freeze[]> =>
  db.rows<Freeze>(sql`
    select win.id, hand_id as "handId", round_id as "roundId", player_id as "playerId", operator_user as user, amount, losses, state,
      frozen_by as "frozenBy", reason, frozen_at as "frozenAt", until,
      decided_by as "decidedBy", decided_reason as "decidedReason", decided_at as "decidedAt", shares
    from studio.card_freeze win join studio.player on player.id = player_id order by frozen_at desc, win.id limit ${count}`)

/** The freezes whose time is over, the oldest first. */
export async function listFreezesOver(db: Queries, nowMs: number, count: number): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    select id from studio.card_freeze where state = 'held' and until <= ${new Date(nowMs)} order by until limit ${count}`)
  return rows.map(({ id }) => id)
}

export interface FreezeEnding {
  readonly state: 'released' | 'withheld'
  readonly by: string | null
  readonly reason: string | null
  readonly shares: readonly FreezeShare[]
  readonly nowMs: number
}

export async function endFreeze(
  tx: Queries,
  id: string,
  { state, by, reason, shares, nowMs }: FreezeEnding,
): Promise<void> {
  await tx.rows(sql`
    update studio.card_freeze set state = ${state}, decided_by = ${by}, decided_reason = ${reason}, decided_at = ${new Date(nowMs)},
      shares = ${JSON.stringify(shares)}
    where id = ${id} and state = 'held'`)
}

/** Members who sit at a table with a win that is held. */
export const listFrozenSittings = (db: Queries): Promise<{ code: string; playerId: string }[]> =>
  db.rows(sql`
    select distinct code, sitting.player_id::text as "playerId"
    from studio.card_freeze win join studio.card_sitting sitting on sitting.round_id = win.round_id
    where win.state = 'held' and sitting.ended_at is null`)
