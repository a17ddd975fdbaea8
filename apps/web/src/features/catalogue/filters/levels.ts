// SPDX-License-Identifier: Apache-2.0
/** From low to very high. */
export const levels = [1, 2, 3, 4, 5] as const
