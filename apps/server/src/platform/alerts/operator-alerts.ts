import { sql, type Queries, type Tx } from '../db/index.ts'

/** Something that a person of the house must look at. One cause (kind and reference) is one row that counts. */
export interface Alert { kind: string; reference: string; details: Readonly<Record<string, string>> }

/** Raises an alert in the transaction of the event that it is about: both are there, or neither. */
export async function raiseAlert(tx: Tx, { kind, reference, details }: Alert, nowMs: number): Promise<void> {
  const at = new Date(nowMs)
  await tx.query(sql`
    insert into operator_alert (kind, reference, details, first_at, last_at)
    values (${kind}, ${reference}, ${JSON.stringify(details)}, ${at}, ${at})
    on conflict (kind, reference) do update set times = operator_alert.times + 1, details = excluded.details,
      last_at = excluded.last_at, closed_at = null`)
}

export interface RaisedAlert { id: bigint; kind: string; reference: string; details: Record<string, unknown>; times: number; lastAtMs: number }

/** Open alerts, newest first, by page (from 1), and how many there are in all. */
export async function listAlerts(db: Queries, { pageNo, pageSize }: { pageNo: number; pageSize: number }): Promise<{ alerts: RaisedAlert[]; total: number }> {
  const alerts = await db.query<RaisedAlert>(sql`
    select id, kind, reference, details, times, last_at as "lastAtMs" from operator_alert
    where closed_at is null order by last_at desc, id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint }>(sql`select count(*) as total from operator_alert where closed_at is null`)
  return { alerts, total: Number(counted?.total ?? 0n) }
}
