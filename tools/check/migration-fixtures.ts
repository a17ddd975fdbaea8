// SPDX-License-Identifier: Apache-2.0
import type { MigrationRule } from './judge-migration.ts'

/** What each rule must refuse. */
export const refusedMigrations: [MigrationRule, string][] = [
  ['drops', 'drop table member_note'],
  ['drops', 'alter table member drop column nickname'],
  ['drops', 'drop function play_apply(jsonb)'],
  [
    'drops',
    'drop function play_apply(jsonb); create function play_apply(jsonb, integer) returns integer language sql as $$ select 1 $$',
  ],
  ['drops', 'drop view open_deposit'],
  ['drops', 'drop index posting_by_account'],
  ['drops', 'alter table member drop constraint member_name_key'],
  ['drops', 'alter table posting detach partition posting_2026_01 concurrently'],
  ['drops', 'truncate member_note'],
  ['drops', '-- contract: expanded in 0999, shipped in 1.0.0\ndrop table member_note'],
  ['drops', '-- contract: expanded in 0087, shipped in 9.9.9\ndrop table member_note'],
  ['drops', '-- contract: expanded in 0087\ndrop table member_note'],
  ['drops', '-- contract: expanded in 0087, shipped in 1.0.0\nselect 1;\ndrop table member_note'],
  ['renames', 'alter table member rename to person'],
  ['renames', 'alter table member rename column name to username'],
  ['renames', 'alter function play_apply(jsonb) rename to apply'],
  ['renames', 'alter table member set schema people'],
  ['renames', "alter type deposit_status rename value 'open' to 'waiting'"],
  ['changes-type', 'alter table member alter column name type varchar(80)'],
  ['demands-value', 'alter table member add column nickname text not null'],
  ['demands-value', 'alter table member alter column nickname set not null'],
  ['demands-value', 'alter table member alter column nickname drop default'],
  ['rewrites', 'alter table member add column key uuid default gen_random_uuid()'],
  ['rewrites', 'alter table member add column number bigint generated always as identity'],
  ['rewrites', "alter table member add column whole text generated always as (name || 'x') stored"],
  ['locks-for-index', 'create index member_by_name on member (name)'],
  ['locks-for-index', 'create unique index member_by_name on member (name)'],
  ['locks-for-index', 'alter table member add column mail text unique'],
  [
    'locks-for-index',
    'create table if not exists member (name text); create index member_by_name on member (name)',
  ],
  ['locks-for-check', "alter table member add constraint named check (name <> '')"],
  ['locks-for-check', 'alter table member add constraint member_name_key unique (name)'],
  ['locks-for-check', 'alter table member_note add foreign key (member_id) references member (id)'],
  ['takes-right', 'revoke insert on member from tessera_app'],
  ['hides', "do $$ begin execute 'alter table member drop column name'; end $$"],
  [
    'mixes',
    '-- outside a transaction\ncreate index concurrently member_by_name on member (name);\nupdate member set name = name',
  ],
  ['mixes', '-- outside a transaction\ncreate index member_by_name on member (name)'],
  [
    'function-elsewhere',
    'create or replace function play_apply(jsonb) returns integer language sql as $$ select 1 $$',
  ],
  ['function-elsewhere', 'create function play_apply(jsonb) returns integer language sql as $$ select 1 $$'],
  [
    'function-elsewhere',
    '-- first form: a table needs it\ncreate or replace function one() returns integer language sql as $$ select 1 $$',
  ],
  [
    'function-elsewhere',
    "do $$ begin execute 'create or replace function one() returns integer language sql as ''select 1'''; end $$",
  ],
]

/** What no rule may refuse. */
export const allowedMigrations: string[] = [
  'alter table member add column nickname text',
  "alter table member add column nickname text not null default ''",
  'alter table member add column seen_at timestamptz not null default now()',
  "alter table member alter column nickname set default ''; alter table member alter column nickname set not null",
  'create table member_note (id bigint primary key, member_id bigint not null references member (id)); create index on member_note (member_id); revoke all on member_note from public',
  '-- first form: the default of the column calls it\ncreate function one() returns integer language sql as $$ select 1 $$; alter table member alter column number set default one()',
  'drop function play_apply(jsonb);\n-- first form: the default of a column calls it\ncreate function play_apply(asked jsonb) returns table (a integer) language sql as $$ select 1 $$; revoke all on function play_apply(jsonb) from public',
  'drop view open_deposit; create view open_deposit as select 1 as one',
  "alter table deposit drop constraint known; alter table deposit add constraint known check (status <> '') not valid; alter table deposit validate constraint known",
  '-- outside a transaction\ndrop index concurrently if exists member_by_name;\ncreate index concurrently member_by_name on member (name)',
  '-- small table: one row for each brand\ncreate index brand_by_name on brand (name)',
  '-- Nobody reads it any more.\n-- contract: expanded in 0087, shipped in 1.0.0\ndrop table member_note',
  // A table becomes a partitioned one of the same name, with the old rows as its first partition.
  'alter table posting rename to posting_first; create table posting (like posting_first including all) partition by range (at); create index posting_by_account on only posting (account_id); alter table posting attach partition posting_first default',
  "create table posting_2027_01 partition of posting for values from ('2027-01-01') to ('2027-02-01')",
  'alter table posting_2027_01 add constraint within check (at is not null) not valid',
  "do $$ begin execute format('create table posting_%s partition of posting for values from (%L) to (%L)', 'x', 1, 2); end $$",
  "alter type deposit_status add value 'late'",
]
