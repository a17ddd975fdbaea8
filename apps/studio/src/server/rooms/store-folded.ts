// SPDX-License-Identifier: Apache-2.0
import type { Queries } from '../database.ts'
import type { StudioDeps } from '../deps.ts'
import type { Folded } from './fold-entries.ts'
import type { Playing } from './playing.ts'
import type { SharedBet, SharedGame } from './rules/shared-game.ts'
import type { SharedState } from './rules/shared-round.ts'
import { completeStories, decideBets, type EndedBet } from './store/bet-store.ts'
import { insertInputs } from './store/input-store.ts'
import { closeRound, drawRound, endRound, reopenRound } from './store/room-round-store.ts'

/** Stores what entries made of a round, with how bets ended by it. Answers the wins that are owed, by bet. */
export async function storeFolded<Own, Result>(
  tx: Queries,
  deps: StudioDeps,
  {
    game,
    playing,
    folded: { state, log },
  }: {
    readonly game: SharedGame<Own, Result, never>
    readonly playing: Playing<Own, Result>
    readonly folded: Folded<Own, Result>
  },
): Promise<Map<string, bigint>> {
  await insertInputs(tx, state.roundId, log)
  await storePhase(tx, playing, state, log.at(-1)?.atMs ?? 0)
  const result = state.phase === 'settling' ? state.result : null
  const decidedBefore = new Set(playing.state.bets.filter((bet) => bet.decided).map(({ id }) => id))
  const endedOf = (bet: SharedBet<Own>): EndedBet => ({
    round: playing.rounds.get(bet.id)!,
    story: game.storyOf(bet, result),
  })
  if (result === null)
    return decideBets(
      tx,
      deps,
      state.bets.filter((bet) => bet.decided && !decidedBefore.has(bet.id)).map(endedOf),
    )
  await completeStories(tx, state.bets.filter(({ id }) => decidedBefore.has(id)).map(endedOf))
  return decideBets(tx, deps, state.bets.filter(({ id }) => !decidedBefore.has(id)).map(endedOf))
}

/** Stores how far the round has come, if it has come further; its link and result with its end. */
async function storePhase<Own, Result>(
  tx: Queries,
  { state: before, chain }: Playing<Own, Result>,
  state: SharedState<Own, Result>,
  nowMs: number,
): Promise<void> {
  if (state.phase === 'open' && before.phase !== 'drawn' && before.phase !== 'settling')
    return before.phase === 'open' && before.closesAtMs === state.closesAtMs
      ? undefined
      : reopenRound(tx, state.roundId, state.closesAtMs)
  if (before.phase === state.phase) return
  if (state.phase === 'closing') return closeRound(tx, state.roundId)
  if (state.phase === 'drawn') return drawRound(tx, state.roundId, state.startedAtMs)
  if (state.phase === 'settling')
    await endRound(tx, state.roundId, {
      state: 'ended',
      hash: chain.links[state.position]!,
      result: state.result,
      nowMs,
    })
}
