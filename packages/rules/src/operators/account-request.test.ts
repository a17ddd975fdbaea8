// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { mayDecide, statusNow, type AccountRequestFacts } from './account-request.ts'

const waiting: AccountRequestFacts = { status: 'waiting', expiresAtMs: 1_000, askedBy: 7 }

it('is decided by another operator than the one who asked, while it waits', () => {
  expect(mayDecide(waiting, 8, 999)).toBe('ok')
  expect(mayDecide(waiting, undefined, 999)).toBe('ok')
  expect(mayDecide(waiting, 7, 999)).toBe('own')
})

it('is over when it was decided or has expired', () => {
  expect(mayDecide(waiting, 8, 1_000)).toBe('over')
  expect(mayDecide({ ...waiting, status: 'refused' }, 8, 0)).toBe('over')
  expect([statusNow(waiting, 1_000), statusNow({ ...waiting, status: 'approved' }, 1_000)]).toEqual([
    'expired',
    'approved',
  ])
})
