// SPDX-License-Identifier: Apache-2.0
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { FolderInUse, lockFolder } from './folder-lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'tessera-lock-'))
afterAll(() => rmSync(folder, { recursive: true }))
const moduleUrl = new URL('./folder-lock.ts', import.meta.url).href

it('lets one in, refuses the next with the process id of the holder, and lets in again after the release', async () => {
  const path = join(folder, 'simple')
  const lock = await lockFolder(path, 'The installation')
  await expect(lockFolder(path, 'The installation')).rejects.toThrow(
    `in use by the running process ${process.pid}`,
  )
  lock.release()
  expect(existsSync(path)).toBe(false)
  await lockFolder(path, 'The installation')
})

it('is not blocked by a holder that was killed', async () => {
  const path = join(folder, 'killed')
  const script = `const { lockFolder } = await import(${JSON.stringify(moduleUrl)}); await lockFolder(${JSON.stringify(path)}, 'x'); console.log('held'); setInterval(() => {}, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(holder.stdout, 'data')
  await expect(lockFolder(path, 'The installation')).rejects.toThrow(FolderInUse)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  const lock = await lockFolder(path, 'The installation')
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid })
  lock.release()
})

it.skipIf(process.platform !== 'linux')(
  'is not blocked when the process id of a dead holder belongs to another program now',
  async () => {
    const path = join(folder, 'reused')
    writeFileSync(path, JSON.stringify({ pid: process.pid, bornAt: '1', token: 'of a process of long ago' }))
    const lock = await lockFolder(path, 'The installation')
    lock.release()
  },
)

it('is not blocked by a truncated lock file', async () => {
  const path = join(folder, 'torn')
  writeFileSync(path, '{"pid":')
  const lock = await lockFolder(path, 'The installation')
  lock.release()
})

it('lets in exactly one of several that find a stale lock at once', async () => {
  const path = join(folder, 'crowd')
  writeFileSync(path, JSON.stringify({ pid: 2 ** 22 + 1, bornAt: '1', token: 'dead' }))
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, () => lockFolder(path, 'The installation')),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
