// SPDX-License-Identifier: Apache-2.0
import { spawn } from 'node:child_process'
import { createPrivateKey, createPublicKey } from 'node:crypto'
import { createServer } from 'node:http'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import { bareEnvironment } from '@tessera/server/src/testing/bare-environment.ts'
import { afterAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'image-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface Ended {
  code: number | null
  err: string
}
function run(script: string, args: string[], environment: Record<string, string> = {}): Promise<Ended> {
  const child = spawn(process.execPath, [join(rootFolder, 'deploy', script), ...args], {
    env: { ...bareEnvironment, ...environment },
  })
  let err = ''
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString()
  })
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, err }))
  })
}

/** A server that answers every request with this status, and its port. */
async function answering(status: number): Promise<{ port: string; close(): void }> {
  const server = createServer((_request, response) => {
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: String(typeof address === 'object' && address ? address.port : 0),
    close: () => server.close(),
  }
}

describe('the health of a container', () => {
  it.each([
    ['is good when its only server is ready', [200], 0],
    ['is good when both are ready', [200, 200], 0],
    ['is bad when one of two is not ready', [200, 503], 1],
    ['is bad when its only server is not ready', [503], 1],
    ['is bad when nothing runs', [], 1],
  ])('%s', async (_name, statuses, code) => {
    const servers = await Promise.all(statuses.map(answering))
    // Nothing listens on ports 1 and 2.
    const [PORT = '1', STUDIO_PORT = '2'] = servers.map(({ port }) => port)
    expect((await run('healthy.mjs', [], { PORT, STUDIO_PORT })).code).toBe(code)
    for (const server of servers) server.close()
  })
})

describe('the commands of the image', () => {
  it('create a key pair for each side once, and give each side only the public half of the other', async () => {
    const [platform, studio, exchange] = ['platform', 'studio', 'exchange'].map((name) =>
      join(folder, name),
    ) as [string, string, string]
    const make = () =>
      run('run.mjs', ['keys', '--platform', platform, '--studio', studio, '--exchange', exchange])
    expect((await make()).code).toBe(0)
    const pem = (...path: string[]) => readFileSync(join(...path), 'utf8')
    const publicOf = (privatePem: string) =>
      createPublicKey(createPrivateKey(privatePem)).export({ type: 'spki', format: 'pem' })
    expect(pem(exchange, 'operator-key.pub.pem')).toBe(publicOf(pem(platform, 'operator-key.pem')))
    expect(pem(exchange, 'studio-key.pub.pem')).toBe(publicOf(pem(studio, 'studio-key.pem')))
    const vaultKey = readFileSync(join(platform, 'vault.key'), 'utf8')
    expect(Buffer.from(vaultKey, 'base64')).toHaveLength(32)
    for (const path of [
      join(studio, 'vault.key'),
      join(exchange, 'vault.key'),
      join(platform, 'studio-key.pem'),
      join(studio, 'operator-key.pem'),
      join(exchange, 'studio-key.pem'),
      join(exchange, 'operator-key.pem'),
    ])
      expect(existsSync(path)).toBe(false)
    const before = pem(platform, 'operator-key.pem')
    await make()
    expect([pem(platform, 'operator-key.pem'), pem(platform, 'vault.key')]).toEqual([before, vaultKey])
  })

  it('refuse a process that does not exist, and keys without a folder', async () => {
    expect(await run('run.mjs', ['toString'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('Known: platform, studio, all, migrate'),
    })
    expect((await run('run.mjs', ['keys'])).code).toBe(2)
  })

  it('pass on the arguments, and return the exit code', async () => {
    expect(await run('run.mjs', ['operator', 'add'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--name is missing'),
    })
  })
})
