// SPDX-License-Identifier: Apache-2.0
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { checkInvariants } from '../../modules/ledger/index.ts'
import { keepPlaying } from '../../testing/rollout/keep-playing.ts'
import { openPage } from '../../testing/rollout/open-page.ts'
import { openPlay, type Play } from '../../testing/rollout/open-play.ts'
import { missingTransactions, openRollout, type RunningRollout } from '../../testing/rollout/open-rollout.ts'
import { startProcess, untilReady } from '../../testing/rollout/server-process.ts'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'
import { studioTestDatabase, testDatabase, type TestDatabase } from '../../testing/test-database.ts'

/**
 * A proxy comes with the system, not with npm, and seven processes end and start: this is among the long
 * tests.
 */
const long = Boolean(process.env['LONG_TESTS'])
const scripts = {
  platform: fileURLToPath(new URL('../start.ts', import.meta.url)),
  studio: fileURLToPath(new URL('../../../../studio/src/server/start.ts', import.meta.url)),
}

describe.runIf(long)('a release that is rolled out process by process', { timeout: 1_200_000 }, () => {
  let database: TestDatabase
  let studioDatabase: TestDatabase
  let server: TestServer
  let play: Play
  let rollout: RunningRollout

  beforeAll(async () => {
    ;[database, studioDatabase] = [await testDatabase(), await studioTestDatabase()]
    // Creates accounts over the same database; separate processes serve.
    server = await openTestServer({ databaseUrl: database.url })
    await server.platform.settings.write('identity.botCheck', false, 'test')
    server.clock.advance(Date.now() - server.clock.now())
    play = await openPlay(server)
    rollout = await openRollout({
      scripts,
      databaseUrl: database.url,
      studioDatabaseUrl: studioDatabase.url,
      dataDir: server.dataDir,
      operatorKeyPem: inject('operatorKeyPem'),
    })
  }, 600_000)
  afterAll(async () => {
    await rollout?.close()
    await server?.close()
    await database?.close()
    await studioDatabase?.close()
  })

  it('fails no call, loses no acknowledged bet, and its open pages reconnect by themselves', async () => {
    const { processes, proxy, allUp } = rollout
    const pages = Array.from({ length: 12 }, () => openPage(proxy, play))
    await expect.poll(() => pages.every(({ isOpen }) => isOpen)).toBe(true)
    await expect.poll(allUp).toBe(true)
    const playing = keepPlaying(proxy, play)
    for (const [index, { child, ended, port, script, environment, output }] of processes.entries()) {
      const before = playing.acknowledged.length
      child.kill('SIGTERM')
      expect(await ended, output()).toBe(0)
      // Play continues while one of them is down.
      await expect.poll(() => playing.acknowledged.length).toBeGreaterThan(before)
      processes[index] = startProcess(script, port, environment)
      await untilReady(processes[index])
      await expect.poll(allUp).toBe(true)
    }
    await expect.poll(() => pages.every(({ isOpen }) => isOpen)).toBe(true)
    const seen = pages.map(({ balances }) => balances)
    await expect.poll(() => pages.every(({ balances }, n) => balances > seen[n]!)).toBe(true)
    await playing.stop()
    for (const { leave } of pages) leave()

    expect(playing.failures).toEqual([])
    expect(pages.flatMap(({ refusals }) => refusals)).toEqual([])
    expect(new Set(pages.flatMap(({ closes }) => closes))).toEqual(new Set([1012]))
    expect(await missingTransactions(database.url, playing.acknowledged)).toEqual([])
    expect((await checkInvariants(server.platform.database, Date.now())).differences).toEqual([])
  })
})
