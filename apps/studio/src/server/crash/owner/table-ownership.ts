// SPDX-License-Identifier: Apache-2.0
import { timingSafeEqual } from 'node:crypto'
import type { StudioDeps } from '../../deps.ts'
import { StudioRefusal } from '../../refusal.ts'
import { findOwner, removeOwner, saveOwner, type Owner } from './owner-store.ts'

/** Any fixed number: one process at a time runs the table. */
const TABLE_LOCK = 6_218_440_911
/** How long an answer about the owner is trusted: each query takes a database connection. */
const BELIEVED_FOR_MS = 1_000

/** Which of several studio processes runs the one live table. */
export interface TableOwnership {
  /** Makes this process the owner unless another one is; returns whether it is now. */
  take(): Promise<boolean>
  /**
   * The other process that runs the table; undefined if this one does. Throws studio.tableClosed while no
   * process does.
   */
  elsewhere(): Promise<Owner | undefined>
  /** Forgets the other process: it did not answer. */
  forget(): void
  /** Whether a request with this secret comes from another process of this studio. */
  isPeer(secret: string | undefined): boolean
  /** Gives up the table and does not take it again. */
  leave(): Promise<void>
  release(): Promise<void>
}

export interface OwnershipOptions {
  /** Where other processes of the studio reach this one. */
  readonly ownAddress: () => string
  /** The lock is lost: another process may run the table from now on. */
  readonly lost: () => void
}

/** No process owns the table before `take` or `elsewhere` is called for the first time. */
export function createTableOwnership(
  deps: Pick<StudioDeps, 'database' | 'clock' | 'chance'>,
  { ownAddress, lost }: OwnershipOptions,
): TableOwnership {
  let held: { secret: string; release(): Promise<void> } | undefined
  let taking: Promise<boolean> | undefined
  let leaving = false
  let known: { owner: Owner; atMs: number } | undefined

  async function tryLock(): Promise<boolean> {
    const lock = await deps.database.hold(TABLE_LOCK, () => {
      held = undefined
      lost()
    })
    if (!lock) return false
    held = { secret: deps.chance.uuid(), release: lock.release }
    known = undefined
    try {
      await saveOwner(deps.database, { address: ownAddress(), secret: held.secret }, deps.clock.now())
      return true
    } catch (error) {
      // An owner whose address the others cannot find would block the table.
      held = undefined
      await lock.release()
      throw error
    }
  }
  const take = async (): Promise<boolean> =>
    held !== undefined ||
    (!leaving &&
      (await (taking ??= tryLock().finally(() => {
        taking = undefined
      }))))

  async function release(): Promise<void> {
    const last = held
    held = undefined
    if (!last) return
    await removeOwner(deps.database, last.secret).catch(() => {})
    await last.release()
  }

  return {
    take,
    async elsewhere() {
      if (held) return undefined
      if (known && deps.clock.now() - known.atMs < BELIEVED_FOR_MS) return known.owner
      if (await take()) return undefined
      const owner = await findOwner(deps.database)
      // Between two owners, or before the first has written its address.
      if (!owner) throw new StudioRefusal('studio.tableClosed')
      known = { owner, atMs: deps.clock.now() }
      return owner
    },
    forget() {
      known = undefined
    },
    isPeer: (secret) => held !== undefined && secret !== undefined && sameText(secret, held.secret),
    async leave() {
      leaving = true
      await release()
    },
    release,
  }
}

/** Constant-time comparison. */
function sameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
