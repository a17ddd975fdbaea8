// SPDX-License-Identifier: Apache-2.0
import { buildCashOutStory, buildCrashStory } from '../../games/crash/story.ts'
import { outcomeHash } from '../../fair/chain.ts'
import { crashPoint } from '../../games/crash/maths.ts'
import { currencyNamed } from '../currencies.ts'
import type { StudioDeps } from '../deps.ts'
import { decideRound, voidRound } from '../rounds/decide-round.ts'
import { completeEvents, listOpenTableBets, type Round } from '../rounds/round-store.ts'
import { linksFrom } from './chain.ts'
import type { RidingBet } from './table-bet.ts'
import { endTableRound, listInterrupted } from './table-store.ts'

const stakeOf = (round: Round) => ({ amount: round.stake, unit: currencyNamed(round.currency).unit })

/** Saves the exits of bets that were cashed out while the curve runs. Returns the wins that are owed. */
export function saveExits(deps: StudioDeps, tableBets: readonly RidingBet[]): Promise<bigint[]> {
  return deps.database.transaction(async (tx) => {
    const owed: bigint[] = []
    for (const { round, leftAtHundredths } of tableBets) {
      const call = await decideRound(
        tx,
        deps,
        round,
        'open',
        buildCashOutStory(leftAtHundredths!, stakeOf(round)),
      )
      if (call !== undefined) owed.push(call)
    }
    return owed
  })
}

/**
 * Ends a round of the table: reveals its link, settles every bet. Returns the wins (0 for losses) that are
 * owed.
 */
export function settleTable(
  deps: StudioDeps,
  end: { roundId: string; hash: string; pointHundredths: number; tableBets: readonly RidingBet[] },
): Promise<bigint[]> {
  return deps.database.transaction(async (tx) => {
    const owed: bigint[] = []
    await endTableRound(tx, end.roundId, {
      state: 'crashed',
      hash: end.hash,
      pointHundredths: end.pointHundredths,
      nowMs: deps.clock.now(),
    })
    for (const { round, leftAtHundredths, exitHundredths } of end.tableBets) {
      const story = buildCrashStory(leftAtHundredths ?? exitHundredths, end.pointHundredths, stakeOf(round))
      const call = await decideRound(tx, deps, round, 'open', story)
      if (call === undefined) await completeEvents(tx, round, story.events)
      else owed.push(call)
    }
    return owed
  })
}

/**
 * Voids what a stopped process left unfinished: bets that had not left are refunded, saved exits stay paid.
 * The link is spent and revealed.
 */
export function voidInterruptedRounds(deps: StudioDeps): Promise<void> {
  return deps.database.transaction(async (tx) => {
    for (const interrupted of await listInterrupted(tx)) {
      const seed = deps.seedSeal.open(interrupted.sealedSeed, interrupted.terminalHash)
      const hash = linksFrom(seed, interrupted.length)[interrupted.position]!
      const pointHundredths = crashPoint(await outcomeHash({ hash, salt: interrupted.salt }))
      for (const round of await listOpenTableBets(tx, interrupted.id))
        await voidRound(tx, deps, round, ['open'], 'studio.tableClosed')
      await endTableRound(tx, interrupted.id, {
        state: 'voided',
        hash,
        pointHundredths,
        nowMs: deps.clock.now(),
      })
    }
  })
}
