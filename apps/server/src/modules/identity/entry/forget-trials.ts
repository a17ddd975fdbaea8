// SPDX-License-Identifier: Apache-2.0
import { playCurrency } from '@tessera/rules/identity/trial'
import {
  accountBalance,
  operatorAccount,
  lockAccounts,
  openAccounts,
  ownerOfMember,
  post,
} from '../../ledger/index.ts'
import { setEnabled } from '../../members/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { IdentityDeps } from '../deps.ts'
import { endedTrials } from './ended-trials.ts'

const atOnce = 200

/**
 * Closes trial accounts whose own or whose member's session has ended, and returns the remaining play money.
 * For a job and for logout.
 */
export async function forgetTrials({
  database,
  events,
}: Pick<IdentityDeps, 'database' | 'events'>): Promise<void> {
  const over = await endedTrials(database, atOnce)
  for (const id of over) await database.transaction((tx) => closeTrial(tx, { events }, id))
}

async function closeTrial(tx: Tx, { events }: Pick<IdentityDeps, 'events'>, id: bigint): Promise<void> {
  const { cash } = await openAccounts(tx, ownerOfMember(id), playCurrency)
  await lockAccounts(tx, [cash.id])
  const left = await accountBalance(tx, cash)
  if (left > 0n)
    await post(tx, [
      {
        from: cash,
        to: await operatorAccount(tx, 'trial', playCurrency),
        amount: left,
        cause: 'identity.trialOver',
        externalId: String(id),
        kind: 'bonus',
      },
    ])
  await setEnabled(tx, id, false)
  await events.accountEnabled(tx, id, false)
}
