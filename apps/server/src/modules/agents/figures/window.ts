// SPDX-License-Identifier: Apache-2.0
export const windowMs = 300_000

/** The start of the five-minute window that contains a moment, on a minute divisible by 5 (D-135). */
export const windowOf = (atMs: number): number => Math.floor(atMs / windowMs) * windowMs

/** The day of the site (YYYY-MM-DD) to which a moment belongs, `offsetMs` from UTC. */
export const dayOf = (atMs: number, offsetMs: number): string =>
  new Date(atMs + offsetMs).toISOString().slice(0, 10)
