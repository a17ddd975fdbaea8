// SPDX-License-Identifier: Apache-2.0
import type { Owned } from '@tessera/server/src/platform/db/owned.ts'
import type { OwnerRule } from './tables/judge-owners.ts'

/** Two modules and their schema, without any mistake. */
export const rightMigrations = [
  'create table member (id integer primary key, brand text); create view member_brand as select id, brand from member',
  'create table deposit (id integer primary key); create function deposit_guard() returns trigger language plpgsql as $$ begin if exists (select 1 from deposit) then return null; end if; return new; end $$',
  'alter table deposit rename to deposit_first; create table deposit (id integer) partition by range (id); create table deposit_default partition of deposit default',
]
export const rightOwners: Record<string, Owned> = {
  'modules/members': { tables: ['member'], views: ['member_brand'], open: ['member_brand'] },
  'modules/wallet': { tables: ['deposit'], functions: ['deposit_guard'] },
}
const right = 'export const read = (db, id) => db.query(sql`select * from member where id = ${id}`)'

/** What a rule must refuse: an addition to the correct tree, and the rule. */
export interface OwnerFixture {
  rule: OwnerRule
  migration?: string
  owners?: Record<string, Owned>
  /** By path; the content of `modules/members/store.ts` in the correct tree is always included. */
  files?: Record<string, string>
}

export const rightFiles: Record<string, string> = {
  'modules/members/store.ts': right,
  'modules/wallet/store.ts': [
    'sql`select d.id from deposit d join member_brand m on m.id = d.id for update of d`',
    "sql`with late as (select id from deposit) select count(*) from late join pg_class on relname = 'x'`",
    "const sentence = 'Words from members go into the inbox'",
  ].join('\n'),
}

const inWallet = (code: string): Pick<OwnerFixture, 'files'> => ({
  files: { 'modules/wallet/more.ts': code },
})

export const ownerFixtures: OwnerFixture[] = [
  { rule: 'no-owner', migration: 'create table bonus (id integer)' },
  { rule: 'no-owner', migration: 'create view rich as select id from deposit' },
  { rule: 'no-owner', migration: 'create function pay() returns integer language sql as $$ select 1 $$' },
  { rule: 'no-owner', ...inWallet('sql`select id from deposits`') },
  { rule: 'two-owners', owners: { 'modules/bets': { tables: ['deposit'] } } },
  { rule: 'unknown', owners: { 'modules/bets': { tables: ['bet'] } } },
  { rule: 'foreign', ...inWallet('sql`select id from member where id = ${id}`') },
  { rule: 'foreign', ...inWallet('sql`select d.id from deposit d join member m on m.id = d.id`') },
  { rule: 'foreign', ...inWallet('sql`update member set brand = ${brand}`') },
  { rule: 'foreign', ...inWallet('sql`insert into member (id) values (${id})`') },
  { rule: 'foreign', ...inWallet('sql`delete from public.member`') },
  { rule: 'foreign', ...inWallet('sql`with gone as (delete from member returning id) select id from gone`') },
  { rule: 'foreign', ...inWallet('sql`with member as (select id from member) select id from member`') },
  { rule: 'foreign', ...inWallet('sql`select id from deposit where id = (select max(id) from member)`') },
  { rule: 'foreign', ...inWallet('client.query(`select id from member where id = $1`, [id])') },
  { rule: 'foreign', ...inWallet("const some = 'select id ' + 'from member'") },
  { rule: 'foreign', files: { 'main/report.ts': 'sql`select count(*) from member`' } },
  { rule: 'foreign', files: { 'modules/members/more.ts': 'sql`select deposit_guard()`' } },
  {
    rule: 'foreign',
    migration: 'create view rich as select m.id from member m',
    owners: { 'modules/bets': { tables: [], views: ['rich'] } },
  },
  {
    rule: 'foreign',
    migration:
      'create function pay() returns void language plpgsql as $$ begin update member set brand = null; end $$',
    owners: { 'modules/bets': { tables: [], functions: ['pay'] } },
  },
  { rule: 'unreadable', ...inWallet('sql`selct id frm deposit`') },
  { rule: 'unknown-table', ...inWallet('client.query(`select id from ${table}`)') },
]
