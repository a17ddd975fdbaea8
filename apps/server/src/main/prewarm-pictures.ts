import { firstMerchant } from '@tessera/rules/site/merchant'
import type { FastifyInstance } from 'fastify'
import { findGames } from '../modules/catalogue/index.ts'
import type { Messages } from '../modules/messages/index.ts'
import type { Queries } from '../platform/db/index.ts'
import type { Log } from '../platform/log/log.ts'
import { artAddresses } from './art-addresses.ts'

const firstGames = { vassalage: '', onlyNew: false, nameContains: '', pageNo: 1, pageSize: 20 }

/**
 * Has the pictures of the first page drawn before somebody asks: banners, the house's own games, the hot ones. One at a
 * time, through the same door as everybody, so that a visitor never waits behind more than one of them.
 */
export async function prewarmPictures(app: FastifyInstance, db: Queries, messages: Messages, log: Log): Promise<void> {
  try {
    for (const address of await firstAddresses(db, messages)) await app.inject({ method: 'GET', url: address })
  } catch (error) {
    log.warn({ error: String(error) }, 'the first pictures could not be drawn ahead')
  }
}

async function firstAddresses(db: Queries, messages: Messages): Promise<string[]> {
  const [banners, own, hot] = await Promise.all([
    messages.drawnPictures(firstMerchant), findGames(db, { ...firstGames, gameType: 'INHOUSE', onlyHot: false }), findGames(db, { ...firstGames, gameType: '', onlyHot: true }),
  ])
  const tiles = [...own.games, ...hot.games].map(artAddresses.game)
  const [first, ...others] = banners.map(id => [artAddresses.banner({ id }, 'wide'), artAddresses.banner({ id }, 'phone')])
  return [...(first ?? []), ...tiles, ...others.flat()]
}
