// SPDX-License-Identifier: Apache-2.0
const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** How long a session lives without a call, and at the latest (D-06). */
export interface SessionLife {
  idleMs: number
  longestMs: number
}

export const memberSession: SessionLife = { idleMs: 30 * minuteMs, longestMs: 12 * hourMs }
/** Agents and operators see other people's money: shorter. */
export const staffSession: SessionLife = { idleMs: 15 * minuteMs, longestMs: 8 * hourMs }

interface SessionTimes {
  usedAtMs: number
  endsAtMs: number
  idleMs: number
}

/** The moment (epoch ms) from which a session is over when nobody uses it again. */
export const sessionEndMs = ({ usedAtMs, endsAtMs, idleMs }: SessionTimes): number =>
  Math.min(endsAtMs, usedAtMs + idleMs + 1)

/** Is a session over, that was last used and that ends at these moments (epoch ms)? */
export const isSessionOver = (session: SessionTimes, nowMs: number): boolean => nowMs >= sessionEndMs(session)
