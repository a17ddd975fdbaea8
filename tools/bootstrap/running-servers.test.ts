// SPDX-License-Identifier: Apache-2.0
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findNpm } from './npm.mjs'

/* A folder in which an installation runs, and whose installed dependencies are those of the release before. The registry
   refuses everything, and says whether it was asked. */

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'live-folder-')))
const started: ChildProcess[] = []
let registry: Server
let asked = 0

const write = (path: string, content: string | object): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content))
}

beforeAll(async () => {
  registry = createServer((_request, response) => {
    asked += 1
    response.writeHead(404).end()
  })
  await once(registry.listen(0, '127.0.0.1'), 'listening')
  const address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`
  for (const file of globSync('tools/bootstrap/*.mjs', { cwd: rootFolder })) {
    mkdirSync(join(folder, 'tools/bootstrap'), { recursive: true })
    cpSync(join(rootFolder, file), join(folder, file))
  }
  const root = { name: 'live', version: '1.0.0', dependencies: { part: '2.0.0' } }
  const part = (version: string) => ({
    version,
    resolved: `${address}/part/-/part-${version}.tgz`,
    integrity: `sha512-${Buffer.alloc(64).toString('base64')}`,
  })
  const lock = (version: string) => ({
    ...{ ...root, lockfileVersion: 3, requires: true },
    packages: { '': root, 'node_modules/part': part(version) },
  })
  write('package.json', { ...root, type: 'module' })
  write('package-lock.json', lock('2.0.0'))
  write('node_modules/.package-lock.json', lock('1.0.0'))
  write('.npmrc', `registry=${address}\nfetch-retries=0\n`)
  for (const script of ['apps/server/src/main/start.ts', 'deploy/run.mjs', 'tools/elsewhere.ts'])
    write(script, 'setInterval(() => {}, 1_000)')
})
beforeEach(() => {
  asked = 0
  write('node_modules/part/index.js', 'export default 1')
})
afterEach(async () => {
  for (const child of started.splice(0)) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
})
afterAll(() => {
  registry.closeAllConnections()
  registry.close()
  rmSync(folder, { recursive: true })
})

async function runs(script: string, ...words: string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--no-warnings', join(folder, script), ...words], {
    stdio: 'ignore',
  })
  started.push(child)
  await once(child, 'spawn')
  return child
}

async function setup(): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [join(folder, 'tools/bootstrap/run.mjs'), 'setup', 'status'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      npm_execpath: findNpm(),
      npm_config_cache: join(folder, 'npm-cache'),
      npm_config_update_notifier: 'false',
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}

describe('a command in the folder of a running installation', () => {
  it.each([
    ['started by npm', 'apps/server/src/main/start.ts', []],
    ['started by systemd', 'deploy/run.mjs', ['worker']],
  ])('replaces no dependencies below a server %s, and says what to do', async (_, script, words) => {
    const { pid } = await runs(script, ...words)
    const { code, said } = await setup()
    expect(said).toContain(`a server runs from this folder (process ${pid})`)
    expect(said).toContain('Stop it first')
    expect([code, asked]).toEqual([1, 0])
    expect(existsSync(join(folder, 'node_modules/part/index.js'))).toBe(true)
  })

  it.each([
    ['nothing runs', undefined, []],
    ['another command runs from it', 'deploy/run.mjs', ['backup']],
    ['another program runs from it', 'tools/elsewhere.ts', []],
  ])('installs as ever where %s', async (_, script, words) => {
    if (script !== undefined) await runs(script, ...words)
    const { said } = await setup()
    expect(said).toContain('Installing the locked dependencies')
    expect(asked).toBeGreaterThan(0)
  })
})
