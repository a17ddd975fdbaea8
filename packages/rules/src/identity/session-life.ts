// SPDX-License-Identifier: Apache-2.0
const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** How long a session lives without a call, and at most (D-06). */
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

/** When a session ends if it is not used again, in epoch ms. */
export const sessionEndMs = ({ usedAtMs, endsAtMs, idleMs }: SessionTimes): number =>
  Math.min(endsAtMs, usedAtMs + idleMs + 1)

/** Whether a session with this last use and this latest end is over (epoch ms). */
export const isSessionOver = (session: SessionTimes, nowMs: number): boolean => nowMs >= sessionEndMs(session)
