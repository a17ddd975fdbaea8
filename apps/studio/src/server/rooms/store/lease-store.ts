// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../database.ts'

/** A process that runs a room: its address for the other processes, and the secret that identifies them. */
export interface Owner {
  readonly address: string
  readonly secret: string
}

/** The right of one process to run a room; the epoch distinguishes it from earlier and later ones. */
export interface Lease {
  readonly room: string
  readonly epoch: bigint
}

/**
 * Takes a room whose lease has ended, by the clock of the database, or undefined. Waits for whatever its last owner is
 * writing.
 */
export async function takeLease(
  db: Queries,
  { room, game }: { readonly room: string; readonly game: string },
  owner: Owner,
  leaseMs: number,
): Promise<Lease | undefined> {
  const [row] = await db.rows<{ epoch: bigint }>(sql`
    insert into studio.room as room (code, game, epoch, owner_address, owner_secret, leased_until)
    values (${room}, ${game}, 1, ${owner.address}, ${owner.secret}, clock_timestamp() + make_interval(secs => ${leaseMs / 1000}))
    on conflict (code) do update set epoch = room.epoch + 1, owner_address = excluded.owner_address,
      owner_secret = excluded.owner_secret, leased_until = clock_timestamp() + make_interval(secs => ${leaseMs / 1000})
      where room.leased_until <= clock_timestamp()
    returning epoch`)
  return row && { room, epoch: row.epoch }
}

/** Renews leases, in one statement; answers the rooms that are still this process's. */
export async function renewLeases(
  db: Queries,
  leases: readonly (Lease & { readonly watchers: number })[],
  leaseMs: number,
): Promise<Set<string>> {
  const rows = await db.rows<{ code: string }>(sql`
    update studio.room set leased_until = clock_timestamp() + make_interval(secs => ${leaseMs / 1000}), watchers = own.watchers
    from unnest(${leases.map(({ room }) => room)}::text[], ${leases.map(({ epoch }) => epoch)}::bigint[],
      ${leases.map(({ watchers }) => watchers)}::integer[]) as own (room, its_epoch, watchers)
    where code = own.room and epoch = own.its_epoch returning code`)
  return new Set(rows.map(({ code }) => code))
}

/** Gives a room back, so that the next process need not wait for the end of the lease. */
export async function endLease(db: Queries, { room, epoch }: Lease): Promise<void> {
  await db.rows(
    sql`update studio.room set leased_until = clock_timestamp(), watchers = 0 where code = ${room} and epoch = ${epoch}`,
  )
}

/** Who runs a room now. */
export async function findOwner(db: Queries, room: string): Promise<Owner | undefined> {
  const [row] = await db.rows<Owner>(sql`
    select owner_address as address, owner_secret as secret from studio.room
    where code = ${room} and leased_until > clock_timestamp()`)
  return row
}

/** Another process has taken the room: nothing more is written here. */
export class LeaseLost extends Error {
  constructor(room: string) {
    super(`the room ${room} belongs to another process`)
  }
}

/**
 * Begins every transaction that writes for a room: throws LeaseLost if it has a new owner, and until the transaction ends
 * it gets none.
 */
export async function holdLease(tx: Queries, { room, epoch }: Lease): Promise<void> {
  const held = await tx.rows(
    sql`select from studio.room where code = ${room} and epoch = ${epoch} for key share`,
  )
  if (held.length === 0) throw new LeaseLost(room)
}
