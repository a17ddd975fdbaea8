// SPDX-License-Identifier: Apache-2.0
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Options } from '@node-rs/argon2'

export type HashTask = { password: string; cost: Options } | { password: string; passwordHash: string }
export type HashAnswer = { hash: string } | { matches: boolean } | { failed: true }

/** What goes to the process and comes back: answers name the task that they belong to. */
export interface NumberedTask {
  number: number
  task: HashTask
}
export interface NumberedAnswer {
  number: number
  answer: HashAnswer
}

/** A process beside ours that hashes passwords. */
export interface HashProcess {
  /** Throws when the process breaks down at it; the next task gets a new one. */
  run(task: HashTask): Promise<HashAnswer>
  /** The number of the process in the system, while it runs. */
  pid(): number | undefined
}

interface Waiting {
  resolve(answer: HashAnswer): void
  reject(error: Error): void
}

/**
 * Hashes `atOnce` passwords side by side. The process starts with its first task, ends when ours does,
 * however that ends, and does not keep ours alive. It is one of its own so that its threads and its memory
 * are not those that answer requests.
 */
export function createHashProcess(atOnce: number): HashProcess {
  let child: ChildProcess | undefined
  let waiting = new Map<number, Waiting>()
  let tasks = 0

  function start(): ChildProcess {
    const started = fork(fileURLToPath(new URL('./hash-child.ts', import.meta.url)), [], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      env: { ...process.env, NODE_OPTIONS: '', UV_THREADPOOL_SIZE: String(atOnce) },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const over = (): void => {
      if (child !== started) return
      child = undefined
      const lost = waiting
      waiting = new Map()
      for (const { reject } of lost.values())
        reject(new Error('the process that hashes passwords broke down'))
    }
    started.on('message', ({ number, answer }: NumberedAnswer) => {
      const asked = waiting.get(number)
      waiting.delete(number)
      if (waiting.size === 0) setWaitedFor(started, false)
      asked?.resolve(answer)
    })
    started.on('error', over)
    started.on('exit', over)
    return started
  }

  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        child ??= start()
        const number = ++tasks
        waiting.set(number, { resolve, reject })
        if (waiting.size === 1) setWaitedFor(child, true)
        child.send({ number, task } satisfies NumberedTask)
      }),
    pid: () => child?.pid,
  }
}

/** Our process waits for a hash that somebody waits for, and for nothing else of the other one. */
function setWaitedFor(child: ChildProcess, waitedFor: boolean): void {
  const change = waitedFor ? 'ref' : 'unref'
  child[change]()
  child.channel?.[change]()
}
