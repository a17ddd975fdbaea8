// SPDX-License-Identifier: Apache-2.0
import { allCalls, topics } from '@tessera/contract'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { call, topic } from './index.ts'

const rest = { summary: 'x', input: {}, output: null as never }

describe('the permission of a call', () => {
  it('is named by every call of an operator and by no other', () => {
    for (const { name, who, may } of allCalls)
      expect([name, may !== undefined]).toEqual([name, who === 'operator'])
  })

  it('is named by every call of the console except signing in and out', () => {
    const ofConsole = allCalls.filter(
      ({ name, path }) => name.startsWith('backoffice.') || path.startsWith('/ops'),
    )
    expect(ofConsole.filter(({ may }) => may === undefined).map(({ name }) => name)).toEqual([
      'backoffice.login',
      'backoffice.logout',
    ])
  })

  it('does not compile when it is missing, unknown, or on a call that is not for operators', () => {
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

describe('the permission of a live message', () => {
  it('is named by every message to consoles and by no other', () => {
    for (const { name, to, may } of Object.values(topics))
      expect([name, may !== undefined]).toEqual([name, to === 'operator'])
  })

  it('does not compile when it is missing, or on a call that is not for operators', () => {
    const message = { summary: 'x', payload: z.object({}) }
    // @ts-expect-error A message to consoles needs a permission.
    topic('backoffice.x', { to: 'operator', ...message })
    // @ts-expect-error Members have no permissions.
    topic('wallet.x', { to: 'member', may: 'read', ...message })
    expect(topic('backoffice.x', { to: 'operator', may: 'read', ...message }).may).toBe('read')
  })
})
