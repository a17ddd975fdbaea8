import { availableParallelism } from 'node:os'
import { hash, verify, type Algorithm } from '@node-rs/argon2'
import type { Chance } from '../../../platform/chance/chance.ts'
import { createBoundedQueue } from './bounded-queue.ts'

/** Turns passwords into hashes and back into a yes or no. Both throw `identity.busy` when too many people ask at once. */
export interface PasswordHashes {
  hash(password: string): Promise<string>
  /** Without a hash (nobody of that name, no password set) the answer is no, after the same work. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>
}

// The package declares the algorithm as a const enum, which is only a type here: 2 is argon2id.
const argon2id: Algorithm = 2
/** OWASP's smallest recommended cost of argon2id: 19 MiB, two passes, one lane. */
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** At about 12 ms a hash and two cores the last in the queue waits under half a second. */
const waitingAtMost = 64

export function createPasswordHashes(chance: Chance): PasswordHashes {
  const queue = createBoundedQueue({ atOnce: availableParallelism(), waitingAtMost })
  let nobodys: Promise<string> | undefined
  /** The hash of a password that nobody knows, made with the same cost as every other. */
  const hashOfNobody = (): Promise<string> => (nobodys ??= hash(chance.token(), cost))

  return {
    hash: password => queue.run(() => hash(password, cost)),
    async verify(passwordHash, password) {
      const standIn = await hashOfNobody()
      const matches = await queue.run(() => verify(passwordHash ?? standIn, password))
      return matches && passwordHash !== undefined
    },
  }
}
