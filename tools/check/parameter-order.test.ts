// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { misordered } from './parameter-order.ts'

describe('the order of parameters', () => {
  it.each([
    ['deps before a transaction', 'function pay(deps: WalletDeps, tx: Tx) {}'],
    ['a part of deps before a database', "const pay = (deps: Pick<WalletDeps, 'clock'>, db: Queries) => db"],
    ['facts before a transaction', 'async function pay(memberId: number, tx: Tx) {}'],
    ['facts before deps', 'const pay = (tx: Tx, { memberId }: Facts, deps: WalletDeps) => tx'],
    ['a default before a database', 'function pay(deps: WalletDeps = known, db: Database) {}'],
  ])('is wrong with %s', (_, source) => {
    expect(misordered(source)).toEqual(['pay'])
  })

  it.each([
    ['all of them', 'function pay(tx: Tx, deps: WalletDeps & More, memberId: number) {}'],
    ['deps alone', 'const pay = ({ clock }: WalletDeps, memberId: number) => clock'],
    ['routes', 'function routes(app: FastifyInstance, deps: WalletDeps) {}'],
    ['what returns a function', 'const pay = (deps: WalletDeps) => (tx: Tx) => tx'],
  ])('is right with %s', (_, source) => {
    expect(misordered(source)).toEqual([])
  })
})
