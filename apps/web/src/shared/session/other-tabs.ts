// SPDX-License-Identifier: Apache-2.0
import { removeMemberQueries, invalidateMemberQueries } from './member-queries.ts'
import {
  beginSession,
  describeSession,
  endSession,
  onSession,
  sessionState,
  sessionToken,
  sessionValues,
  type SessionValues,
} from './session.ts'

/** What the tabs of one browser say to each other; no other origin can listen. */
type Message =
  /** A tab has been opened without a session. */
  | { kind: 'asked' }
  /** A tab passes its session on. `activeAtMs`: when the member last looked at it. */
  | { kind: 'answered'; session: SessionValues; activeAtMs: number }
  /** The member signed out in a tab. */
  | { kind: 'signedOut'; token: string }

/** How long a new tab waits for the others before it is drawn for a visitor; a later answer still counts. */
const patienceMs = 60

const now = (): number => performance.timeOrigin + performance.now()
let activeAtMs = now()
let channel: BroadcastChannel | undefined

/**
 * Takes over the session of another tab of this browser, if there is one: a session is stored for one tab,
 * and a link opened in a new one must not end at the login. Resolves once it is clear, or after a moment. The
 * server learns nothing of it: the token still needs the cookie that binds it to this browser. A page that was opened
 * by a login link does not ask: the link says who logs in.
 */
export async function joinOtherTab(asks: boolean): Promise<void> {
  if (typeof BroadcastChannel !== 'function') return
  channel = new BroadcastChannel('session')
  const answers: Extract<Message, { kind: 'answered' }>[] = []
  let waits = asks && sessionState() === 'visitor'
  if (!asks) hadSession = true
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'asked') answer()
    else if (data.kind === 'signedOut') {
      if (data.token === sessionToken()) leave()
    } else if (waits) answers.push(data)
    else if (sessionState() === 'visitor' && !hadSession) take(data.session)
  }
  document.addEventListener('visibilitychange', () => {
    activeAtMs = now()
  })
  if (!waits) return
  say({ kind: 'asked' })
  await new Promise((resolve) => setTimeout(resolve, patienceMs))
  waits = false
  const newest = answers.toSorted((one, other) => other.activeAtMs - one.activeAtMs)[0]
  if (newest && sessionState() === 'visitor') take(newest.session)
}

/** Signs the other tabs with this session out. */
export function signOutOtherTabs(token: string | null): void {
  if (token !== null) say({ kind: 'signedOut', token })
}

/** Whether somebody was logged in on this page: after that, it takes no session over. */
let hadSession = sessionState() !== 'visitor'
onSession(() => {
  hadSession = true
})

function answer(): void {
  const session = sessionValues()
  if (session)
    say({
      kind: 'answered',
      session,
      activeAtMs: document.visibilityState === 'visible' ? now() : activeAtMs,
    })
}

function take({ token, ...values }: SessionValues): void {
  // The kind of account comes first, so that nothing loads that it may not see.
  describeSession(values)
  beginSession(token)
  invalidateMemberQueries()
}

function leave(): void {
  endSession()
  removeMemberQueries()
}

const say = (message: Message): void => channel?.postMessage(message)
