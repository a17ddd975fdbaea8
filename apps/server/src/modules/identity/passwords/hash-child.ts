import { writeFileSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { HashAnswer, HashTask, NumberedAnswer, NumberedTask } from './hash-process.ts'

/**
 * The program of the process that does nothing but hash passwords, on as many threads as it was given. It gives way to
 * everybody else: whoever logs in waits a little longer, whoever plays does not.
 */
const lowest = 19
setPriority(Math.max(getPriority(), lowest))
giveWayAsGroup()

// Whoever started us has ended, by whatever means.
process.on('disconnect', () => process.exit())

process.on('message', ({ number, task }: NumberedTask) => {
  answerTo(task)
    .then(answer => { process.send?.({ number, answer } satisfies NumberedAnswer) })
    // Whoever waits is told by our end.
    .catch(() => process.exit(1))
})

/** Where Linux ranks sessions before the processes in them, ours steps back as a whole. */
function giveWayAsGroup(): void {
  try {
    writeFileSync('/proc/self/autogroup', String(lowest))
  } catch {
    // Another system, or one that ranks by process alone: then the priority above counts.
  }
}

async function answerTo(task: HashTask): Promise<HashAnswer> {
  try {
    return 'cost' in task ? { hash: await hash(task.password, task.cost) } : { matches: await verify(task.passwordHash, task.password) }
  } catch {
    // What went wrong could hold the password; that it did is all that is said.
    return { failed: true }
  }
}
