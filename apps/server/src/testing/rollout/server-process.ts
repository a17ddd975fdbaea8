// SPDX-License-Identifier: Apache-2.0
import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { bareEnvironment } from '../bare-environment.ts'

/** A process of a platform or of a studio, and what it takes to start it again. */
export interface ServerProcess {
  port: number
  child: ChildProcess
  ended: Promise<number | null>
  output: () => string
  environment: Record<string, string | undefined>
  script: string
}

/** Starts a script as a process of its own, with nothing of our environment but programs. */
export function startProcess(
  script: string,
  port: number,
  environment: Record<string, string | undefined>,
): ServerProcess {
  const child = spawn(process.execPath, [script], {
    env: { ...bareEnvironment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => {
      output = (output + piece.toString()).slice(-20_000)
    })
  return {
    port,
    child,
    environment,
    script,
    output: () => output,
    ended: new Promise((resolve) => child.once('exit', (code) => resolve(code))),
  }
}

/** Waits until a process is ready; throws with its output when it ends before. */
export async function untilReady({ port, child, output }: ServerProcess): Promise<void> {
  while (
    !(await fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`a process did not start: ${output()}`)
    await sleep(100)
  }
}
