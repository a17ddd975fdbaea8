// SPDX-License-Identifier: Apache-2.0
import type { Queries } from '../database.ts'
import type { StudioDeps } from '../deps.ts'
import { voidRound } from '../rounds/decide-round.ts'
import { findRounds, type Round } from '../rounds/round-store.ts'
import { openChain, outcomeOf } from './chain.ts'
import { replayLog } from './fold-entries.ts'
import type { Playing } from './playing.ts'
import type { NewBet, SharedGame } from './rules/shared-game.ts'
import type { SharedRules, SharedState } from './rules/shared-round.ts'
import { findChain } from './store/chain-store.ts'
import { insertInputs, listInputs } from './store/input-store.ts'
import { holdLease, type Lease } from './store/lease-store.ts'
import { endRound, listUnfinished, reopenRound, type UnfinishedRound } from './store/room-round-store.ts'

/** A round that goes on with a new owner takes bets for so long at least: nobody is surprised by its close. */
const REOPENED_AT_LEAST_MS = 3_000

interface Resuming<Own, Result, Action> {
  readonly game: SharedGame<Own, Result, Action>
  readonly rules: SharedRules<Own, Result, Action>
  readonly lease: Lease
  readonly nowMs: number
}

/** The round that goes on, and the time of the room: no earlier than what its last owner noted. */
export interface Resumed<Own, Result> {
  readonly playing: Playing<Own, Result> | undefined
  readonly nowMs: number
}

/** An unfinished round as its log leaves it. */
interface Found<Own, Result> {
  readonly unfinished: UnfinishedRound
  readonly lastAtMs: number
  readonly playing: Playing<Own, Result>
}

/**
 * Continues what the last owner of a room left: a round that took bets takes them once more, one whose result came out
 * goes on where nobody could decide anything meanwhile. Any other is void: bets that had not ended are paid back, what was
 * paid stays paid, its link is spent and revealed.
 */
export async function resumeRounds<Own, Result, Action>(
  deps: StudioDeps,
  given: Resuming<Own, Result, Action>,
): Promise<Resumed<Own, Result>> {
  const found: Found<Own, Result>[] = []
  for (const unfinished of await listUnfinished(deps.database, given.lease.room))
    found.push(await replayed(deps, given, unfinished))
  const nowMs = Math.max(given.nowMs, ...found.map(({ lastAtMs }) => lastAtMs))
  const resuming = { ...given, nowMs }
  return deps.database.transaction(async (tx) => {
    await holdLease(tx, resuming.lease)
    let playing: Playing<Own, Result> | undefined
    for (const one of found) {
      if (playing || !goesOn(resuming, one)) await voidUnfinished(tx, deps, resuming, one)
      else playing = await continued(tx, resuming, one)
    }
    return { playing, nowMs }
  })
}

const goesOn = <Own, Result>(
  { game }: Pick<Resuming<Own, Result, never>, 'game'>,
  { unfinished: { state } }: Found<Own, Result>,
): boolean => state !== 'drawn' || !game.hasActions

async function replayed<Own, Result, Action>(
  deps: StudioDeps,
  { rules, lease }: Resuming<Own, Result, Action>,
  unfinished: UnfinishedRound,
): Promise<Found<Own, Result>> {
  const { id, chainId, position, openedAtMs } = unfinished
  const chain = await openChain(deps, await findChain(deps.database, chainId))
  const outcome = await outcomeOf(chain, position)
  const log = await listInputs(deps.database, id)
  const { state } = replayLog(rules, { roundId: id, position, openedAtMs, outcome }, log)
  const rounds = await roundsOf(deps, state)
  const lastAtMs = log.at(-1)?.atMs ?? openedAtMs
  return { unfinished, lastAtMs, playing: { lease, chain, outcome, state, rounds } }
}

async function roundsOf(
  { database }: Pick<StudioDeps, 'database'>,
  { bets }: { readonly bets: readonly Pick<NewBet, 'id' | 'startedAtMs'>[] },
): Promise<Map<string, Round>> {
  const rounds = await findRounds(database, bets)
  return new Map(rounds.map((round) => [round.id, round]))
}

async function continued<Own, Result, Action>(
  tx: Queries,
  { rules, game, nowMs }: Resuming<Own, Result, Action>,
  { playing }: Found<Own, Result>,
): Promise<Playing<Own, Result>> {
  const { state } = playing
  if (state.phase !== 'open' && state.phase !== 'closing' && !(state.phase === 'drawn' && game.reopensDrawn))
    return playing
  const closesAtMs = Math.max(
    nowMs + REOPENED_AT_LEAST_MS,
    // The clock of the last owner may have been another one.
    Math.min(state.phase === 'open' ? state.closesAtMs : nowMs, nowMs + game.openMs),
  )
  const input = { type: 'reopen', closesAtMs } as const
  const next: SharedState<Own, Result> = rules.apply(
    state,
    { roundId: state.roundId, playerId: '', input },
    nowMs,
  ).state
  await insertInputs(tx, state.roundId, [{ version: next.version, atMs: nowMs, playerId: null, input }])
  await reopenRound(tx, state.roundId, closesAtMs)
  return { ...playing, state: next }
}

async function voidUnfinished<Own, Result, Action>(
  tx: Queries,
  deps: StudioDeps,
  { game, nowMs }: Resuming<Own, Result, Action>,
  { playing: { state, rounds, chain, outcome } }: Found<Own, Result>,
): Promise<void> {
  for (const { id } of state.bets) {
    const round = rounds.get(id)
    if (round) await voidRound(tx, deps, round, ['open'], 'studio.tableClosed')
  }
  await endRound(tx, state.roundId, {
    state: 'voided',
    hash: chain.links[state.position]!,
    result: game.resultOf(outcome),
    nowMs,
  })
}
