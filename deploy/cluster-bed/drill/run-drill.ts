// SPDX-License-Identifier: Apache-2.0
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import { originOf, sharedVariables } from '../bed-servers.ts'
import { waitUntil } from '../supervised-program.ts'
import { databaseUrl } from '../prepare-database.ts'
import type { Bed } from '../start-bed.ts'
import { countDifferingRounds, countOwed, countWrongBalances, judge } from './judge.ts'
import { watchLive } from './live-watcher.ts'
import { measurePrice, priceLine, type Price } from './measure-price.ts'
import { openPlayers, type Cast } from './open-players.ts'
import { machineLine, tableOf } from './report.ts'
import { runStage, type Row } from './run-stage.ts'
import type { Stage } from './stages.ts'
import { createTally, type Tally } from './tally.ts'
import { writeOn } from './writer.ts'

export interface DrillOptions {
  stages: readonly Stage[]
  atVendor: number
  atStudio: number
  calmMilliseconds: number
  /** Whether to measure the cost of waiting for a standby first. */
  measuresPrice: boolean
  signal?: AbortSignal
  say(line: string): void
}

export interface DrillResult {
  cast: Cast
  rows: Row[]
  tally: Tally
  /** Why the drill has failed; empty when it passed. */ failures: string[]
}

/** Kills one part after the other under load, and checks all sums in the end. */
export async function runDrill(
  bed: Bed,
  { stages, atVendor, atStudio, calmMilliseconds, measuresPrice, signal, say }: DrillOptions,
): Promise<DrillResult> {
  const cast = await openPlayers(bed, { atVendor, atStudio })
  const tally = createTally()
  const live = watchLive(originOf(bed.plan.site), cast.logins)
  let over = false
  const load = Promise.all(cast.players.map(({ player }) => writeOn(player, tally, () => over)))
  const rows: Row[] = []
  let price: Price | undefined
  try {
    if (measuresPrice) price = await measurePrice(bed, tally)
    for (const stage of stages) {
      signal?.throwIfAborted()
      say(`Killing: ${stage.name} …`)
      const row = await runStage({ bed, cast, tally, live, calmMilliseconds }, stage)
      rows.push(row)
      say(
        `  ${row.what}: ${row.acknowledged} acknowledged, ${row.lost} lost, ${row.doubled} doubled, interruption ${(row.interruptionMs / 1_000).toFixed(1)} s`,
      )
    }
  } finally {
    over = true
    live.stop()
  }
  await load
  await waitUntil(
    'Everything that the studio owes the platform paid',
    async () => (await countOwed(bed)) === 0,
    { seconds: 400 },
  )
  const found = {
    ...(await judge(bed, cast, tally.acknowledged)),
    wrongBalances: await countWrongBalances(bed, cast, tally.acknowledged),
    differingRounds: await countDifferingRounds(bed),
  }
  const { verified, said } = await verifyInstallation(bed)
  say(
    `\n${machineLine()}; ${tally.acknowledged.length} bets, wins and rounds were acknowledged to ${cast.players.length} players\n\n${tableOf(rows)}\n`,
  )
  if (price) say(`${priceLine(price)}\n`)
  say(
    `Of all that was acknowledged ${found.lost} are lost and ${found.doubled} doubled; ${found.wrongBalances} players have another balance than they noted; studio and platform differ on ${found.differingRounds} rounds.`,
  )
  say(said.trim())
  const counted = byReason(tally.refusals.map(({ why }) => why))
  if (counted) say(`Refused meanwhile: ${counted}`)
  return { cast, rows, tally, failures: failuresOf({ ...found, verified }, rows, tally) }
}

interface Found {
  lost: number
  doubled: number
  wrongBalances: number
  differingRounds: number
  verified: boolean
}

function failuresOf(found: Found, rows: readonly Row[], { objections }: Tally): string[] {
  const most = (read: (row: Row) => number): number => Math.max(0, ...rows.map(read))
  return [
    [
      Math.max(
        found.lost,
        most(({ lost }) => lost),
      ),
      'acknowledged bets are lost',
    ],
    [
      Math.max(
        found.doubled,
        most(({ doubled }) => doubled),
      ),
      'are doubled',
    ],
    [found.wrongBalances, 'players have another balance than they noted'],
    [found.differingRounds, 'rounds differ between studio and platform'],
    [found.verified ? 0 : 1, 'check of the installation failed'],
    [objections.length, `answers that no kill explains: ${byReason(objections)}`],
  ]
    .filter(([number]) => number !== 0)
    .map(([number, what]) => `${number} ${what}`)
}

const byReason = (reasons: readonly string[]): string =>
  [...Map.groupBy(reasons, (why) => why)].map(([why, those]) => `${those.length} × ${why}`).join(', ')

/**
 * The installation's own check while it runs: schema, ledger, the operators' audit record, pictures, keys.
 */
async function verifyInstallation({ folder, plan }: Bed): Promise<{ verified: boolean; said: string }> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(rootFolder, 'tools/backup/run-restore.ts'), '--verify'],
    {
      cwd: rootFolder,
      env: {
        PATH: process.env['PATH'],
        ...sharedVariables(folder, plan),
        DATABASE_URL: databaseUrl(plan, 'tessera'),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  const [code] = (await once(child, 'close')) as [number | null]
  return { verified: code === 0, said }
}
