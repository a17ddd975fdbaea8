// SPDX-License-Identifier: Apache-2.0
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Job } from '../../platform/jobs/index.ts'
import { removeDueFiles } from './media/remove-files.ts'
import type { FileStore } from './ports.ts'

/** The jobs of messages. */
export const messagesJobs = ({
  database,
  clock,
  files,
}: {
  database: Database
  clock: Clock
  files: FileStore
}): Job[] => [
  {
    name: 'messages.removeFiles',
    everyMinutes: 10,
    run: () => removeDueFiles({ database, files }, clock.now()),
  },
]
