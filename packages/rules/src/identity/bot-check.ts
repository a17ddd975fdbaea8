// SPDX-License-Identifier: Apache-2.0
/** Zero bits at the beginning of a digest. */
export function leadingZeroBits(digest: Uint8Array): number {
  let bits = 0
  for (const byte of digest) {
    bits += Math.clz32(byte) - 24
    if (byte !== 0) break
  }
  return bits
}
