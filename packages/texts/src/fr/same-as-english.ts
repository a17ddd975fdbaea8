// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '../text-key.ts'

/** Sentences that rightly read as in English: names, signs, words that are the same. */
export const sameAsEnglish: readonly TextKey[] = [
  'bets.studio', 'center.missionLeaderboard', 'center.messageV2', 'common.ok', 'common.page', 'common.pages', 'feedback.type.suggestion', 'identity.email',
  'pattern.11', 'pattern.13', 'promotions.title', 'shell.menu', 'shell.promotions', 'shell.messages', 'shell.footer.studios', 'studio.dice.title',
  'studio.mines.title', 'studio.mines.count', 'studio.crash.title', 'wallet.type.BONUS', 'wallet.type.POINT',
  'games.theme.fruit', 'games.theme.dragon', 'games.theme.roulette', 'games.theme.football', 'games.theme.pirate',
  'lottery.group.KENO', 'lottery.side.dragon',
  'agents.agents', 'agents.kind.agent', 'agents.total',
]
