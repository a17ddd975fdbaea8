// SPDX-License-Identifier: Apache-2.0
import type { SpokenContents } from '../words.ts'
import { banners } from './banners.ts'
import { helpAbout } from './help-about.ts'
import { helpOnLaw } from './help-law.ts'
import { helpOnMoney } from './help-money.ts'
import { inbox, toAgents } from './inbox.ts'
import { notices, popups } from './notices.ts'
import { categories, example, offers } from './offers.ts'

export const fr: SpokenContents = {
  banners,
  notices,
  popups,
  inbox,
  toAgents,
  offers,
  help: { ...helpOnMoney, ...helpAbout, ...helpOnLaw },
  example,
  categories,
}
