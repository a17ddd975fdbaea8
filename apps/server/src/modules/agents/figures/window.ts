// SPDX-License-Identifier: Apache-2.0
export const windowMs = 300_000

/** The start of the five-minute window that contains a moment, on a minute divisible by 5 (D-135). */
export const windowOf = (atMs: number): number => Math.floor(atMs / windowMs) * windowMs
