// SPDX-License-Identifier: Apache-2.0
import { hash, verify } from '@node-rs/argon2'
import type { HashAnswer, HashTask, NumberedAnswer, NumberedTask } from './hash-process.ts'

// The program of the process that only hashes passwords, on the given number of threads. It has normal
// priority: with a lower one, nobody could log in on a busy machine. The queue in front of it limits floods.

// The parent process has ended, for whatever reason.
process.on('disconnect', () => process.exit())

process.on('message', ({ number, task }: NumberedTask) => {
  answerTo(task)
    .then((answer) => {
      process.send?.({ number, answer } satisfies NumberedAnswer)
    })
    // Exiting notifies everybody who waits.
    .catch(() => process.exit(1))
})

async function answerTo(task: HashTask): Promise<HashAnswer> {
  try {
    return 'cost' in task
      ? { hash: await hash(task.password, task.cost) }
      : { matches: await verify(task.passwordHash, task.password) }
  } catch {
    // The error could contain the password, so only the failure is reported.
    return { failed: true }
  }
}
