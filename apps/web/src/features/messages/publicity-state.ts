// SPDX-License-Identifier: Apache-2.0
import { sessionState } from '../../shared/session/session.ts'
import { tabStorage } from '../../shared/session/tab-storage.ts'

/** The key that integrations read; only ever '1' or absent. */
const key = 'publicityClose'
/** Whether a visitor has closed it in this tab: a login in it does not bring the same news again. */
const visitorKey = 'publicityClosedByVisitor'
const registerPages = ['/register', '/register.html']
/** Pages without a frame, and pages that are a popup themselves. */
const quietPages = ['/helpmc', '/help', '/game', '/seamless', '/vnLottery', '/login']

export interface PublicityFacts {
  /** The platform's switch. */
  publicity: boolean
  /** How many news items there are. */
  items: number
  path: string
  /** Closed in this session by a member who was logged in. */
  closedForSession: boolean
  /** Closed on this page load. */
  closed: boolean
  /** A panel is open above the page. */
  busy: boolean
}

/** Whether the publicity popup is open now. */
export function showsPublicity({
  publicity,
  items,
  path,
  closedForSession,
  closed,
  busy,
}: PublicityFacts): boolean {
  return (
    publicity &&
    items > 0 &&
    !closed &&
    !closedForSession &&
    !busy &&
    !registerPages.includes(path) &&
    !quietPages.includes(path)
  )
}

/** Whether a member has closed the popup in this session. */
export function isPublicityClosed(): boolean {
  return tabStorage.getItem(key) === '1'
}

/** Keeps the popup closed until the session ends; a visitor sees it again at the next full load. */
export function closePublicity(): void {
  tabStorage.setItem(sessionState() === 'member' ? key : visitorKey, '1')
}

/** Whoever logs in where they have just closed it as a visitor has closed it for the session. */
export function keepPublicityClosed(): void {
  if (sessionState() === 'member' && tabStorage.getItem(visitorKey) === '1') tabStorage.setItem(key, '1')
}
