// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../db/index.ts'

export interface Lease {
  name: string
  slotMs: number
  holder: string
  nowMs: number
  untilMs: number
}

/** Registers the job, so that there is a row to lock. */
export async function insertJob(db: Queries, name: string): Promise<void> {
  await db.query(
    sql`insert into job_slot (name, done_until) values (${name}, '-infinity') on conflict (name) do nothing`,
  )
}

/** Takes the job for this slot; false when the slot is done or another process is working on it. */
export async function takeLease(
  db: Queries,
  { name, slotMs, holder, nowMs, untilMs }: Lease,
): Promise<boolean> {
  const taken = await db.one(sql`
    update job_slot set lease_holder = ${holder}, lease_until = ${new Date(untilMs)}
    where name = ${name} and done_until < ${new Date(slotMs)} and (lease_until is null or lease_until <= ${new Date(nowMs)}) returning name`)
  return taken !== undefined
}

export async function renewLease(
  db: Queries,
  { name, holder, untilMs }: Pick<Lease, 'name' | 'holder' | 'untilMs'>,
): Promise<void> {
  await db.query(
    sql`update job_slot set lease_until = ${new Date(untilMs)} where name = ${name} and lease_holder = ${holder}`,
  )
}

/** Marks the slot as done. A later slot that another process has done meanwhile is kept. */
export async function finishSlot(
  db: Queries,
  { name, slotMs, holder }: Pick<Lease, 'name' | 'slotMs' | 'holder'>,
): Promise<void> {
  await db.query(sql`
    update job_slot set done_until = greatest(done_until, ${new Date(slotMs)}),
      lease_until = case when lease_holder = ${holder} then null else lease_until end,
      lease_holder = case when lease_holder = ${holder} then null else lease_holder end
    where name = ${name}`)
}

/** The slot until which each job is done, in epoch ms; jobs that never ran are left out. */
export async function doneUntil(db: Queries): Promise<Map<string, number>> {
  const rows = await db.query<{ name: string; done_until: number }>(
    sql`select name, done_until from job_slot where isfinite(done_until)`,
  )
  return new Map(rows.map((row) => [row.name, row.done_until]))
}

/** Gives the lease back without marking the slot as done, so that another process may try. */
export async function giveUpLease(
  db: Queries,
  { name, holder }: Pick<Lease, 'name' | 'holder'>,
): Promise<void> {
  await db.query(
    sql`update job_slot set lease_holder = null, lease_until = null where name = ${name} and lease_holder = ${holder}`,
  )
}
