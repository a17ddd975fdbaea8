// SPDX-License-Identifier: Apache-2.0
/**
 * SHA-256 (FIPS 180-4), synchronous: a proof of work needs tens of thousands of small digests, and a promise
 * for each is slow.
 */
export function sha256(message: Uint8Array): Uint32Array {
  const state = initial.slice()
  const words = new Uint32Array(64)
  const padded = pad(message)
  const view = new DataView(padded.buffer)
  for (let offset = 0; offset < padded.length; offset += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(offset + i * 4)
    compress(state, words)
  }
  return state
}

function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  padded.set(message)
  padded[message.length] = 0x80
  new DataView(padded.buffer).setUint32(padded.length - 4, message.length * 8)
  return padded
}

function compress(state: Uint32Array, w: Uint32Array): void {
  for (let i = 16; i < 64; i++) {
    const p = at(w, i - 15)
    const q = at(w, i - 2)
    w[i] =
      at(w, i - 16) +
      (turn(p, 7) ^ turn(p, 18) ^ (p >>> 3)) +
      at(w, i - 7) +
      (turn(q, 17) ^ turn(q, 19) ^ (q >>> 10))
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const one =
      (h +
        (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) +
        ((e & f) ^ (~e & g)) +
        at(roundConstants, i) +
        at(w, i)) |
      0
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  const sums = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) state[i] = at(state, i) + (sums[i] ?? 0)
}

const at = (words: Uint32Array, index: number): number => words[index] ?? 0
const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** The first 32 bits of the fractional parts of the cube (rounds) and square (start) roots of the primes. */
const primes = firstPrimes(64)
const roundConstants = Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))
const initial = Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))

function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32)
}

function firstPrimes(count: number): number[] {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate)
  }
  return found
}
