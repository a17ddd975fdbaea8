// SPDX-License-Identifier: Apache-2.0
import { countTogether } from '@tessera/rules/contracts/count-together'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Database, type Tx } from '../../../platform/db/index.ts'

/** What a member settled on an event, a draw or a round that others of their line may have bet on, too. */
export interface SharedPlay {
  memberId: bigint
  currency: string
  /** Names the event, draw or round. */
  subject: string
  /** Counts by its result even if nobody else of the line bets on it. */
  alone: boolean
  vendor: string
  gameCode: string
  validBets: Amount
  /** Of them, what was not staked of bonus money. */
  cashBets: Amount
  /** Returns less stakes. */
  won: Amount
}

/** The same, with what the bets were worth by the edge of their game. */
export interface SharedWorth extends Pick<
  SharedPlay,
  'memberId' | 'currency' | 'subject' | 'alone' | 'validBets' | 'won'
> {
  worth: Amount
}

/** What is added to the valid bets of a member and to what they were worth, mostly below zero. */
export interface Correction {
  memberId: bigint
  currency: string
  validBets: Amount
  worth: Amount
}

/** How long it is known who bet on what together. */
const lifeMs = 35 * 86_400_000
/** Rows that one statement deletes. */
const most = 20_000

interface Together {
  head: bigint
  currency: string
  subject: string
  memberId: bigint
  validBets: bigint
  won: bigint
  counted: bigint
  worth: bigint
  countedWorth: bigint
}

/**
 * Counts what members of one line settled on the same event, draw or round together (`countTogether`), with what was
 * settled there before; a line is everybody below its highest agent, as far as tests allow. Answers by how much the valid
 * bets that count differ from those that the stream says. Runs inside the roll-up, which is alone.
 */
export async function countShared(
  tx: Tx,
  plays: readonly SharedWorth[],
  atMs: number,
): Promise<Correction[]> {
  if (plays.length === 0) return []
  const touched = await addTogether(tx, mergedOf(plays), atMs)
  if (touched.length === 0) return []
  const changed = (await betsTogether(tx, touched)).flatMap(changesOf)
  if (changed.length === 0) return []
  await tx.query(sql`
    update team_together t set counted = c.counted, counted_worth = c.counted_worth
    from unnest(${changed.map(({ subject }) => subject)}::text[], ${changed.map(({ head }) => head)}::bigint[],
      ${changed.map(({ currency }) => currency)}::text[], ${changed.map(({ memberId }) => memberId)}::bigint[],
      ${changed.map(({ now }) => now)}::bigint[], ${changed.map(({ worthNow }) => worthNow)}::bigint[])
      as c (subject, head, currency, member_id, counted, counted_worth)
    where t.subject = c.subject and t.head = c.head and t.currency = c.currency and t.member_id = c.member_id`)
  return changed.map(({ memberId, currency, now, counted, worthNow, countedWorth }) => ({
    memberId,
    currency,
    validBets: amountOfMillionths(now - counted),
    worth: amountOfMillionths(worthNow - countedWorth),
  }))
}

function mergedOf(plays: readonly SharedWorth[]): SharedWorth[] {
  const alike = Map.groupBy(plays, ({ memberId, currency, subject }) => `${memberId} ${currency} ${subject}`)
  return [...alike.values()].map((same) => ({
    ...same[0]!,
    validBets: amountOfMillionths(same.reduce((sum, { validBets }) => sum + validBets, 0n)),
    won: amountOfMillionths(same.reduce((sum, { won }) => sum + won, 0n)),
    worth: amountOfMillionths(same.reduce((sum, { worth }) => sum + worth, 0n)),
  }))
}

type Subject = Pick<Together, 'head' | 'currency' | 'subject'>

/** Adds plays to what is known, and answers what they were about; who has no agent and is none counts for nobody. */
const addTogether = (tx: Tx, plays: readonly SharedWorth[], atMs: number): Promise<Subject[]> =>
  tx.query<Subject>(sql`
    with added as (
      insert into team_together as t (subject, head, currency, member_id, alone, valid_bets, won, worth, counted, counted_worth, at)
      select p.subject, l.line[l.counts_from], p.currency, l.id, p.alone, p.valid_bets, p.won, p.worth, p.valid_bets, p.worth, ${new Date(atMs)}
      from unnest(${plays.map(({ memberId }) => memberId)}::bigint[], ${plays.map(({ currency }) => currency)}::text[],
        ${plays.map(({ subject }) => subject)}::text[], ${plays.map(({ alone }) => alone)}::boolean[],
        ${plays.map(({ validBets }) => validBets)}::bigint[], ${plays.map(({ won }) => won)}::bigint[],
        ${plays.map(({ worth }) => worth)}::bigint[]) as p (member_id, currency, subject, alone, valid_bets, won, worth)
      cross join lateral (select * from member_line l where l.id = p.member_id offset 0) l
      where l.type in (1, 2) or l.type = 0 and l.line[l.counts_from] <> l.id
      order by p.subject, l.id
      on conflict (subject, head, currency, member_id) do update set valid_bets = t.valid_bets + excluded.valid_bets,
        won = t.won + excluded.won, worth = t.worth + excluded.worth, counted = t.counted + excluded.counted,
        counted_worth = t.counted_worth + excluded.counted_worth, at = excluded.at
      returning subject, head, currency)
    select distinct subject, head, currency from added`)

/** Everything that lines bet on these together. */
async function betsTogether(tx: Tx, subjects: readonly Subject[]): Promise<Together[][]> {
  const rows = await tx.query<Together & { alone: boolean }>(sql`
    select t.subject, t.head, t.currency, t.member_id as "memberId", t.alone, t.valid_bets as "validBets", t.won, t.counted,
      t.worth, t.counted_worth as "countedWorth"
    from unnest(${subjects.map(({ subject }) => subject)}::text[], ${subjects.map(({ head }) => head)}::bigint[],
      ${subjects.map(({ currency }) => currency)}::text[]) as s (subject, head, currency)
    join team_together t on t.subject = s.subject and t.head = s.head and t.currency = s.currency
    order by t.subject, t.head, t.currency, t.member_id`)
  const groups = Map.groupBy(rows, ({ subject, head, currency }) => `${head} ${currency} ${subject}`)
  return [...groups.values()].filter((group) => group.length > 1 || group[0]!.alone)
}

const changesOf = (group: readonly Together[]): (Together & { now: bigint; worthNow: bigint })[] =>
  countTogether(
    group.map(({ validBets, won }) => ({
      validBets: amountOfMillionths(validBets),
      won: amountOfMillionths(won),
    })),
  )
    .map((now, index) => ({ ...group[index]!, now, worthNow: worthOf(group[index]!, now) }))
    .filter(({ now, counted, worthNow, countedWorth }) => now !== counted || worthNow !== countedWorth)

/** Bets are worth as much of their worth as counts of them. */
const worthOf = ({ validBets, worth }: Together, counted: bigint): bigint =>
  validBets === 0n ? worth : (worth * counted) / validBets

/** Job: forgets who bet on what together long ago. What is corrected even later counts by itself. */
export async function forgetTogether(database: Database, nowMs: number): Promise<void> {
  for (;;) {
    const rows = await database.query(sql`
      delete from team_together where ctid = any (array (
        select ctid from team_together where at < ${new Date(nowMs - lifeMs)} limit ${most})) returning 1`)
    if (rows.length < most) return
  }
}
