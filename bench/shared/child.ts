// SPDX-License-Identifier: Apache-2.0
import { fork, type ChildProcess, type Serializable } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A process of the bench that exchanges messages with us. */
export interface Child<Report> {
  pid: number
  /** The next message of the process; rejects when it ends instead. */
  next(): Promise<Report>
  ask(order: Serializable): Promise<Report>
  stop(): Promise<void>
}

/** Starts a script as a separate process. */
export function startChild<Report>(script: URL, args: readonly string[] = []): Child<Report> {
  const child: ChildProcess = fork(fileURLToPath(script), [...args], {
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
  })
  const next = () =>
    new Promise<Report>((resolve, reject) => {
      const ended = (code: number | null) =>
        reject(new Error(`${script.pathname} has ended (${code ?? 'killed'})`))
      child.once('exit', ended)
      child.once('message', (report) => {
        child.off('exit', ended)
        resolve(report as Report)
      })
    })
  return {
    pid: child.pid ?? 0,
    next,
    ask: (order) => {
      const answer = next()
      child.send(order)
      return answer
    },
    stop: async () => {
      child.kill('SIGKILL')
      await gone
    },
  }
}
