// SPDX-License-Identifier: Apache-2.0
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findNpm } from './npm.mjs'

// A clone that was never started, and a registry that accepts requests without answering them, so that npm
// stays busy for as long as a test needs.

const clone = mkdtempSync(join(tmpdir(), 'clone-'))
let registry: Server
let asked: Promise<unknown>
const started: ChildProcess[] = []
beforeAll(async () => {
  registry = createServer(() => {})
  await once(registry.listen(0, '127.0.0.1'), 'listening')
  for (const file of globSync('tools/bootstrap/*.mjs', { cwd: rootFolder })) {
    mkdirSync(join(clone, 'tools/bootstrap'), { recursive: true })
    cpSync(join(rootFolder, file), join(clone, file))
  }
  const root = { name: 'clone', version: '1.0.0', dependencies: { slow: '1.0.0' } }
  const slow = {
    version: '1.0.0',
    resolved: `${address()}/slow/-/slow-1.0.0.tgz`,
    integrity: `sha512-${Buffer.alloc(64).toString('base64')}`,
  }
  writeFileSync(
    join(clone, 'package.json'),
    JSON.stringify({ ...root, type: 'module', scripts: { start: 'node tools/bootstrap/run.mjs start' } }),
  )
  writeFileSync(
    join(clone, 'package-lock.json'),
    JSON.stringify({
      ...root,
      lockfileVersion: 3,
      requires: true,
      packages: { '': root, 'node_modules/slow': slow },
    }),
  )
})
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})
afterAll(() => {
  registry.closeAllConnections()
  registry.close()
  rmSync(clone, { recursive: true })
})
const address = (): string => `http://127.0.0.1:${(registry.address() as AddressInfo).port}`

interface Installing {
  child: ChildProcess
  output: () => string
  installer: number
}

/** Starts the clone with this command and waits until npm downloads. */
async function installing(args: string[]): Promise<Installing> {
  asked = once(registry, 'request')
  const child = spawn(process.execPath, args, {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: clone,
      npm_execpath: findNpm(),
      npm_config_registry: address(),
      npm_config_cache: join(clone, 'npm-cache'),
      npm_config_update_notifier: 'false',
    },
  })
  started.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  await asked
  return { child, output: () => output, installer: await installerBelow(child.pid ?? 0) }
}

/** The npm that installs: the last of the processes below this one. */
const installerBelow = (pid: number): Promise<number> => processBelow(pid, / ci( |$)/)

async function processBelow(pid: number, named: RegExp): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args='])
  const processes = stdout
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .flatMap((found) =>
      found ? [{ pid: Number(found[1]), parent: Number(found[2]), line: found[3] ?? '' }] : [],
    )
  const below = (parent: number): typeof processes =>
    processes.flatMap((one) => (one.parent === parent ? [one, ...below(one.pid)] : []))
  const found = below(pid).find(({ line }) => named.test(line))
  if (!found) throw new Error(`nobody below ${pid} is called ${named.source}`)
  return found.pid
}

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('an interrupted installation', () => {
  const direct = ['tools/bootstrap/run.mjs', 'start']

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('by %s ends npm first, says so, and lets the next command begin anew', async (signal, code) => {
    const { child, output, installer } = await installing(direct)
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([code, null])
    expect([lives(installer), existsSync(join(clone, '.cache/dependencies.lock'))]).toEqual([false, false])
    expect(output()).toContain('Stopped: Installing the locked dependencies')
  })

  it('leaves no npm behind when it is killed', async () => {
    const { child, installer } = await installing(direct)
    child.kill('SIGKILL')
    await expect.poll(() => lives(installer)).toBe(false)
  })

  it('leaves no npm behind when the npm that started it is killed', async () => {
    const { child, installer } = await installing([findNpm(), 'start'])
    expect(installer).not.toBe(child.pid)
    child.kill('SIGKILL')
    await expect.poll(() => lives(installer)).toBe(false)
  })
})

it('a server started on its own ends in order when the command that started it is killed', async () => {
  // It waits for a database that does not exist.
  const child = spawn(process.execPath, [join(rootFolder, 'tools/bootstrap/run.mjs'), 'platform'], {
    env: {
      PATH: process.env['PATH'],
      MODE: 'production',
      DATA_DIR: join(clone, 'data'),
      DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  await expect.poll(() => output).toContain('the database is away')
  const server = await processBelow(child.pid ?? 0, /main\/start\.ts/)
  child.kill('SIGKILL')
  await expect.poll(() => lives(server)).toBe(false)
})
