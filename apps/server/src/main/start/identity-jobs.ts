// SPDX-License-Identifier: Apache-2.0
import type { Identity } from '../../modules/identity/index.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Job } from '../../platform/jobs/index.ts'

/** The jobs of identity. */
export const identityJobs = (identity: Identity, database: Database): Job[] => [
  { name: 'identity.forgetEnded', everyMinutes: 10, run: () => identity.forgetEnded(database) },
  { name: 'identity.deliverWaiting', everyMinutes: 1, run: () => identity.deliverWaiting() },
]
