// SPDX-License-Identifier: Apache-2.0
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CannotDo } from '../cannot-do.ts'
import { findPrograms } from '../programs.ts'
import { startBed, type Bed } from '../start-bed.ts'
import { countWrongBalances, judge } from './judge.ts'
import { runDrill, type DrillResult } from './run-drill.ts'
import { shortStages, stages } from './stages.ts'

/** Its programs come with the system, not with npm, and a drill takes minutes: it is among the long tests. */
const long = Boolean(process.env['LONG_TESTS'])
const debianPackages = ['patroni', 'etcd-server', 'haproxy', 'pgbouncer', 'nats-server', 'postgresql-15']

describe.runIf(long)(
  'an installation on three machines, of which parts are killed under load',
  { timeout: 900_000 },
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'tessera-drill-'))
    let bed: Bed
    let drill: DrillResult

    beforeAll(async () => {
      // PostgreSQL, which refuses root, needs access.
      chmodSync(folder, 0o755)
      installOnDebian()
      bed = await startBed({ folder, say: () => undefined })
      drill = await runDrill(bed, {
        stages: stages.filter(({ name }) => shortStages.includes(name)),
        atVendor: 4,
        atStudio: 2,
        calmMilliseconds: 3_000,
        measuresPrice: false,
        say: () => undefined,
      })
    }, 900_000)
    afterAll(async () => {
      await bed?.stop()
      rmSync(folder, { recursive: true, force: true })
    })

    it('loses nothing that was acknowledged, doubles nothing, and both sides agree on every round', () => {
      expect(drill.failures).toEqual([])
      expect(drill.rows.map(({ lost, doubled }) => [lost, doubled])).toEqual(shortStages.map(() => [0, 0]))
    })

    it('would have noticed a missing bet, a missing round, and money without a source', async () => {
      const {
        cast,
        tally: { acknowledged },
      } = drill
      const made = {
        id: randomUUID(),
        player: cast.players[0]?.player.name ?? '',
        moved: -2_000_000n,
        atMs: 0,
        tookMs: 0,
      }
      expect(
        await judge(bed, cast, [...acknowledged, { ...made, kind: 'bet' }, { ...made, kind: 'round' }]),
      ).toEqual({ lost: 2, doubled: 0 })
      expect(await countWrongBalances(bed, cast, [...acknowledged, { ...made, kind: 'bet' }])).toBe(1)
    })

    it('continues after every one of them', () => {
      for (const row of drill.rows)
        expect({ what: row.what, goesOn: row.acknowledged > 0 }).toEqual({ what: row.what, goesOn: true })
      expect(drill.tally.acknowledged.some(({ kind }) => kind === 'round')).toBe(true)
    })

    it('refuses a second test bed in its folder', async () => {
      await expect(startBed({ folder, say: () => undefined })).rejects.toThrow(CannotDo)
    })

    it('leaves no process behind when it is stopped', async () => {
      await bed.stop()
      expect(processesOf(folder)).toEqual([])
    })
  },
)

/** Processes that still have this folder in their command line or their environment. */
function processesOf(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((pid) => {
      try {
        const [command, environment] = ['cmdline', 'environ'].map((file) =>
          readFileSync(`/proc/${pid}/${file}`, 'utf8').replaceAll('\0', ' '),
        )
        return [command, environment].some((text) => text?.includes(folder)) ? [command ?? ''] : []
      } catch {
        return []
      }
    })
}

/** Does not start the servers that the packages install. */
function installOnDebian(): void {
  try {
    findPrograms()
  } catch {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    for (const step of [
      ['update', '-q'],
      ['install', '-y', '-q', '--no-install-recommends', ...debianPackages],
    ])
      spawnSync('apt-get', step, { stdio: 'ignore', env: environment })
    findPrograms()
  }
}
