// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { isThere, keysOf, loadedBefore } from './first-view.ts'

it('follows what is imported, and what is loaded later without the texts of the pages', () => {
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
)`
  expect(loadedBefore(source)).toEqual(['./a.ts', '../c.ts', './d.ts', './f.tsx'])
})

it('finds the keys that a source names or builds', () => {
  const keys = ['wallet.deposit', 'wallet.type.POINT', 'wallet.type.CASH', 'shell.menu']
  expect(keysOf("// t('shell.menu')\nt('wallet.deposit')", keys)).toEqual(['wallet.deposit'])
  expect(keysOf('t(`wallet.type.${type}`)', keys)).toEqual(['wallet.type.POINT', 'wallet.type.CASH'])
  expect(keysOf("call('wallet.balance')", keys)).toEqual([])
})

it('refuses a sentence that comes with the pages, and no other', () => {
  expect(isThere('contracts.offer')).toBe(false)
  expect(isThere('identity.username')).toBe(false)
  for (const key of ['shell.menu', 'common.close', 'identity.login', 'wallet.deposit', 'fault.http.unknown'])
    expect(isThere(key), key).toBe(true)
})
