// SPDX-License-Identifier: Apache-2.0
import { forgetEndedChecks } from '../human-checks/index.ts'
import { forgetOldMessages } from '../outbox/index.ts'
import type { IdentityDeps } from './deps.ts'
import { deleteEnded, deleteOldAttempts } from './ended-store.ts'

/** Job: deletes expired records. Running it late or twice changes no answers. */
export async function forgetEnded({
  database,
  clock,
}: Pick<IdentityDeps, 'database' | 'clock'>): Promise<void> {
  await deleteEnded(database, clock.now())
  await forgetEndedChecks(database, clock.now())
  await forgetOldMessages(database, clock.now())
  await deleteOldAttempts(database, clock.now())
}
