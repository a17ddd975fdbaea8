// SPDX-License-Identifier: Apache-2.0
import { subscribeToChannel, type Database } from '../../../platform/db/index.ts'
import type { Live } from '../../../platform/live/index.ts'
import type { Log } from '../../../platform/log/log.ts'
import { endedChannel } from './end-sessions.ts'

/** Closes the live connections of sessions that ended on any process. Returns a function that stops it. */
export const subscribeToEnded = ({
  database,
  live,
  log,
}: {
  database: Database
  live: Live
  log: Log
}): (() => Promise<void>) =>
  subscribeToChannel(
    { database, log },
    { name: endedChannel, received: (sessionKey) => live.endSession(sessionKey) },
  )
