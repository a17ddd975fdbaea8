// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { storeProblems } from './stores.ts'

const path = 'apps/server/src/modules/wallet/deposits/deposit-store.ts'
const statement = 'export const read = (db) => db.query(sql`select id from deposit`)'

it.each([
  "import { fault } from '@tessera/contract'",
  "import { type OperationInput, fault as refuse } from '@tessera/contract'",
  "import { Fault } from '@tessera/contract'",
  "import * as contract from '@tessera/contract'",
])('refuses a store that can refuse: %s', (line) => {
  expect(storeProblems(path, `${line}\n${statement}`)).toEqual([
    expect.stringContaining(`${path}: a store refuses nothing`),
  ])
})

it.each([
  "import { memberById } from '../../members/index.ts'",
  "import { type Member, memberById } from '../../members/index.ts'",
  "import * as members from '../../members/index.ts'",
  "import '../../members/index.ts'",
  "export { memberById } from '../../members/index.ts'",
  "export * from '../../members/index.ts'",
  "export const late = () => import('../../members/index.ts')",
])('refuses a store that runs code of another module: %s', (line) => {
  expect(storeProblems(path, `${line}\n${statement}`)).toEqual([
    expect.stringMatching(/a store knows its own module only, .* of members$/),
  ])
})

it.each([
  "import type { Member } from '../../members/index.ts'",
  "import { type Member, type TeamRange } from '../../members/index.ts'",
  "export type { Member } from '../../members/index.ts'",
  "import type { OperationInput } from '@tessera/contract'",
  "import { mostCost } from '@tessera/contract/promotions/payments'",
  "import { sql } from '../../../platform/db/index.ts'",
  "import { digestOf } from '../index.ts'",
  "import { add } from '@tessera/rules/money'",
])('lets a store import types, helpers and files of its own module: %s', (line) => {
  expect(storeProblems(path, `${line}\n${statement}`)).toEqual([])
})

it('lets an operation refuse and call other modules', () => {
  const operation = [
    "import { fault } from '@tessera/contract'",
    "import { memberById } from '../../members/index.ts'",
    '/** Reads by sql`select`, which its store holds. */',
    "export const open = () => { throw fault('call.notFound') }",
  ].join('\n')
  expect(storeProblems(path, operation)).toEqual([])
})
