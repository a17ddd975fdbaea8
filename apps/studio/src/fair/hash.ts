// SPDX-License-Identifier: Apache-2.0
const text = new TextEncoder()

/** Lower-case hex of some bytes. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** SHA-256 of a UTF-8 text as 64 lower-case hex characters. */
export async function sha256Hex(message: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', text.encode(message))))
}

/** HMAC-SHA-256 of a message under a key, both UTF-8 texts: 32 bytes. */
export async function hmacSha256(key: string, message: string): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', text.encode(key), algorithm, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, text.encode(message)))
}
