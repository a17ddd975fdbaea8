// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { describe, expect, it } from 'vitest'
import { afterPush } from './use-balance.ts'

const before = { sumBalance: 0.3, mainBalance: 0.1, heldBalance: 0.5 } as CallOutput<'wallet.balance'>

describe('the balance after a push', () => {
  it('adds up to the hundredth, with what is at vendors', () => {
    expect(afterPush(before, { mainBalance: 0.2 })).toMatchObject({ sumBalance: 0.4, mainBalance: 0.2 })
  })

  it('keeps what is held until the push says otherwise', () => {
    expect(afterPush(before, { mainBalance: 1 }).heldBalance).toBe(0.5)
    expect(afterPush(before, { mainBalance: 1, heldBalance: 0 }).heldBalance).toBe(0)
  })
})
