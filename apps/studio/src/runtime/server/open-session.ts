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
 * Opens the session of a game: by the ticket in the address, which is spent and taken out of the address, or
 * after a reload by what this tab has kept. A ticket that is not the one of the kept session never falls back
 * to it: it may be another player's.
 */
export async function openSession(game: string): Promise<OpenedSession> {
  const address = new URL(location.href)
  const ticket = address.searchParams.get('ticket')
  const key = `session.${game}`
  const before = readStored(key)
  const stored = ticket === null || ticket === before?.ticket ? before?.session : undefined
  // Without a ticket the server refuses, too, and says where the way back leads.
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
    // Storage is switched off: a reload will need the lobby.
  }
}
