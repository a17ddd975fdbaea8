// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { isThere, keysOf, loadedWithout } from './first-view.ts'

it('follows what is imported, and what is loaded later without the texts that are looked for', () => {
  const source = `
import { a } from './a.ts'
import type { B } from './b.ts'
import {
  c,
} from '../c.ts'
export { d } from './d.ts'
// import('./e.ts')
const F = lazy(() => import('./f.tsx'))
const G = lazy(withPageTexts(() => import('./g.tsx')))
const H = lazy(
  withPageTexts(() =>
    import('./h.tsx').then(({ H: Part }) => ({ default: Part })),
  ),
)
const I = lazy(withAccountTexts(() => import('./i.tsx')))`
  const first = ['./a.ts', '../c.ts', './d.ts', './f.tsx']
  expect(loadedWithout(['pages', 'account'], source)).toEqual(first)
  expect(loadedWithout(['account'], source)).toEqual([...first, './g.tsx', './h.tsx'])
})

it('finds the keys that a source names or builds', () => {
  const keys = ['wallet.deposit', 'wallet.type.POINT', 'wallet.type.CASH', 'shell.menu']
  expect(keysOf("// t('shell.menu')\nt('wallet.deposit')", keys)).toEqual(['wallet.deposit'])
  expect(keysOf('t(`wallet.type.${type}`)', keys)).toEqual(['wallet.type.POINT', 'wallet.type.CASH'])
  expect(keysOf("call('wallet.balance')", keys)).toEqual([])
})

it('refuses a sentence that comes with the pages or with the account, and no other', () => {
  for (const key of ['contracts.offer', 'sportsbook.slip.empty'])
    expect(isThere(['site'], key), key).toBe(false)
  expect(isThere(['site', 'pages'], 'contracts.offer')).toBe(false)
  expect(isThere(['site', 'pages'], 'identity.username')).toBe(false)
  // Of a noun of the account, what a public page says.
  for (const key of ['sportsbook.slip.empty', 'saferPlay.title', 'missions.counts.GAMES'])
    expect(isThere(['site', 'pages'], key), key).toBe(true)
  for (const key of ['shell.menu', 'common.close', 'identity.login', 'wallet.deposit', 'fault.http.unknown'])
    expect(isThere(['site'], key), key).toBe(true)
})
