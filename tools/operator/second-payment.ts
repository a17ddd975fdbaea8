// SPDX-License-Identifier: Apache-2.0
import { approveAtCommandLine, waitingApprovals } from '@tessera/server/src/modules/backoffice/index.ts'
import type { Platform } from '@tessera/server/src/platform/platform.ts'
import { CannotDo } from './cannot-do.ts'

/** What an operator has approved and a second one has to, oldest first. */
export async function showPayments({ database, clock }: Platform): Promise<string> {
  const waiting = await waitingApprovals(database, clock.now())
  if (waiting.length === 0) return 'No payment waits for a second operator.'
  return waiting
    .map(({ id, call, subject, by }) => `${id}  ${call}  ${subject}  approved by ${by}`)
    .join('\n')
}

/** Approves in place of a second operator: whoever may use this command controls the installation anyway. */
export async function secondPayment({ database, clock }: Platform, id: bigint): Promise<string> {
  const done = await database.transaction((tx) => approveAtCommandLine(tx, id, clock.now()))
  if (!done) throw new CannotDo('No such payment waits. An approval counts for a day.')
  return 'Approved. It takes effect when the operator does the same again in the console.'
}
