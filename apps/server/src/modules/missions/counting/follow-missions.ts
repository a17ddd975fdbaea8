// SPDX-License-Identifier: Apache-2.0
import { depositsInSlice, followPostings } from '../../ledger/index.ts'
import { followPlay, playedInSlice } from '../../bets/index.ts'
import { pushRewards, worthFollower } from '../../reward-centre/index.ts'
import type { MissionsDeps } from '../missions-deps.ts'
import { countHappenings } from './count-happenings.ts'

/** Job: counts the bets that were settled since the last run. */
export async function countBets(deps: MissionsDeps): Promise<void> {
  const { gameTypes } = deps
  await Promise.all([gameTypes.refresh(), deps.gameEdges.refresh()])
  // First what bets are worth, so that one that reaches a target also pays for it.
  if (!(await followPlay(deps.database, worthFollower(deps)))) return
  await followPlay(deps.database, {
    name: 'missions',
    from: 'now',
    count: async (tx, slice) =>
      afterwards(
        deps,
        await countHappenings(
          tx,
          { settings: deps.settings, nowMs: deps.clock.now(), counts: ['VALID_BETS', 'BETS', 'GAMES'] },
          async () =>
            (await playedInSlice(tx, slice)).map(({ vendor, gameCode, validBets, bets, ...played }) => ({
              ...played,
              adds: { VALID_BETS: validBets, BETS: BigInt(bets) },
              game: { vendor, gameCode, gameType: gameTypes.of(vendor, gameCode) },
            })),
        ),
      ),
  })
}

/** Job: counts the deposits that were posted since the last run. */
export async function countDeposits(deps: MissionsDeps): Promise<void> {
  await followPostings(deps.database, {
    name: 'missions',
    count: async (tx, slice) =>
      afterwards(
        deps,
        await countHappenings(
          tx,
          { settings: deps.settings, nowMs: deps.clock.now(), counts: ['DEPOSITS'] },
          async () =>
            (await depositsInSlice(tx, slice)).map(({ amount, ...paid }) => ({
              ...paid,
              adds: { DEPOSITS: amount },
              game: undefined,
            })),
        ),
      ),
  })
}

const afterwards =
  (deps: MissionsDeps, granted: readonly bigint[]): (() => void) =>
  () => {
    for (const memberId of granted) pushRewards(deps, memberId)
  }
