// SPDX-License-Identifier: Apache-2.0
import { createHmac, hkdfSync } from 'node:crypto'
import { commitmentOf } from '@tessera/rules/lottery/fair/result-seed'
import { openSealed, type KeyRing } from '../../../platform/keys/index.ts'

/** The parts of a draw that its seed depends on. */
export interface NamedDraw {
  gameCode: string
  numero: string
  nonce: Buffer
}

const purpose = 'seeds of lottery draws'

/**
 * The seed of a draw, 32 bytes in hex: its random nonce, mixed with a key that only the platform has. The
 * nonce makes it unique, the key hides it from anybody who reads the database, and nothing in it can change
 * once its commitment is published.
 */
export function seedOf(platformKey: Buffer, { gameCode, numero, nonce }: NamedDraw): string {
  const key = Buffer.from(hkdfSync('sha256', platformKey, Buffer.alloc(0), purpose, 32))
  return createHmac('sha256', key).update(`${gameCode}/${numero}/`).update(nonce).digest('hex')
}

/** The owner under which a draw's seed is sealed. */
export const drawOwner = ({ gameCode, numero }: NamedDraw): string => `draw:${gameCode}/${numero}`

/** A draw that was announced. `sealedSeed` is set when the key has changed since. */
export interface AnnouncedDraw extends NamedDraw {
  commitment: string
  sealedSeed: Buffer | undefined
}

/** The seed behind the commitment of a draw; undefined when none of these keys yields it. */
export function seedBehind(keys: KeyRing, draw: AnnouncedDraw): string | undefined {
  const seeds = draw.sealedSeed
    ? [openSealed(keys, draw.sealedSeed, drawOwner(draw))]
    : keys.all().map(({ secret }) => seedOf(secret, draw))
  return seeds.find((seed) => seed !== undefined && commitmentOf(seed) === draw.commitment)
}
