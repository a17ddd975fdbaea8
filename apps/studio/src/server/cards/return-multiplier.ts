// SPDX-License-Identifier: Apache-2.0
import type { Multiplier } from '../../fair/multiplier.ts'

const ONE = 1_000_000n

/** How often a player got back what they brought to a table, in millionths, rounded down. */
export const returnMultiplier = (paid: bigint, brought: bigint): Multiplier => Number((paid * ONE) / brought)
