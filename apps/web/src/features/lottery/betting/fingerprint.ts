// SPDX-License-Identifier: Apache-2.0
const wholeBytes = /^([\da-f]{2})+$/

/**
 * Whether a seed, in hexadecimal, has this SHA-256. Computed in the browser, so that nobody has to trust the
 * server.
 */
export async function hasFingerprint(seed: string, commitment: string): Promise<boolean> {
  if (!wholeBytes.test(seed)) return false
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === commitment
}
