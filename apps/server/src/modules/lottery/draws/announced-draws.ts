import type { SealedTexts } from '../../../platform/keys/index.ts'
import { commitmentOf, seedOf } from './draw-seed.ts'
import { unmadeDraws } from './draw-store.ts'

const sampleSize = 20

/** Draws whose commitment is published and whose seed only the key brings back. */
export const announcedDraws: SealedTexts = {
  name: 'announced lottery draws',
  async openedBy(db, keys) {
    const draws = await unmadeDraws(db, sampleSize)
    return draws.length === 0 ? undefined : draws.some(draw => keys.all().some(({ secret }) => commitmentOf(seedOf(secret, draw)) === draw.commitment))
  },
}
