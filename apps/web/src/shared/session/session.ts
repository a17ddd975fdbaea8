// SPDX-License-Identifier: Apache-2.0
import { useSyncExternalStore } from 'react'
import { createDrafts } from '../trouble/draft.ts'
import { tabStorage } from './tab-storage.ts'

/**
 * visitor: nobody has logged in on this page. member: there is a token. ended: the token expired while the
 * page was open; the member's input stays until they log in again.
 */
export type SessionState = 'visitor' | 'member' | 'ended'

const keys = [
  'token',
  'account',
  'customerId',
  'merchant',
  'memberLabel',
  'isAgent',
  'username',
  'publicityClose',
] as const
type SessionKey = (typeof keys)[number]

/** The kind of account: 0 a member, 1, 2, 41 and 42 agents, 4 a trial. */
const trialType = 4
const agentTypes = [1, 2, 41, 42]

/** Input on this page that has not been sent; signing out removes all of it. */
export const drafts = createDrafts(tabStorage, Date.now)

let prompts = 0
let state: SessionState = read('token') ? 'member' : 'visitor'
let lostBy: string | undefined
let isFirst = state === 'visitor'
const listeners = new Set<() => void>()

export const sessionToken = (): string | null => read('token')
export const sessionState = (): SessionState => state

/** Runs once it is known who has just logged in. */
export function onceNamed(act: (username: string) => void): void {
  const name = read('username')
  if (name) return act(name)
  const stop = onSession(() => {
    const known = read('username')
    if (!known) return
    stop()
    act(known)
  })
}

/** Whether somebody has been logged in since this page was loaded. */
export const wasMemberHere = (): boolean => !isFirst

/** Whose page this is: who is logged in, or was when their session expired; '' for a visitor. */
export const sessionName = (): string => read('username') ?? lostBy ?? ''

/** Who was logged in when the session of this page expired; undefined if none did, or if it is unknown. */
export const lostUsername = (): string | undefined => lostBy

/** A login has succeeded. */
export function beginSession(token: string): void {
  lostBy = undefined
  write('token', token)
  become('member')
}

/** What the member info adds to the session: stored under the keys that integrations read. */
export function describeSession(values: Partial<Record<Exclude<SessionKey, 'token'>, string>>): void {
  const before = read('isAgent')
  for (const [key, value] of Object.entries(values)) write(key, value)
  if (read('isAgent') !== before) become(state)
}

/**
 * Whether this is a trial account, which may only look and play for fun. Unknown until the member info has
 * loaded.
 */
export const isTrial = (): boolean => state === 'member' && read('isAgent') === String(trialType)
/** Whether this account has an agent centre. */
export const isAgent = (): boolean =>
  state === 'member' && agentTypes.some((type) => read('isAgent') === String(type))

/** Whether the kind of account is known yet: the member info has loaded. */
export const isKindKnown = (): boolean => read('isAgent') !== null

/** The kind of account that is logged in; renders again when it becomes known. */
export function useAccountKind(): { known: boolean; trial: boolean; agent: boolean } {
  return {
    known: useSyncExternalStore(onSession, isKindKnown),
    trial: useSyncExternalStore(onSession, isTrial),
    agent: useSyncExternalStore(onSession, isAgent),
  }
}

/** Everything that is stored of a session. */
export type SessionValues = { token: string } & Partial<Record<Exclude<SessionKey, 'token'>, string>>

/** What another tab needs to continue this session; undefined if nobody is logged in. */
export function sessionValues(): SessionValues | undefined {
  const token = read('token')
  if (state !== 'member' || token === null) return undefined
  const values: Partial<Record<SessionKey, string>> = {}
  for (const key of keys) {
    const value = read(key)
    if (value !== null) values[key] = value
  }
  return { ...values, token }
}

/** The platform does not know the token, or there is none: the call needs a login. */
export function loseSession(): void {
  lostBy ??= read('username') ?? undefined
  clear()
  prompts += 1
  become(state === 'visitor' ? 'visitor' : 'ended')
}

/** The member has signed out. */
export function endSession(): void {
  lostBy = undefined
  clear()
  drafts.dropAll()
  become('visitor')
}

/** The state of the session; renders again when it changes. */
export function useSession(): SessionState {
  return useSyncExternalStore(onSession, sessionState)
}

/** How many calls were refused because nobody is logged in; each time the login panel opens. */
export function useLoginPrompts(): number {
  return useSyncExternalStore(onSession, () => prompts)
}

export function onSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function become(next: SessionState): void {
  if (next === 'member') isFirst = false
  state = next
  for (const listener of listeners) listener()
}

function clear(): void {
  for (const key of keys) tabStorage.removeItem(key)
}

function read(key: SessionKey): string | null {
  return tabStorage.getItem(key)
}

function write(key: string, value: string): void {
  tabStorage.setItem(key, value)
}
