// SPDX-License-Identifier: Apache-2.0
export { insistOnLocks } from './insist-on-locks.ts'
export { PoolBusy } from './connect.ts'
export { requireNoneHeld } from './held-connection.ts'
export { subscribeToChannel, type Channel } from './subscribe-to-channel.ts'
export {
  isUnmet,
  openDatabase,
  type Database,
  type DatabaseOptions,
  type Queries,
  type Tx,
} from './database.ts'
export { createReadReplica, type ReadReplica } from './read-replica.ts'
export { sql, type Sql } from './sql.ts'
export { waitUntilEnded } from './wait-until-ended.ts'
export { isDatabaseUnreachable } from './unreachable.ts'
