// SPDX-License-Identifier: Apache-2.0
import {
  readFunctionFiles,
  serverFunctions,
  studioFunctions,
} from '@tessera/server/src/platform/db/function-files.ts'
import { loadModule } from 'libpg-query'
import { type FunctionRule, functionRules, judgeFunction } from './judge-function.ts'

/**
 * Checks the files of the database functions: each holds one function and may be applied again at any time,
 * beside processes that call it. Every rule still refuses its fixtures. Exits with 1.
 */
await loadModule()

const one = 'create or replace function one() returns integer language sql as $$ select 1 $$'
const refused: [FunctionRule, string][] = [
  ['one-function', 'create function one() returns integer language sql as $$ select 1 $$'],
  ['one-function', 'create or replace function two() returns integer language sql as $$ select 1 $$'],
  ['one-function', 'create or replace function studio.one() returns integer language sql as $$ select 1 $$'],
  ['one-function', `${one}; ${one.replace('one()', 'one(a integer)')}`],
  ['one-function', `${one}; create table beside (id integer)`],
  ['one-function', `drop function one(); ${one}`],
  ['one-function', `${one}; grant select on member to tessera_app`],
  ['one-function', `${one}; grant execute on function one, two to tessera_app`],
  ['one-function', 'select 1'],
  ['other-rights', `${one}; revoke all on function one from tessera_app`],
  [
    'drops-trigger',
    `${one}; create trigger guard before update on member for each row execute function one()`,
  ],
]
const allowed = [
  one,
  `${one}; revoke all on function one from public; grant execute on function one to tessera_app`,
  `${one}; create or replace trigger guard before update on member for each row execute function one()`,
]

const judgeFixture = (sql: string): FunctionRule[] => judgeFunction('one', 'public', sql)
const problems = [
  ...[serverFunctions, studioFunctions].flatMap(({ folder, location, schema }) =>
    readFunctionFiles(folder).flatMap(({ name, sql }) =>
      judgeFunction(name, schema, sql).map((rule) => `${location}/${name}.sql: ${functionRules[rule]}`),
    ),
  ),
  ...Object.keys(functionRules)
    .filter((rule) => !refused.some(([fixed]) => fixed === rule))
    .map((rule) => `${rule}: has no fixture that it must refuse`),
  ...refused
    .filter(([rule, sql]) => !judgeFixture(sql).includes(rule))
    .map(([rule, sql]) => `${rule}: does not refuse its fixture: ${sql}`),
  ...allowed.flatMap((sql) =>
    judgeFixture(sql).map((rule) => `${rule}: refuses what it should allow: ${sql}`),
  ),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
