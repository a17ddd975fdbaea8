// SPDX-License-Identifier: Apache-2.0
import { timingSafeEqual } from 'node:crypto'
import { inBackground } from '@tessera/server-kit/background/in-background'
import type { StudioDeps } from '../../deps.ts'
import { StudioRefusal } from '../../refusal.ts'
import { endLease, findOwner, renewLeases, takeLease, type Lease, type Owner } from '../store/lease-store.ts'

export interface LeaseTimes {
  readonly leaseMs: number
  readonly renewEveryMs: number
  /** A clock that nobody can set: how long a lease still lasts must not depend on the time of day. */
  readonly monotonicMs: () => number
}

export const usualLeaseTimes: LeaseTimes = {
  leaseMs: 4_000,
  renewEveryMs: 1_000,
  monotonicMs: () => performance.now(),
}

/** So much of a lease is not used: clocks do not run alike. */
const UNUSED_PART = 8
/** How long the last known owner is used without a query, because each query takes a database connection. */
const BELIEVED_FOR_MS = 1_000

/** Decides which of several studio processes runs a room. */
export interface RoomOwnership {
  /** Makes this process the owner unless another one is; returns whether this process is the owner now. */
  take(): Promise<boolean>
  /** With what this process may write for the room; undefined unless it surely runs it. */
  current(): Lease | undefined
  /**
   * The other process that runs the room; undefined if this one does. Throws `studio.tableClosed` while no
   * process does.
   */
  elsewhere(): Promise<Owner | undefined>
  /** Forgets the other process, for example because it did not answer. */
  forget(): void
  /** Gives up the room and does not take it again. */
  leave(): Promise<void>
  release(): Promise<void>
}

/** Excludes other programs that may run the same room and know nothing of leases. */
export interface Exclusion {
  /** Undefined if one of them runs it now; `lost` reports that one may run it from now on. */
  hold(owner: Owner, lost: () => void): Promise<{ release(): Promise<void> } | undefined>
  findOwner(): Promise<Owner | undefined>
}

export interface LeasedRoom {
  readonly room: string
  readonly game: string
  readonly exclusion?: Exclusion | undefined
  /** Called when another process may run the room from now on. */
  readonly lost: () => void
  /** How many players see it, which is stored with each renewal. */
  readonly players?: () => number
}

/** The leases of all rooms that this process runs. */
export interface RoomLeases {
  /** Nobody owns the room before `take` or `elsewhere` is called for the first time. */
  of(room: LeasedRoom): RoomOwnership
  /** Whether a request with this secret comes from another process of this studio. */
  isPeer(secret: string | undefined): boolean
  stop(): void
}

interface Held {
  readonly lease: Lease
  /** By the monotonic clock. */
  untilMs: number
  readonly room: LeasedRoom
  readonly release: () => Promise<void>
  drop(): void
}

export function createRoomLeases(
  deps: Pick<StudioDeps, 'database' | 'chance' | 'log'>,
  { ownAddress, ...given }: Partial<LeaseTimes> & { readonly ownAddress: () => string },
): RoomLeases {
  const times = { ...usualLeaseTimes, ...given }
  const secret = deps.chance.uuid()
  const held = new Set<Held>()
  let renewing: Promise<void> | undefined
  const untilFrom = (ms: number): number => ms + times.leaseMs - times.leaseMs / UNUSED_PART

  async function renewAll(): Promise<void> {
    const asked = [...held]
    if (asked.length === 0) return
    const fromMs = times.monotonicMs()
    const renewed = await renewLeases(
      deps.database,
      asked.map(({ lease, room }) => ({ ...lease, watchers: room.players?.() ?? 0 })),
      times.leaseMs,
    )
    for (const one of asked) {
      if (renewed.has(one.lease.room)) one.untilMs = Math.max(one.untilMs, untilFrom(fromMs))
      else if (held.has(one)) {
        one.drop()
        inBackground(one.release(), deps.log, 'what excludes other programs was not released')
        one.room.lost()
      }
    }
  }
  const renew = (): Promise<void> =>
    (renewing ??= renewAll().finally(() => {
      renewing = undefined
    }))
  const timer = setInterval(
    () => inBackground(renew(), deps.log, 'leases of rooms were not renewed'),
    times.renewEveryMs,
  )
  timer.unref()

  function leaseOf(room: LeasedRoom): RoomOwnership {
    let own: Held | undefined
    let taking: Promise<boolean> | undefined
    let leaving = false
    let otherOwner: { owner: Owner; atMs: number } | undefined

    const isSure = (): boolean => own !== undefined && times.monotonicMs() < own.untilMs
    const drop = (): void => {
      if (own) held.delete(own)
      own = undefined
    }

    async function tryTake(): Promise<boolean> {
      // After a pause it may be ours as before.
      if (own) await renew()
      if (own) return isSure()
      const owner = { address: ownAddress(), secret }
      const exclusion = await room.exclusion?.hold(owner, () => {
        const last = own
        drop()
        if (!last) return
        inBackground(endLease(deps.database, last.lease), deps.log, 'a lease was not given back')
        room.lost()
      })
      if (room.exclusion && !exclusion) return false
      const fromMs = times.monotonicMs()
      const lease = await takeLease(deps.database, room, owner, times.leaseMs).catch(
        async (error: unknown) => {
          await exclusion?.release()
          throw error
        },
      )
      if (!lease) {
        await exclusion?.release()
        return false
      }
      otherOwner = undefined
      own = {
        lease,
        room,
        untilMs: untilFrom(fromMs),
        drop,
        release: async () => exclusion?.release(),
      }
      held.add(own)
      return isSure()
    }
    const take = async (): Promise<boolean> =>
      isSure() ||
      (!leaving &&
        (await (taking ??= tryTake().finally(() => {
          taking = undefined
        }))))

    async function release(): Promise<void> {
      const last = own
      drop()
      if (!last) return
      await endLease(deps.database, last.lease).catch(() => {})
      await last.release()
    }

    return {
      take,
      current: () => (isSure() ? own?.lease : undefined),
      async elsewhere() {
        if (isSure()) return undefined
        if (otherOwner && times.monotonicMs() - otherOwner.atMs < BELIEVED_FOR_MS) return otherOwner.owner
        if (await take()) return undefined
        const owner = (await findOwner(deps.database, room.room)) ?? (await room.exclusion?.findOwner())
        // Between two owners, or before a new owner has stored its address.
        if (!owner || owner.secret === secret) throw new StudioRefusal('studio.tableClosed')
        otherOwner = { owner, atMs: times.monotonicMs() }
        return owner
      },
      forget() {
        otherOwner = undefined
      },
      async leave() {
        leaving = true
        await release()
      },
      release,
    }
  }
  return {
    of: leaseOf,
    isPeer: (given) => given !== undefined && isSameText(given, secret),
    stop: () => clearInterval(timer),
  }
}

/** Constant-time comparison. */
function isSameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
