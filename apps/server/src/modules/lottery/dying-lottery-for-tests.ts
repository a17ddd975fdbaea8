// SPDX-License-Identifier: Apache-2.0
import { flushCompileCache } from 'node:module'
import pg from 'pg'
import { createPlatformServer } from '../../main/start/create-platform-server.ts'
import { manualClock } from '../../platform/clock/clock.ts'
import { sql } from '../../platform/db/index.ts'
import { createLog } from '@tessera/server-kit/log/create-log'
import { BeaconAway } from './beacon/beacon-source.ts'
import { runDraws } from './draws/run-draws.ts'
import { cancelDraw } from './operations/change-times.ts'
import { operateDraws } from './operations/operate-draws.ts'

// A platform process that takes one step of the lottery and is killed as it sends a statement (KILL_AT, a part of its
// text), or the commit after it (KILL_COMMIT_AFTER). It ends with 0 if it never came to that.

// A process that is killed stores nothing, and the next one would compile the whole server again.
flushCompileCache()

const variable = (name: string): string => {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} is missing`)
  return value
}
const die = (): void => {
  // What was sent is on its way: the database may carry it out or not.
  setImmediate(() => process.kill(process.pid, 'SIGKILL'))
}

const killAt = process.env['KILL_AT']
const killCommitAfter = process.env['KILL_COMMIT_AFTER']
let counting = false
let seen = false
const send = pg.Client.prototype.query as (...given: unknown[]) => unknown
pg.Client.prototype.query = function query(this: pg.Client, ...given: unknown[]) {
  const [asked] = given
  const text =
    typeof asked === 'string' ? asked : String((asked as { text?: unknown } | undefined)?.text ?? '')
  if (counting && killCommitAfter !== undefined && text.includes(killCommitAfter)) seen = true
  if (counting && ((killAt !== undefined && text.includes(killAt)) || (seen && text === 'commit'))) die()
  return send.apply(this, given)
} as typeof pg.Client.prototype.query

const away = (): never => {
  throw new BeaconAway('this process only takes one step')
}
const clock = manualClock()
clock.advance(Number(variable('AT_MS')) - clock.now())
const server = await createPlatformServer({
  databaseUrl: variable('DATABASE_URL'),
  dataDir: variable('DATA_DIR'),
  operatorPrivateKey: variable('OPERATOR_PRIVATE_KEY'),
  log: createLog('error'),
  clock,
  publicUrl: 'http://localhost:3000',
  studioUrl: 'http://localhost:3001',
  trustedProxies: [],
  beacons: { describe: async () => away(), rounds: async () => away() },
})
await server.openKeys()
const deps = server.modules.lotteryDeps
await deps.settings.refresh()
counting = true
const drawId = Number(process.env['CANCEL_DRAW'] ?? 0)
if (drawId > 0) {
  const draw = await deps.database.one<{ status: string }>(
    sql`select status from lottery_draw where id = ${drawId}`,
  )
  if (draw?.status !== 'void') await deps.database.transaction((tx) => cancelDraw(tx, drawId, clock.now()))
}
await runDraws(deps, clock.now())
await operateDraws(deps, clock.now())
await server.close()
