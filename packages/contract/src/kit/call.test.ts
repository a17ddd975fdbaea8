// SPDX-License-Identifier: Apache-2.0
import { allCalls } from '@tessera/contract'
import { describe, expect, it } from 'vitest'
import { call } from './index.ts'

const rest = { summary: 'x', input: {}, output: null as never }

describe('the permission of a call', () => {
  it('is named by every call of an operator and by no other', () => {
    for (const { name, who, may } of allCalls)
      expect([name, may !== undefined]).toEqual([name, who === 'operator'])
  })

  it('does not compile when it is missing, unknown, or asked of somebody who is no operator', () => {
    // @ts-expect-error A call of an operator needs a permission.
    call('backoffice.x', { http: 'GET /ops/x', who: 'operator', ...rest })
    // @ts-expect-error A permission must stand in the table.
    call('backoffice.x', { http: 'GET /ops/x', who: 'operator', may: 'anything', ...rest })
    // @ts-expect-error Members have no permissions.
    call('wallet.x', { http: 'GET /x', who: 'member', may: 'read', ...rest })
    expect(call('backoffice.x', { http: 'GET /ops/x', who: 'operator', may: 'read', ...rest }).may).toBe(
      'read',
    )
  })
})
