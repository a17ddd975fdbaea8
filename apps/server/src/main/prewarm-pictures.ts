import { firstMerchant } from '@tessera/rules/site/merchant'
import type { FastifyInstance } from 'fastify'
import type { ShelfKeeper } from '../modules/catalogue/index.ts'
import type { Messages } from '../modules/messages/index.ts'
import type { Log } from '../platform/log/log.ts'
import { artAddresses } from './art-addresses.ts'

const firstGames = 20

/**
 * Has the pictures of the first page drawn before somebody asks: banners, the house's own games, the hot ones. One at a
 * time, through the same door as everybody, so that a visitor never waits behind more than one of them.
 */
export async function prewarmPictures(app: FastifyInstance, shelf: ShelfKeeper, messages: Messages, log: Log): Promise<void> {
  try {
    for (const address of await firstAddresses(shelf, messages)) await app.inject({ method: 'GET', url: address })
  } catch (error) {
    log.warn({ error: String(error) }, 'the first pictures could not be drawn ahead')
  }
}

async function firstAddresses(shelf: ShelfKeeper, messages: Messages): Promise<string[]> {
  const [banners, { games }] = await Promise.all([messages.drawnPictures(firstMerchant), shelf.current()])
  const [own, hot] = [games.filter(({ gameType }) => gameType === 'INHOUSE'), games.filter(({ isHot }) => isHot)]
  const tiles = [...own.slice(0, firstGames), ...hot.slice(0, firstGames)].map(artAddresses.game)
  const [first, ...others] = banners.map(id => [artAddresses.banner({ id }, 'wide'), artAddresses.banner({ id }, 'phone')])
  return [...(first ?? []), ...tiles, ...others.flat()]
}
