// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import type { TextKey } from '@tessera/texts/text-key'
import { t } from '../../../shared/texts.ts'
import { wordsOfCode } from '../../../shared/words-of-code.ts'

export type TimelineEntry = CallOutput<'backoffice.memberTimeline'>['list'][number]

/** What happened, in a few words. */
export function titleOf({ kind, what, round, login }: TimelineEntry): string {
  if (round) return gameOf(round)
  if (login) return `${wordsOfCode(what)}: ${login.outcome}`
  return wordsOfCode(kind === 'money' ? what.toUpperCase() : what)
}

/** Bets on the sportsbook have the code of their sport for a name. */
function gameOf({ vendor, gameName }: NonNullable<TimelineEntry['round']>): string {
  if (vendor !== sportsbook) return gameName
  return gameName === 'mixed'
    ? t('console.sport.mixed')
    : t(`console.sportsbook.sport.${gameName}` as TextKey)
}
const sportsbook = 'SPORTSBOOK'

/** The details below the title. */
export function detailsOf({ round, login, limit, reason }: TimelineEntry, currency: string): string {
  const ofLimit = limit
    ? Object.entries({ ...limit, until: limit.until === null ? null : new Date(limit.until).toISOString() })
        .filter(([, value]) => value !== null)
        .map(([name, value]) => `${name} ${value}`)
    : []
  return [
    ...(round
      ? [
          `${currency} ${formatMoney(round.stake)} > ${formatMoney(round.payout)}`,
          round.status,
          round.roundId,
        ]
      : []),
    ...(login ? [login.device, login.ip] : []),
    ...ofLimit,
    reason,
  ]
    .filter((part) => part !== '')
    .join(' · ')
}
