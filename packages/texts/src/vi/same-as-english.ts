// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '../text-key.ts'

/** Sentences that rightly read as in English: names, signs, words that are the same. */
export const sameAsEnglish: readonly TextKey[] = [
  'lobby.list.hot',
  'lobby.badge.hot',
  'downloads.android',
  'downloads.ios',
  'identity.line',
  'identity.whatsapp',
  'identity.zalo',
  'identity.facebook',
  'identity.wechat',
  'shell.telegram',
  'shell.menu',
  'identity.email',
  'studio.dice.title',
  'studio.limbo.title',
  'studio.mines.title',
  'studio.plinko.title',
  'studio.crash.title',
  'lottery.group.KENO',
  'studio.slot.mini',
  'studio.rps.studio',
  'studio.crash.robot',
]
