// SPDX-License-Identifier: Apache-2.0
import { execFile } from 'node:child_process'
import { getPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { createHashProcess } from './hash-process.ts'

const quick = { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 }
const slow = { algorithm: 2, memoryCost: 262_144, timeCost: 20, parallelism: 1 }

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('gives every task its own answer, in whatever order they end', async () => {
  const hashes = createHashProcess(2)
  const [one, two] = await Promise.all(
    ['one', 'two'].map((password) => hashes.run({ password, cost: quick })),
  )
  if (!one || !two || !('hash' in one) || !('hash' in two)) return expect.fail('no hashes')
  const tries = [
    ['one', one.hash],
    ['two', one.hash],
    ['two', two.hash],
    ['one', two.hash],
    ['one', 'no hash at all'],
  ] as const
  expect(
    await Promise.all(tries.map(([password, passwordHash]) => hashes.run({ password, passwordHash }))),
  ).toEqual([{ matches: true }, { matches: false }, { matches: true }, { matches: false }, { failed: true }])
})

it('rejects waiting tasks when the process is killed, and starts another for the next', async () => {
  const hashes = createHashProcess(1)
  await hashes.run({ password: 'one', cost: quick })
  const first = hashes.pid() ?? expect.fail('no process')
  const waiting = hashes.run({ password: 'two', cost: slow })
  process.kill(first, 'SIGKILL')
  await expect(waiting).rejects.toThrow('broke down')
  expect(await hashes.run({ password: 'three', cost: quick })).toHaveProperty('hash')
  expect(hashes.pid()).not.toBe(first)
})

it("has its parent's priority: people can log in on a busy machine", async () => {
  const hashes = createHashProcess(1)
  await hashes.run({ password: 'one', cost: quick })
  expect(getPriority(hashes.pid() ?? expect.fail('no process'))).toBe(getPriority())
})

it('does not keep its parent alive, and ends with it', async () => {
  const program = `
    import { createHashProcess } from ${JSON.stringify(new URL('./hash-process.ts', import.meta.url).href)}
    const hashes = createHashProcess(1)
    await hashes.run(${JSON.stringify({ password: 'one', cost: quick })})
    console.log(hashes.pid())`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program],
    { cwd: fileURLToPath(new URL('.', import.meta.url)) },
  )
  expect(Number(stdout)).toBeGreaterThan(0)
  // Its process id is free once the system has removed it, which may take a while.
  await expect.poll(() => isRunning(Number(stdout))).toBe(false)
})
