// SPDX-License-Identifier: Apache-2.0
/** The bounds of a proof that money has not arrived (D-79): pictures, bytes of each. */
export const proofLimits = { pictures: 3, megabytes: 5, bytes: 5 * 1024 * 1024 } as const

/** How long customer service can reopen a payment that counted as received (D-79). */
export const disputeDays = 30
