import { createHash, createHmac, hkdfSync } from 'node:crypto'

/** A draw as its seed knows it. */
export interface NamedDraw { gameCode: string; numero: string; nonce: Buffer }

const purpose = 'seeds of lottery draws'

/**
 * The seed of a draw, 32 bytes in hex: its random nonce, mixed with a key that only the house has. The nonce makes it new, the
 * key keeps whoever reads the database from knowing it, and nothing of it can be changed once its commitment is published.
 */
export function seedOf(houseKey: Buffer, { gameCode, numero, nonce }: NamedDraw): string {
  const key = Buffer.from(hkdfSync('sha256', houseKey, Buffer.alloc(0), purpose, 32))
  return createHmac('sha256', key).update(`${gameCode}/${numero}/`).update(nonce).digest('hex')
}

/** What is published of a seed before the draw: SHA-256 of its 32 bytes, in hex. */
export const commitmentOf = (seed: string): string => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')
