// SPDX-License-Identifier: Apache-2.0
let asked = 0
/** A new address for each call, so that no rate limit decides a cell. */
export const freshIp = (): string => `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked++ & 255}`
