// SPDX-License-Identifier: Apache-2.0
import type { TableNews, TableStep } from '../../fair/card-room/card-table.ts'
import type { HandRecord } from '../../card-protocol/hand-record.ts'
import type { Queries } from '../database.ts'
import type { StudioDeps } from '../deps.ts'
import { addRaised, endRaise, type Raise } from '../raises/raise-store.ts'
import type { Decided } from '../rooms/deliveries.ts'
import { holdLease } from '../rooms/store/lease-store.ts'
import { decideRound } from '../rounds/decide-round.ts'
import { findRound, moveRound, type Round } from '../rounds/round-store.ts'
import type { TableChange } from './card-inputs.ts'
import { holdIfFrozen } from './freezes/held-payout.ts'
import type { AnyCardTable, PlayedHand, PlayedTable } from './played-hand.ts'
import { returnMultiplier } from './return-multiplier.ts'
import { endHand, insertHand } from './store/card-hand-store.ts'
import { insertCardInput, storeSnapshot } from './store/card-table-store.ts'
import { endSitting, insertSitting, type Sitting } from './store/sitting-store.ts'
import { summaryForLobby } from './summary-for-lobby.ts'

/** Money that the wallet has paid for a move: the stake of a sitting that begins, or a raise of one. */
export type BroughtMoney =
  | { readonly type: 'sitting'; readonly round: Round; readonly sitting: Sitting }
  | { readonly type: 'raise'; readonly raise: Raise }

/** The money of a move is on its way back: the move must not count. */
export class MoneyGone extends Error {}

export interface ChangeToStore {
  readonly rules: AnyCardTable
  readonly before: PlayedTable
  readonly change: TableChange
  readonly atMs: number
  readonly step: TableStep<unknown>
  readonly money?: BroughtMoney | undefined
  /** The hand that this change deals. */
  readonly dealt?: PlayedHand | undefined
}

export interface StoredChange {
  readonly table: PlayedTable
  /** Calls of the outbox: what left the table. */
  readonly owed: readonly Decided[]
}

/** Stores what a change does, in one statement if it is nothing but an action of a hand, else in one transaction. */
export async function storeChange(deps: StudioDeps, given: ChangeToStore): Promise<StoredChange> {
  const { rules, before, step, money, dealt } = given
  const isPlain = step.news.length === 0 && !money && !dealt && rules.isHandOn(step.state)
  if (!isPlain) return deps.database.transaction((tx) => storeIn(tx, deps, given))
  await insertCardInput(deps.database, before.lease, inputOf(given))
  return { table: after(given, before.sittings), owed: [] }
}

/** The same in a transaction that is open. Throws MoneyGone when the money was given back meanwhile. */
export async function storeIn(tx: Queries, deps: StudioDeps, given: ChangeToStore): Promise<StoredChange> {
  const { rules, before, step, money, dealt, atMs } = given
  const { lease } = before
  await holdLease(tx, lease)
  const sittings = new Map(before.sittings)
  if (money) await takeMoney(tx, { code: lease.room, money, atMs, sittings })
  if (dealt) await insertHand(tx, lease.room, dealt.stored, atMs)
  const owed: Decided[] = []
  for (const news of step.news) {
    if (news.type === 'ended') await endHand(tx, news.record, humansIn(news.record), atMs)
    if (news.type === 'paid') owed.push(...(await payOut(tx, deps, news, sittings)))
  }
  if (rules.isHandOn(step.state)) await insertCardInput(tx, lease, inputOf(given))
  else
    await storeSnapshot(
      tx,
      lease.room,
      { version: before.version + 1n, state: rules.write(step.state) },
      { ...summaryForLobby(rules, step.state), nowMs: atMs },
    )
  return { table: after(given, sittings), owed }
}

const inputOf = ({ before, change, atMs }: ChangeToStore) => ({
  version: before.version + 1n,
  atMs,
  player: change.type === 'move' || change.type === 'presence' ? change.playerId : null,
  input: change,
})

const after = (
  { before, step, dealt }: ChangeToStore,
  sittings: ReadonlyMap<string, Sitting>,
): PlayedTable => ({
  ...before,
  version: before.version + 1n,
  state: step.state,
  hand: dealt ?? before.hand,
  sittings,
})

async function takeMoney(
  tx: Queries,
  {
    code,
    money,
    atMs,
    sittings,
  }: { code: string; money: BroughtMoney; atMs: number; sittings: Map<string, Sitting> },
): Promise<void> {
  if (money.type === 'sitting') {
    if (!(await moveRound(tx, money.round, ['reserved'], 'open'))) throw new MoneyGone()
    await insertSitting(tx, code, money.sitting, atMs)
    sittings.set(money.sitting.playerId, money.sitting)
    return
  }
  if (!(await endRaise(tx, money.raise, 'taken'))) throw new MoneyGone()
  const round = (await findRound(tx, money.raise.roundId))!
  await addRaised(tx, round, money.raise.amount)
}

/** Ends a sitting: everything goes to the player's wallet, unless operators hold a win of it. A robot has none. */
async function payOut(
  tx: Queries,
  deps: StudioDeps,
  { playerId, amount, rake }: Extract<TableNews, { type: 'paid' }>,
  sittings: Map<string, Sitting>,
): Promise<Decided[]> {
  const sitting = sittings.get(playerId)
  if (!sitting) return []
  sittings.delete(playerId)
  await endSitting(tx, sitting.roundId, deps.clock.now())
  const round = (await findRound(tx, sitting.roundId))!
  const multiplier = returnMultiplier(amount, round.stake + round.raised)
  const call = await decideRound(tx, deps, round, 'open', { events: [], multiplier, payout: amount, rake })
  if (call === undefined) throw new Error(`the sitting ${sitting.roundId} was ended by somebody else`)
  await holdIfFrozen(tx, sitting.roundId, deps.clock.now())
  return [{ round, call }]
}

/** Ids of members are numbers; robots have other names. */
const humansIn = ({ players }: HandRecord): bigint[] =>
  players.flatMap(({ playerId }) => (/^\d+$/.test(playerId) ? [BigInt(playerId)] : []))
