// SPDX-License-Identifier: Apache-2.0
import type pg from 'pg'

/** What one way of storing a tree is asked, by ids. */
export interface KindOfTree {
  name: string
  key: string
  /** Makes its tables from the lines of `member`. */
  fill: string[]
  tables: string[]
  isBelow(id: bigint, agentId: bigint): string
  /** The newest 20 of a team. */
  page(agentId: bigint): string
  count(agentId: bigint): string
  insert(id: number, uplineId: number): string[]
  /** Moves a branch below another account that is not in it. */
  move(id: bigint, uplineId: bigint): string[]
}

const path: KindOfTree = {
  name: 'path',
  key: 'path',
  fill: [
    'create table tree_path (id bigint primary key, line bigint[] not null)',
    'insert into tree_path select id, line from member',
    'create index tree_path_line on tree_path (line)',
  ],
  tables: ['tree_path'],
  isBelow: (id, agentId) => `select ${agentId} = any (line) as below from tree_path where id = ${id}`,
  page: (agentId) => `select id from tree_path where ${inTeam(agentId)} order by id desc limit 20`,
  count: (agentId) => `select count(*) from tree_path where ${inTeam(agentId)}`,
  insert: (id, uplineId) => [
    `insert into tree_path select ${id}, line || ${id} from tree_path where id = ${uplineId}`,
  ],
  move: (id, uplineId) => [
    `update tree_path t set line = up.line || t.line[cardinality(head.line):]
     from tree_path head, tree_path up where head.id = ${id} and up.id = ${uplineId}
       and t.line >= (select line from tree_path where id = ${id}) and t.line < (select line || 9223372036854775807 from tree_path where id = ${id})`,
  ],
}
const inTeam = (agentId: bigint): string =>
  `line >= (select line from tree_path where id = ${agentId}) and line < (select line || 9223372036854775807 from tree_path where id = ${agentId})`

const closure: KindOfTree = {
  name: 'closure table',
  key: 'closure',
  fill: [
    'create table tree_closure (ancestor bigint not null, descendant bigint not null, primary key (ancestor, descendant))',
    'insert into tree_closure select ancestor, id from member, unnest(line) as ancestor order by ancestor, id',
    'create index tree_closure_up on tree_closure (descendant)',
  ],
  tables: ['tree_closure'],
  isBelow: (id, agentId) =>
    `select exists (select from tree_closure where ancestor = ${agentId} and descendant = ${id}) as below`,
  page: (agentId) =>
    `select descendant as id from tree_closure where ancestor = ${agentId} order by descendant desc limit 20`,
  count: (agentId) => `select count(*) from tree_closure where ancestor = ${agentId}`,
  insert: (id, uplineId) => [
    `insert into tree_closure select ancestor, ${id} from tree_closure where descendant = ${uplineId} union all select ${id}, ${id}`,
  ],
  move: (id, uplineId) => [
    `delete from tree_closure c using tree_closure above, tree_closure branch
     where above.descendant = ${id} and above.ancestor <> ${id} and branch.ancestor = ${id}
       and c.ancestor = above.ancestor and c.descendant = branch.descendant`,
    `insert into tree_closure select above.ancestor, branch.descendant from tree_closure above, tree_closure branch
     where above.descendant = ${uplineId} and branch.ancestor = ${id}`,
  ],
}

const nested: KindOfTree = {
  name: 'nested sets',
  key: 'nested',
  fill: [
    'create table tree_nested (id bigint primary key, lft integer not null, rgt integer not null)',
    // On the way through the tree each account is entered once and left once.
    `with numbered as (select id, line, row_number() over (order by line) as n from member),
     sized as (select ancestor as id, count(*) as size from member, unnest(line) as ancestor group by ancestor)
     insert into tree_nested select id, 2 * n - cardinality(line), 2 * n - cardinality(line) + 2 * size - 1 from numbered join sized using (id)`,
    'create index tree_nested_lft on tree_nested (lft)',
  ],
  tables: ['tree_nested'],
  isBelow: (id, agentId) =>
    `select m.lft between a.lft and a.rgt as below from tree_nested a, tree_nested m where a.id = ${agentId} and m.id = ${id}`,
  page: (agentId) =>
    `select id from tree_nested where lft between (select lft from tree_nested where id = ${agentId}) and (select rgt from tree_nested where id = ${agentId}) order by id desc limit 20`,
  count: (agentId) => `select (rgt - lft + 1) / 2 as count from tree_nested where id = ${agentId}`,
  insert: (id, uplineId) => [
    `insert into tree_nested select ${id}, rgt, rgt + 1 from tree_nested where id = ${uplineId}`,
    `update tree_nested t set lft = t.lft + case when t.lft > up.rgt then 2 else 0 end, rgt = t.rgt + 2
     from tree_nested up where up.id = ${uplineId} and t.rgt >= up.rgt and t.id <> ${id}`,
  ],
  move: (id, uplineId) => [
    `with head as (select lft, rgt, rgt - lft + 1 as width from tree_nested where id = ${id}),
     up as (select rgt from tree_nested where id = ${uplineId}),
     shift as (select lft, rgt, width, case when up_rgt > rgt then up_rgt - rgt - 1 else up_rgt - lft end as far, up_rgt
       from head, (select rgt as up_rgt from up) u)
     update tree_nested t set
       lft = case when t.lft between s.lft and s.rgt then t.lft + s.far
         when s.up_rgt > s.rgt and t.lft > s.rgt and t.lft < s.up_rgt then t.lft - s.width
         when s.up_rgt < s.lft and t.lft >= s.up_rgt and t.lft < s.lft then t.lft + s.width else t.lft end,
       rgt = case when t.rgt between s.lft and s.rgt then t.rgt + s.far
         when s.up_rgt > s.rgt and t.rgt > s.rgt and t.rgt < s.up_rgt then t.rgt - s.width
         when s.up_rgt < s.lft and t.rgt >= s.up_rgt and t.rgt < s.lft then t.rgt + s.width else t.rgt end
     from shift s
     where t.lft between least(s.lft, s.up_rgt) and greatest(s.rgt, s.up_rgt) or t.rgt between least(s.lft, s.up_rgt) and greatest(s.rgt, s.up_rgt)`,
  ],
}

export const kindsOfTree: readonly KindOfTree[] = [path, closure, nested]

/** Bytes of the tables of a tree with their indexes. */
export async function bytesOf(owner: pg.Client, { tables }: KindOfTree): Promise<number> {
  const { rows } = await owner.query<{ bytes: string }>(
    `select sum(pg_total_relation_size(name::regclass))::text as bytes from unnest($1::text[]) as name`,
    [tables],
  )
  return Number(rows[0]?.bytes ?? 0)
}
