// SPDX-License-Identifier: Apache-2.0
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnvironment, rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import { readStudioEnvironment } from '@tessera/studio/src/server/environment.ts'
import { afterAll, describe, expect, it } from 'vitest'

const folder = join(rootFolder, 'deploy/systemd')
const units = readdirSync(folder).toSorted()
const services = units.filter((name) => name.endsWith('.service'))
const read = (unit: string): string => readFileSync(join(folder, unit), 'utf8')
/** The values of a setting, in order. */
const all = (unit: string, setting: string): string[] =>
  [...read(unit).matchAll(new RegExp(`^${setting}=(.*)$`, 'gm'))].map(([, value = '']) => value)
/** What a unit sets itself, with its credentials where systemd puts them. */
const setBy = (unit: string): Record<string, string> =>
  Object.fromEntries(
    all(unit, 'Environment')
      .flatMap((line) => line.split(' '))
      .map((pair) => pair.replace('%d', '/run/credentials').split('=') as [string, string]),
  )

describe('the units of systemd', () => {
  it('also start only processes that the image knows', () => {
    const { stderr } = spawnSync(process.execPath, [join(rootFolder, 'deploy/run.mjs'), 'nobody'], {
      encoding: 'utf8',
    })
    const known = /Known: (.*)\.$/m.exec(stderr)?.[1]?.split(', ') ?? []
    const words = services.map((unit) => /run\.mjs (%i|\w+)/.exec(all(unit, 'ExecStart')[0] ?? '')?.[1])
    expect(words).toEqual(['backup', 'migrate', '%i', 'studio'])
    expect(known).toEqual(
      expect.arrayContaining(['backup', 'migrate', 'studio', 'platform', 'api', 'live', 'worker']),
    )
  })

  it('give the processes variables that they understand, and keys only as credentials', () => {
    const common = {
      DATABASE_URL: 'postgresql://a:b@localhost/tessera',
      PUBLIC_URL: 'https://play.example.com',
      STUDIO_URL: 'https://games.example.com',
    }
    for (const unit of ['tessera-platform@.service', 'tessera-backup.service']) {
      expect(readEnvironment({ ...common, ...setBy(unit) })).toMatchObject({
        mode: 'production',
        dataDir: '/var/lib/tessera',
        vaultKeyFile: '/run/credentials/vault.key',
        operatorPrivateKeyFile: '/run/credentials/operator-key.pem',
      })
    }
    expect(readStudioEnvironment({ ...common, ...setBy('tessera-studio.service') })).toMatchObject({
      studioPrivateKeyFile: '/run/credentials/studio-key.pem',
      operatorPublicKeyFile: '/run/credentials/operator-key.pub.pem',
    })
    for (const unit of services) {
      const credentials = all(unit, 'LoadCredential').map((line) => line.split(':')[0])
      expect(credentials.toSorted(), unit).toEqual(
        [
          ...new Set(
            Object.values(setBy(unit))
              .filter((value) => value.startsWith('/run/credentials/'))
              .map((value) => value.slice('/run/credentials/'.length))
              // The keys of the beacon and of the seeds have no variables: they lie beside the studio's.
              .flatMap((name) => (name === 'studio-key.pem' ? [name, 'beacon-key.pem', 'seed.key'] : [name])),
          ),
        ].toSorted(),
      )
    }
  })

  it('give a process more time to end than it needs', () => {
    for (const unit of ['tessera-platform@.service', 'tessera-studio.service']) {
      const finishing = Number(
        /^const usualMs = ([\d_]+)/m
          .exec(
            readFileSync(join(rootFolder, 'packages/server-kit/src/process/end-in-order.ts'), 'utf8'),
          )?.[1]
          ?.replaceAll('_', ''),
      )
      expect(Number(all(unit, 'TimeoutStopSec')[0]) * 1000).toBeGreaterThan(finishing)
    }
  })

  it('are all described in the installation page', () => {
    const page = readFileSync(join(rootFolder, 'docs/runbook/install.md'), 'utf8')
    expect(units.filter((unit) => !page.includes(unit.replace(/\.service$/, '').replace(/@$/, '@')))).toEqual(
      [],
    )
  })
})

// Wherever there is systemd: Debian's and Ubuntu's package contains the program.
describe.runIf(existsSync('/usr/bin/systemd-analyze'))('systemd itself', () => {
  const root = mkdtempSync(join(tmpdir(), 'systemd-'))
  afterAll(() => rmSync(root, { recursive: true }))
  const system = join(root, 'etc/systemd/system')
  mkdirSync(system, { recursive: true })
  const instances = units.map((unit) => unit.replace('@.', '@api.'))
  for (const unit of units)
    for (const name of new Set([unit, unit.replace('@.', '@api.')]))
      copyFileSync(join(folder, unit), join(system, name))
  // The targets of any system.
  for (const target of ['sysinit', 'basic', 'shutdown', 'timers', 'network-online', 'multi-user'])
    writeFileSync(join(system, `${target}.target`), '[Unit]\n')
  for (const program of ['usr/bin/node', 'bin/sh']) {
    mkdirSync(join(root, program, '..'), { recursive: true })
    writeFileSync(join(root, program), '#!/bin/true\n', { mode: 0o755 })
  }
  const ask = (...args: string[]) =>
    spawnSync('systemd-analyze', [...args.slice(0, 1), `--root=${root}`, ...args.slice(1)], {
      encoding: 'utf8',
      env: { ...process.env, SYSTEMD_COLORS: '0' },
    })

  it('has no findings, and finds a deliberate fault', () => {
    const judged = ask('verify', '--man=no', ...instances)
    expect([judged.status, judged.stderr]).toEqual([0, ''])
    writeFileSync(
      join(system, 'broken.service'),
      read('tessera-studio.service').replace('Restart=always', 'Restart=allways'),
    )
    expect(ask('verify', '--man=no', 'broken.service').stderr).toContain('allways')
  })

  it.each(instances.filter((name) => name.endsWith('.service')))(
    'says that %s can do little harm',
    (unit) => {
      const judged = ask('security', '--offline=true', '--threshold=15', unit)
      expect(judged.stdout).toMatch(/Overall exposure level for .*: [01]\.\d OK/)
      expect(judged.status).toBe(0)
      writeFileSync(join(system, 'open.service'), '[Service]\nExecStart=/usr/bin/node\n')
      expect(ask('security', '--offline=true', '--threshold=15', 'open.service').status).not.toBe(0)
    },
  )
})
