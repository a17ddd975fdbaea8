// SPDX-License-Identifier: Apache-2.0
import { beforeEach, describe, expect, it, vi } from 'vitest'

const stored = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
})

/** Opens the page again with the storage of the tab. */
async function openPage() {
  vi.resetModules()
  return import('./session.ts')
}

describe('the session of a page', () => {
  beforeEach(() => stored.clear())

  it('continues after a reload, from the key token', async () => {
    const page = await openPage()
    page.beginSession('secret')
    expect(stored.get('token')).toBe('secret')
    expect((await openPage()).sessionState()).toBe('member')
  })

  it('ends, without becoming a visit, when the platform no longer knows the token', async () => {
    const page = await openPage()
    page.beginSession('secret')
    page.describeSession({ username: 'somebody' })
    page.loseSession()
    expect(page.sessionState()).toBe('ended')
    expect([...stored.keys()]).toEqual([])
  })

  it('remembers who lost it, even after a reload, until somebody logs in or signs out', async () => {
    const before = await openPage()
    before.beginSession('secret')
    before.describeSession({ username: 'Somebody' })
    const page = await openPage()
    page.loseSession()
    page.loseSession()
    expect(page.lostUsername()).toBe('Somebody')
    page.beginSession('another')
    expect(page.lostUsername()).toBeUndefined()
    page.describeSession({ username: 'Somebody' })
    page.loseSession()
    page.endSession()
    expect(page.lostUsername()).toBeUndefined()
  })

  it('is a visit again after signing out', async () => {
    const page = await openPage()
    page.beginSession('secret')
    page.endSession()
    expect(page.sessionState()).toBe('visitor')
    expect(page.sessionToken()).toBeNull()
  })

  it('notifies its listeners until they unsubscribe', async () => {
    const page = await openPage()
    const listener = vi.fn<() => void>()
    const leave = page.onSession(listener)
    page.beginSession('one')
    leave()
    page.endSession()
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
