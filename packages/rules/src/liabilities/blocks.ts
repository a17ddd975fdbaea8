// SPDX-License-Identifier: Apache-2.0
/**
 * Leaves are in blocks by the first bits of their salts, which are random: so the block of an account is known
 * without a list of all accounts.
 */
const usualLeavesOfBlock = 512
const mostBits = 16

/** How many first bits of a salt name its block, so that blocks have some hundred leaves. */
export function blockBitsFor(accounts: number): number {
  const blocks = Math.ceil(accounts / usualLeavesOfBlock)
  return blocks <= 1 ? 0 : Math.min(mostBits, Math.ceil(Math.log2(blocks)))
}

/** The block of a salt. */
export const blockOfSalt = (salt: Uint8Array, bits: number): number =>
  (((salt[0] ?? 0) << 8) | (salt[1] ?? 0)) >> (16 - bits)
