// SPDX-License-Identifier: Apache-2.0
import type { SealedTexts } from '../../../platform/keys/index.ts'
import { drawOwner, seedBehind } from './draw-seed.ts'
import { saveSealedSeed, unmadeDraws } from './draw-store.ts'

const sampleSize = 20

/**
 * Draws whose commitment is published and whose seed only the key yields. Once made they no longer need the
 * key.
 */
export const announcedDraws: SealedTexts = {
  name: 'announced lottery draws',
  async openedBy(db, keys) {
    const draws = await unmadeDraws(db, { after: '', limit: sampleSize, exceptKeyId: '' })
    return draws.length === 0 ? undefined : draws.some((draw) => seedBehind(keys, draw) !== undefined)
  },
  async sealAnew(tx, { vault, keys, after, limit }) {
    const draws = await unmadeDraws(tx, { after, limit, exceptKeyId: keys.current().id })
    let sealedAnew = 0
    for (const draw of draws) {
      const seed = seedBehind(keys, draw)
      if (seed === undefined) continue
      await saveSealedSeed(tx, draw.id, {
        sealedSeed: vault.seal(seed, drawOwner(draw)),
        keyId: keys.current().id,
      })
      sealedAnew += 1
    }
    return {
      sealedAnew,
      unopened: draws.length - sealedAnew,
      next: draws.length < limit ? undefined : draws.at(-1)?.id.toString(),
    }
  },
}
