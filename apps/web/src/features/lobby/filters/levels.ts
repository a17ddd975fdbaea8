// SPDX-License-Identifier: Apache-2.0
/** From calm to wild. */
export const levels = [1, 2, 3, 4, 5] as const
