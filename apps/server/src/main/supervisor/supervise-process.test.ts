// SPDX-License-Identifier: Apache-2.0
import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { superviseProcess } from './supervise-process.ts'
import { createRestartDelay, usualPace } from './restart-delay.ts'

/**
 * An installation that supervises real processes, each of which does what `program` says; everything is
 * stopped at the end.
 */
function openServer(program: (start: number) => string, readyAfterMs = 300) {
  const stopping = new AbortController()
  const said: string[] = []
  const undos: (() => unknown)[] = []
  let starts = 0
  let brokenWhy: string | undefined
  const children: number[] = []
  const stored = {
    name: 'The server',
    explain: () => ' Its log says so.',
    start() {
      const child = spawn(process.execPath, ['-e', program(++starts)], { stdio: 'ignore' })
      if (child.pid !== undefined) children.push(child.pid)
      return child
    },
    // It counts as ready after it has run for a moment.
    async ready(ended: AbortSignal) {
      await sleep(readyAfterMs, undefined, { signal: ended })
    },
  }
  const surroundings = {
    signal: stopping.signal,
    say: (line: string) => {
      said.push(line)
    },
    undo: (step: () => unknown) => {
      undos.push(step)
    },
    broken: (why: string) => {
      brokenWhy ??= why
      stopping.abort()
    },
    pace: { ...usualPace, firstMs: 20, longestMs: 80, shortLivesAtMost: 4 },
  }
  servers.push(async () => {
    stopping.abort()
    for (const undo of undos) await undo()
  })
  return {
    keep: () => superviseProcess(stored, surroundings),
    said,
    starts: () => starts,
    children,
    broken: () => brokenWhy,
    stop: stopping,
  }
}
const servers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of servers.splice(0)) await close()
})

const lives = 'setInterval(() => {}, 1000)'
const endsSoon = 'setTimeout(() => process.exit(3), 600)'

describe('a server that ends unexpectedly', () => {
  it('is started again, which is logged', async () => {
    const server = openServer(() => lives)
    await server.keep()
    process.kill(server.children[0] ?? 0, 'SIGKILL')
    await expect
      .poll(() => server.said)
      .toEqual([
        expect.stringContaining('has ended (SIGKILL); it is started again in 0.02 s'),
        'The server is back.',
      ])
    expect([server.starts(), server.broken()]).toEqual([2, undefined])
  })

  it('is not restarted after so many short runs in a row, and the installation gets the reason', async () => {
    const server = openServer((start) => (start === 1 ? endsSoon : 'process.exit(7)'))
    await server.keep()
    await expect
      .poll(server.broken)
      .toContain(
        'The server has ended (exit code 7). It has ended 4 times in a row soon after its start and is given up. Its log says so.',
      )
    expect(server.starts()).toBe(4)
  })

  it('is not started again once the installation stops', async () => {
    const server = openServer(() => lives)
    await server.keep()
    server.stop.abort()
    process.kill(server.children[0] ?? 0, 'SIGKILL')
    await sleep(500)
    expect([server.starts(), server.said]).toEqual([1, []])
  })

  it('stops the installation at its first start, with its explanation', async () => {
    // A busy machine takes long to start a process that ends at once; it must not count as ready before.
    const server = openServer(() => 'process.exit(2)', 400_000)
    await expect(server.keep()).rejects.toThrow()
    expect([server.starts(), server.broken()]).toEqual([
      1,
      'The server has ended (exit code 2). Its log says so.',
    ])
  })
})

describe('the delay before a restart', () => {
  it('doubles up to half a minute', () => {
    const delay = createRestartDelay()
    expect(Array.from({ length: 10 }, () => delay.after(1_000))).toEqual([
      500,
      1_000,
      2_000,
      4_000,
      8_000,
      16_000,
      30_000,
      30_000,
      30_000,
      undefined,
    ])
  })

  it('begins anew after one that ran for a minute', () => {
    const delay = createRestartDelay()
    for (let life = 0; life < 5; life++) delay.after(10)
    expect([delay.after(60_000), delay.after(10), delay.after(10)]).toEqual([500, 500, 1_000])
  })
})
