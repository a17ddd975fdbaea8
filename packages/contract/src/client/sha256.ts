// SPDX-License-Identifier: Apache-2.0
const blockBytes = 64

/** SHA-256 of many messages, one after another, in the same memory. */
export interface Sha256 {
  /** Where the message is written before `digest`. */
  readonly message: Uint8Array
  /** The digest of the first `length` bytes of the message; the next one overwrites it. */
  digest(length: number): Uint32Array
}

/**
 * SHA-256 (FIPS 180-4), synchronous, for messages of up to `longestBytes`. A proof of work needs tens of thousands of
 * small digests: a promise or new memory for each would take most of its time.
 */
export function createSha256(longestBytes: number): Sha256 {
  const padded = new Uint8Array(paddedBytes(longestBytes))
  const view = new DataView(padded.buffer)
  const state = new Uint32Array(8)
  const words = new Uint32Array(64)
  return {
    message: padded.subarray(0, longestBytes),
    digest(length) {
      const end = paddedBytes(length)
      padded.fill(0, length, end)
      padded[length] = 0x80
      view.setUint32(end - 4, length * 8)
      state.set(initial)
      for (let offset = 0; offset < end; offset += blockBytes) {
        for (let i = 0; i < 16; i++) words[i] = view.getUint32(offset + i * 4)
        compress(state, words)
      }
      return state
    },
  }
}

/** The digest of a single message. */
export function sha256(message: Uint8Array): Uint32Array {
  const once = createSha256(message.length)
  once.message.set(message)
  return once.digest(message.length)
}

/** Whole blocks for the message, a byte that ends it and its length. */
const paddedBytes = (length: number): number => Math.ceil((length + 9) / blockBytes) * blockBytes

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
  let [a, b, c, d] = [at(state, 0) | 0, at(state, 1) | 0, at(state, 2) | 0, at(state, 3) | 0]
  let [e, f, g, h] = [at(state, 4) | 0, at(state, 5) | 0, at(state, 6) | 0, at(state, 7) | 0]
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
  state[0] = at(state, 0) + a
  state[1] = at(state, 1) + b
  state[2] = at(state, 2) + c
  state[3] = at(state, 3) + d
  state[4] = at(state, 4) + e
  state[5] = at(state, 5) + f
  state[6] = at(state, 6) + g
  state[7] = at(state, 7) + h
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
