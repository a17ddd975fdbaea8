// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'

/** A digest per table. */
export type State = Readonly<Record<string, string>>

/** Reads every table of a database, as its owner. New tables are included automatically. */
export interface StateReader {
  /** Everything that is stored. */
  whole(): Promise<State>
  /** What belongs to these members, and everything that belongs to these brands. */
  of(memberIds: readonly number[], brands: readonly string[]): Promise<State>
  close(): Promise<void>
}

/** Temporary rows, which differ after every request. */
const passing = new Set(['seal_nonce', 'job_slot', 'identity_challenge', 'identity_bot_check_used'])

export async function readStates(ownerUrl: string): Promise<StateReader> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  const { rows } = await owner.query<{ name: string; columns: string[] }>(`
    select c.table_name as name, array_agg(c.column_name::text) as columns from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name) where c.table_schema = 'public' and t.table_type = 'BASE TABLE' group by 1`)
  const tables = rows.filter(({ name }) => !passing.has(name))
  /** One answer of all parts. Under a name it is planned once: planning a hundred tables takes longest. */
  const readParts = async (parts: readonly string[], values: unknown[], name = ''): Promise<State> => {
    if (parts.length === 0) return {}
    const { rows: found } = await owner.query<{ name: string; digest: string }>({
      name,
      text: parts.join(' union all '),
      values,
    })
    return Object.fromEntries(found.map(({ name: table, digest }) => [table, digest]))
  }
  let written: State = {}
  let digests: State = {}
  /** Where no row was written since the last reading, its digest still holds. */
  const whole = async (): Promise<State> => {
    const now = await readParts(
      tables.map(({ name }) => versionsOf(name)),
      [],
      'versions',
    )
    const changed = tables.filter(({ name }) => now[name] !== written[name])
    digests = {
      ...digests,
      ...(await readParts(
        changed.map(({ name }) => digestOf(name, 'true')),
        [],
      )),
    }
    written = now
    return digests
  }
  const belonging = tables
    .map(({ name, columns }) => ({ name, where: whereOf(name, columns) }))
    .filter(({ where }) => where !== '')
  return {
    whole,
    of: (memberIds, brands) =>
      readParts(
        belonging.map(({ name, where }) => digestOf(name, where)),
        [memberIds, brands],
        'belonging',
      ),
    close: () => owner.end(),
  }
}

/** Reads one table whole, without the time that each use of a session stores. */
const digestOf = (name: string, where: string): string =>
  `select '${name}' as name, md5(coalesce(string_agg(row, '' order by row), '')) as digest
    from (select (to_jsonb(t) - 'used_at')::text as row from ${pg.escapeIdentifier(name)} t where ${where}) ${pg.escapeIdentifier(`of_${name}`)}`

/** Differs after any row was written, and costs much less than to read the rows. */
const versionsOf = (name: string): string =>
  `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(concat_ws(' ', t.xmin, t.xmax, t.ctid), 0)), 0) as digest
    from ${pg.escapeIdentifier(name)} t`

/**
 * $1 are numbers of members, $2 codes of brands. Every condition mentions both, so that their types are
 * known.
 */
function whereOf(name: string, columns: readonly string[]): string {
  const member = `any($1::int[])`
  const owners = `any(select 'member:' || n from unnest($1::int[]) n)`
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
    ...(columns.includes('merchant') ? ['t.merchant = any($2::text[])'] : []),
    ...(name === 'merchant' ? ['t.code = any($2::text[])'] : []),
  ]
  return conditions.length === 0 ? '' : `(${conditions.join(' or ')})`
}

/** Tables that differ. */
export const changedTables = (before: State, after: State): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => before[name] !== after[name])
