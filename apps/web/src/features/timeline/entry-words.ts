// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { refusalReasons } from '@tessera/rules/wallet/refusal-reasons'
import type { ProtectionChangeKind } from '@tessera/rules/compliance/changes'
import { shortTime } from '../../shared/rewards/short-time.ts'
import { useMoneyWords } from '../../shared/rewards/use-money-words.ts'
import { useZone } from '../../shared/site/use-site.ts'
import { t, type TextKey } from '../../shared/texts/texts.ts'
import type { Entry } from './use-timeline.ts'

type MoneyType = CallOutput<'wallet.transactions'>['list'][number]['transType']
type PlayLimit = CallOutput<'compliance.show'>['limits'][number]

/** What happened, in a few words. */
export function titleOf({ kind, what, round, login }: Entry): string {
  switch (kind) {
    case 'money':
      return t(`wallet.type.${what as MoneyType}`)
    case 'play':
      return round ? round.gameName : what
    case 'access':
      if (login) return t(login.outcome === 'in' ? 'timeline.login.in' : 'timeline.login.failed')
      return t(`timeline.event.${what}` as TextKey)
    case 'protection':
      return t(`timeline.change.${what as ProtectionChangeKind}`)
    case 'staff':
      return t(`timeline.staff.${what}` as TextKey)
  }
}

/** What else there is to say of an entry, each a short line. */
export function useEntryNotes(): (entry: Entry) => string[] {
  const money = useMoneyWords()
  const zone = useZone()
  const limitWords = ({ kind, period, to, until }: NonNullable<Entry['limit']>): string => {
    if (until !== null) return t('timeline.until', { time: shortTime(until, zone) })
    const inMinutes = kind === null || kind === 'playTime'
    const most =
      to === null
        ? kind === null
          ? ''
          : t('saferPlay.none')
        : inMinutes
          ? t('saferPlay.minutes', { minutes: to })
          : money(to)
    if (kind === null || period === null) return most
    const [ofKind, ofPeriod] = [kind as PlayLimit['kind'], period as PlayLimit['period']]
    return `${t(`saferPlay.kind.${ofKind}`)} · ${t(`saferPlay.period.${ofPeriod}`)}: ${most}`
  }
  return ({ kind, what, by, reason, round, login, limit }) =>
    [
      round ? `${t('bets.bet')} ${money(round.stake)} · ${t('bets.payout')} ${money(round.payout)}` : '',
      login ? [login.device, `\u2066${login.ip}\u2069`].filter(Boolean).join(' · ') : '',
      limit ? limitWords(limit) : what === 'exclusion' ? t('saferPlay.forGood') : '',
      by === null ? '' : t('timeline.by', { name: `\u2068${by}\u2069` }),
      reason === '' ? '' : reasonWords(kind, reason),
    ].filter((note) => note !== '')
}

/** What moved money says for itself; a rejected withdrawal may give one of the usual reasons. */
function reasonWords(kind: Entry['kind'], reason: string): string {
  if (kind === 'money') return reason
  const usual = refusalReasons.find((one) => one === reason)
  return usual ? t(`payout.reason.${usual}`) : t('timeline.reason', { reason: `\u2068${reason}\u2069` })
}
