// SPDX-License-Identifier: Apache-2.0
/** A draw without bets that would be made later than this is not made at all: it did not take place on time. */
export const skippedAfterMs = 5 * 60_000
