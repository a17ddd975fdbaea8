// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'

/** A digest per table. */
export type State = Readonly<Record<string, string>>

/** Reads every table of a database, as its owner. New tables are included automatically. */
export interface StateReader {
  /** Everything that is stored. */
  whole(): Promise<State>
  /** What belongs to these members, and everything that belongs to these brands. */
  of(memberIds: readonly bigint[], brands: readonly string[]): Promise<State>
  close(): Promise<void>
}

/** Temporary rows, which differ after every request. */
const passing = new Set(['seal_nonce', 'job_slot', 'identity_challenge', 'identity_bot_check_used'])

export async function readStates(ownerUrl: string): Promise<StateReader> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  const { rows } = await owner.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition group by 1`)
  const tables = rows
    .filter(({ name }) => !passing.has(name))
    .map(({ name, columns }) => ({ name, where: whereOf(name, columns) }))
  const writes = await countWrites(owner)
  const whole = digestsOf(
    owner,
    writes,
    tables.map(({ name }) => ({ name, where: 'true' })),
  )
  const belonging = new Map<string, () => Promise<State>>()
  return {
    whole,
    of: (memberIds, brands) => {
      const key = `${memberIds.join()} ${brands.join()}`
      const known = belonging.get(key)
      if (known) return known()
      const owned = tables.filter(({ where }) => where !== '')
      const read = digestsOf(owner, writes, owned, [memberIds, brands])
      belonging.set(key, read)
      return read()
    },
    close: () => owner.end(),
  }
}

/** How often each table was written to, by its name. */
type Writes = () => Promise<ReadonlyMap<string, string>>

/** Counts the writing statements of every table, partitions with the table that they are parts of. */
async function countWrites(owner: pg.Client): Promise<Writes> {
  await owner.query(`
    create schema counted;
    create function counted.note() returns trigger language plpgsql security definer
      as $$ begin perform nextval(tg_argv[0]::regclass); return null; end $$;
    do $$
    declare each record;
    begin
      for each in
        select c.oid::regclass::text as name, coalesce(pg_partition_root(c.oid), c.oid)::regclass::text as root
        from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      loop
        execute format('create sequence if not exists counted.%I', each.root);
        execute format(
          'create trigger counted after insert or update or delete or truncate on %I execute function counted.note(%L)',
          each.name, format('counted.%I', each.root));
      end loop;
    end $$`)
  return async () => {
    const { rows } = await owner.query<{ name: string; last: string }>(
      `select sequencename as name, coalesce(last_value, 0)::text as last from pg_sequences where schemaname = 'counted'`,
    )
    return new Map(rows.map(({ name, last }) => [name, last]))
  }
}

/** Reads digests of tables. Where nothing was written since the last reading, the last digest still holds. */
function digestsOf(
  owner: pg.Client,
  writes: Writes,
  tables: readonly { name: string; where: string }[],
  values: unknown[] = [],
): () => Promise<State> {
  let read: ReadonlyMap<string, string> = new Map()
  let digests: State = {}
  return async () => {
    const now = await writes()
    const changed = tables.filter(({ name }) => now.get(name) !== read.get(name) || !(name in digests))
    if (changed.length > 0) {
      const { rows } = await owner.query<{ name: string; digest: string }>({
        text: [typesOf(values), ...changed.map(({ name, where }) => digestOf(name, where))].join(
          ' union all ',
        ),
        values,
      })
      digests = { ...digests, ...Object.fromEntries(rows.map(({ name, digest }) => [name, digest])) }
    }
    read = now
    return digests
  }
}

/** No row; says of what types the values are, where no table asks for one of them. */
const typesOf = (values: readonly unknown[]): string =>
  `select '' as name, '' as digest where ${values.length === 0 ? 'false' : '($1::bigint[], $2::text[]) is null'}`

/** Reads one table whole, without the time that each use of a session stores. */
const digestOf = (name: string, where: string): string =>
  `select '${name}' as name, md5(coalesce(string_agg(row, '' order by row), '')) as digest
    from (select (to_jsonb(t) - 'used_at')::text as row from ${pg.escapeIdentifier(name)} t where ${where}${ofRefusals(name)}) ${pg.escapeIdentifier(`of_${name}`)}`

/** That somebody was refused is recorded: the one thing that who may not come in changes. */
const ofRefusals = (name: string): string =>
  name === 'operator_action' ? ` and t.action <> 'refusedCall'` : ''

/** $1 are numbers of members, $2 codes of brands. */
function whereOf(name: string, columns: readonly string[]): string {
  const member = `any($1::bigint[])`
  const owners = `any(select 'member:' || n from unnest($1::bigint[]) n)`
  const conditions = [
    ...(name === 'member' ? [`t.id = ${member}`] : []),
    ...(columns.includes('member_id') ? [`t.member_id = ${member}`] : []),
    ...(columns.includes('owner') ? [`t.owner = ${owners}`] : []),
    ...(columns.includes('withdrawal_id')
      ? [`t.withdrawal_id in (select id from withdrawal where member_id = ${member})`]
      : []),
    ...(name === 'ledger_posting'
      ? [`t.account_id in (select id from ledger_account where owner = ${owners})`]
      : []),
    ...(columns.includes('brand_code') ? ['t.brand_code = any($2::text[])'] : []),
    ...(name === 'brand' ? ['t.code = any($2::text[])'] : []),
  ]
  return conditions.length === 0 ? '' : `(${conditions.join(' or ')})`
}

/** Tables that differ. */
export const changedTables = (before: State, after: State): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => before[name] !== after[name])
