// SPDX-License-Identifier: Apache-2.0
import type pg from 'pg'
import { databaseUrl } from '../prepare-database.ts'
import type { Bed } from '../start-bed.ts'
import { withClient } from '../with-client.ts'
import type { Cast } from './open-players.ts'
import type { Acknowledged } from './tally.ts'

export interface Judgement {
  lost: number
  doubled: number
}

/**
 * Looks up everything that was acknowledged: in the ledger what the vendor was answered, in both ledgers what
 * the studio answered.
 */
export async function judge(bed: Bed, cast: Cast, acknowledged: readonly Acknowledged[]): Promise<Judgement> {
  return withClient(databaseUrl(bed.plan, 'tessera'), async (client) => ({
    lost:
      (await countLostAtVendor(
        client,
        cast.vendor,
        acknowledged.filter(({ kind }) => kind !== 'round'),
      )) +
      (await countLostAtStudio(
        client,
        acknowledged.filter(({ kind }) => kind === 'round'),
      )),
    doubled: await countDoubled(client),
  }))
}

async function count(client: pg.Client, text: string, values: unknown[] = []): Promise<number> {
  const { rows } = await client.query<{ found: string }>(text, values)
  return Number(rows[0]?.found ?? 0)
}

/** An entry is missing if it lacks its transaction, its posting or its fact, or has one of another amount. */
function countLostAtVendor(
  client: pg.Client,
  vendor: string,
  said: readonly Acknowledged[],
): Promise<number> {
  return count(
    client,
    `with said as (select * from unnest($2::text[], $3::text[], $4::bigint[]) as s (tx, kind, moved))
    select count(*)::text as found from said s
    where not exists (select from play_transaction t where t.vendor_account_id = $1 and t.scope = 0 and t.tx_id = s.tx and t.kind = s.kind and t.amount = abs(s.moved))
      or not exists (select from ledger_posting p where p.cause = 'play.' || $1 and p.external_id = s.tx and p.leg = 0 and p.amount = s.moved)
      or not exists (select from bet_fact f where f.reference = $1 || '/' || s.tx)`,
    [
      vendor,
      said.map(({ id }) => id),
      said.map(({ kind }) => kind),
      said.map(({ moved }) => moved.toString()),
    ],
  )
}

/** An answered round must be in the studio's data with what it moved, and its stake in the platform's. */
function countLostAtStudio(client: pg.Client, said: readonly Acknowledged[]): Promise<number> {
  return count(
    client,
    `with said as (select * from unnest($1::uuid[], $2::bigint[]) as s (id, moved))
    select count(*)::text as found from said s left join studio.round r on r.id = s.id
    where r.id is null or r.state not in ('drawn', 'settled') or r.payout - r.stake <> s.moved
      or not exists (select from play_transaction t where t.vendor_account_id = 'studio' and t.tx_id = r.bet_transaction::text and t.kind = 'bet' and t.amount = r.stake and t.state <> 'rolled_back')`,
    [said.map(({ id }) => id), said.map(({ moved }) => moved.toString())],
  )
}

function countDoubled(client: pg.Client): Promise<number> {
  return count(
    client,
    `select coalesce(sum(copies - 1), 0)::text as found from (
    select count(*) as copies from play_transaction group by vendor_account_id, scope, tx_id
    union all select count(*) from ledger_posting group by cause, external_id, leg
    union all select count(*) from bet_fact group by reference) counted where copies > 1`,
  )
}

/**
 * At rest: how many players' cash differs, by even a millionth, from the load's own records. Finds what was
 * taken or paid twice even if the ledger adds up.
 */
export async function countWrongBalances(
  bed: Bed,
  { players, paidIn }: Cast,
  acknowledged: readonly Acknowledged[],
): Promise<number> {
  const moved = new Map<string, bigint>()
  for (const entry of acknowledged) moved.set(entry.player, (moved.get(entry.player) ?? 0n) + entry.moved)
  return withClient(databaseUrl(bed.plan, 'tessera'), async (client) => {
    let wrong = 0
    for (const { memberId, player } of players) {
      const { rows } = await client.query<{ balance: string }>(
        `select balance::text as balance from ledger_account where owner = 'member:' || $1::text and purpose = 'cash'`,
        [memberId],
      )
      if (BigInt(rows[0]?.balance ?? '-1') !== paidIn + (moved.get(player.name) ?? 0n)) wrong += 1
    }
    return wrong
  })
}

/** How many calls the studio still owes the platform: wins and rollbacks that were not accepted yet. */
export async function countOwed(bed: Bed): Promise<number> {
  return withClient(databaseUrl(bed.plan, 'tessera'), (client) =>
    count(
      client,
      `select (
    (select count(*) from studio.outbox where done_at is null) + (select count(*) from studio.round where game = 'dice' and state in ('reserved', 'drawn', 'voiding')))::text as found`,
    ),
  )
}

/**
 * At rest: rounds on which studio and platform differ. A settled one has its stake and its return in both, a
 * voided one moved nothing, and the platform took no stake that the studio does not know.
 */
export async function countDifferingRounds(bed: Bed): Promise<number> {
  return withClient(
    databaseUrl(bed.plan, 'tessera'),
    async (client) =>
      (await count(
        client,
        `
    select count(*)::text as found from studio.round r
    left join studio.outbox o on o.round_id = r.id
    left join play_transaction b on b.vendor_account_id = 'studio' and b.tx_id = r.bet_transaction::text
    left join play_transaction w on w.vendor_account_id = 'studio' and w.tx_id = o.transaction_id::text
    where r.game = 'dice' and case r.state
      when 'settled' then b.amount is distinct from r.stake or b.state = 'rolled_back' or w.kind is distinct from 'win' or w.amount is distinct from r.payout
      when 'voided' then coalesce(b.kind = 'bet' and b.state <> 'rolled_back', false)
      when 'refused' then b.tx_id is not null
      else true end`,
      )) +
      (await count(
        client,
        `
    select count(*)::text as found from play_transaction t where t.vendor_account_id = 'studio' and t.kind = 'bet' and t.tx_id not like 'demo-%'
      and not exists (select from studio.round r where r.bet_transaction::text = t.tx_id)`,
      )),
  )
}
