// SPDX-License-Identifier: Apache-2.0
import type { BannerGroup } from './content.ts'

const homes = ['/', '/index', '/index.html', '/home', '/hot', '/fav']
const own = ['rng', 'live', 'fish', 'pvp', 'sports', 'esports', 'inhouse'] as const
const others: Record<string, BannerGroup> = {
  '/lott': 'lottery',
  '/elott': 'lottery',
  '/lottery': 'lottery',
  '/lotteryCenter': 'lottery',
  '/vnLottery': 'lottery',
  '/providers': 'rng',
  '/register': 'register',
  '/register.html': 'register',
  '/down': 'download',
  '/download': 'download',
  '/promotions': 'promotion',
  '/promoDetail': 'promotion',
  '/pointMall': 'shop',
  '/help': 'help',
  '/helpmc': 'help',
}

/** The banner group of a path; undefined if it has none. */
export function bannerGroup(path: string): BannerGroup | undefined {
  if (homes.includes(path)) return 'home'
  const word = path.slice(1)
  return own.find((name) => name === word) ?? others[path]
}
