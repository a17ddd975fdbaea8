// SPDX-License-Identifier: Apache-2.0
import type { OpenSessionAnswer, OpenSessionInput, SessionView } from '../../protocol.ts'
import { createAsk, type Ask } from './calls.ts'
import { retryUntilAnswered } from './retry-until-answered.ts'

interface StoredSession {
  readonly ticket: string
  readonly session: string
}
export interface OpenedSession {
  readonly ask: Ask
  readonly secret: string
  readonly view: SessionView
}

/**
 * Opens the session of a game: with the ticket in the address, which is spent and removed from the address,
 * or after a reload with what this tab has stored. A ticket of another session never falls back to the stored
 * one: it may be another player's.
 */
export async function openSession(game: string): Promise<OpenedSession> {
  const address = new URL(location.href)
  const ticket = address.searchParams.get('ticket')
  const key = `session.${game}`
  const before = readStored(key)
  const stored = ticket === null || ticket === before?.ticket ? before?.session : undefined
  // Without a ticket the server also refuses, and returns the link back.
  const session = stored ?? (await spend(ticket ?? '', address.searchParams.get('home') ?? undefined))
  if (ticket !== null) {
    storeSession(key, { ticket, session })
    address.searchParams.delete('ticket')
    history.replaceState(null, '', address)
  }
  const ask = createAsk(session)
  return {
    ask,
    secret: session,
    view: await retryUntilAnswered(
      () => ask<SessionView>('GET', '/api/session'),
      () => {},
    ),
  }
}

async function spend(ticket: string, home: string | undefined): Promise<string> {
  const input: OpenSessionInput = { ticket, home }
  return (await createAsk()<OpenSessionAnswer>('POST', '/api/sessions', input)).session
}

function readStored(key: string): StoredSession | undefined {
  try {
    const value = sessionStorage.getItem(key)
    return value === null ? undefined : (JSON.parse(value) as StoredSession)
  } catch {
    return undefined
  }
}

function storeSession(key: string, session: StoredSession): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(session))
  } catch {
    // Storage is disabled: after a reload the player must return to the lobby.
  }
}
