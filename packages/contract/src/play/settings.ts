import { z } from 'zod'
import { setting } from '../kit/index.ts'

export const gameWindows = ['page', 'window'] as const

/** How games open. */
export const playSettings = {
  'play.gameWindow': setting(z.enum(gameWindows), { group: 'features', default: 'page', audience: 'public', help: 'A game opens in its page of the site, or in a new window without the bars of the site.' }),
  'play.needsFunds': setting(z.boolean(), { group: 'features', default: false, audience: 'server', help: 'A game opens for real money only when the main wallet holds its smallest stake.' }),
} as const
