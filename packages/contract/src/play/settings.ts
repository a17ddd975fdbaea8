// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { setting } from '../kit/index.ts'

export const gameWindows = ['page', 'modal', 'window'] as const

/** For a kind of games such as LIVE, or for a vendor by its code. */
const AgeByGames = z.object({
  games: z
    .string()
    .trim()
    .regex(/^[A-Z0-9_-]{1,40}$/, 'A kind of games such as LIVE, or the code of a vendor'),
  age: z.number().int().min(18).max(99),
})

/** How games open. */
export const playSettings = {
  'play.gameWindow': setting(z.enum(gameWindows), {
    group: 'features',
    default: 'page',
    audience: 'public',
    help: 'A game opens on the site’s game page, in a dialog above the current page, or in a new window without the site’s header and menu.',
  }),
  'play.forFun': setting(z.boolean(), {
    group: 'features',
    default: false,
    audience: 'public',
    help: 'Visitors can play in-house games with play money, without an account, once they confirm their age. Some regulators forbid this: in Great Britain, age must be verified before free games too. Not used while free play is on, which opens a trial account instead.',
  }),
  'play.ageByGames': setting(z.array(AgeByGames).max(100), {
    group: 'features',
    default: [],
    audience: 'server',
    help: 'Game types or vendors with a higher minimum age than the brand. The age comes from the birthday in the profile; without a birthday these games stay closed.',
  }),
  'play.returnAfterMinutes': setting(z.number().int().min(0).max(43_200), {
    group: 'features',
    default: 0,
    audience: 'server',
    help: 'Money in a vendor’s wallet returns to the main wallet when it has not changed for this many minutes. 0: it stays until the member moves it.',
  }),
  'play.automaticBetsMs': setting(z.number().int().min(0).max(60_000), {
    group: 'features',
    default: 1_000,
    audience: 'server',
    help: 'The minimum time in milliseconds between two bets of a player in an in-house game: the studio refuses an earlier bet, and the page waits. 0: no minimum, and the games offer no automatic bets. Takes effect the next time a game is opened.',
  }),
  'play.bonusBuy': setting(z.boolean(), {
    group: 'features',
    default: false,
    audience: 'server',
    help: 'Players can buy free spins in in-house slots that offer them, for many times their stake. Takes effect the next time a game is opened.',
  }),
  'play.tableChat': setting(z.boolean(), {
    group: 'features',
    default: true,
    audience: 'server',
    help: 'Members at a live table can write short messages to each other, under a masked name. Moderators see what is reported. Takes effect the next time a table is opened.',
  }),
  'play.needsFunds': setting(z.boolean(), {
    group: 'features',
    default: false,
    audience: 'server',
    help: 'A real-money game opens only if the main wallet holds at least its minimum stake.',
  }),
} as const
