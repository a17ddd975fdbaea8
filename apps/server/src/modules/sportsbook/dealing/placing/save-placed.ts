// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../../../platform/db/index.ts'
import { recordFacts } from '../../../bets/index.ts'
import { postMany } from '../../../ledger/index.ts'
import { insertBets } from '../../bets/bet-store.ts'
import { raiseLocked } from '../../bets/exposure-store.ts'
import { gameCodeOf } from '../../bets/sportsbook-vendor.ts'
import { stakeFactOf, stakeTransferOf } from '../../bets/take-stake.ts'
import { insertReviews } from '../pending/review-store.ts'
import type { Placed } from './accept-in-order.ts'
import type { Standing } from './lock-batch.ts'

/**
 * Stores the bets that a batch took, takes their stakes and counts them in. Accounts, of which each has one bet, and
 * exposures are locked. The queries travel together.
 */
export async function savePlaced(
  tx: Tx,
  placed: readonly Placed[],
  { exposures, operatorOf }: Pick<Standing, 'exposures' | 'operatorOf'>,
): Promise<void> {
  const bets = placed.map(({ bet }) => bet)
  await Promise.all([
    insertBets(tx, bets),
    insertReviews(
      tx,
      placed.flatMap(({ review }) => review ?? []),
    ),
    postMany(
      tx,
      placed.map(({ bettor: { cash }, bet }) =>
        stakeTransferOf(bet, { from: cash!, to: operatorOf.get(bet.currency)! }),
      ),
    ),
    raiseLocked(tx, exposures),
    recordFacts(
      tx,
      bets.map((bet) => stakeFactOf({ ...bet, gameCode: gameCodeOf(bet.legs.map(({ sport }) => sport)) })),
    ),
  ])
}
