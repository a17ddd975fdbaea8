// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../../platform/db/index.ts'
import { post } from '../../ledger/index.ts'
import { amountOfPoints, operatorPoints, pointAccount } from './point-account.ts'

/** Credits points that were not earned by bets, once for each cause and id. */
export async function givePoints(
  tx: Tx,
  {
    memberId,
    points,
    cause,
    externalId,
  }: { memberId: bigint; points: bigint; cause: string; externalId: string },
): Promise<void> {
  const [posting] = await post(tx, [
    {
      from: await operatorPoints(tx, 'earned'),
      to: await pointAccount(tx, memberId),
      amount: amountOfPoints(points),
      cause,
      externalId,
      kind: 'pointsEarned',
    },
  ])
  if (posting?.status !== 'posted' && posting?.status !== 'duplicate')
    throw new Error(`points for ${cause}/${externalId} were not posted: ${posting?.status}`)
}
