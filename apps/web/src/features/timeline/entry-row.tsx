// SPDX-License-Identifier: Apache-2.0
import { subtractWire } from '@tessera/rules/money'
import { Money } from '@tessera/ui/data/money.tsx'
import { formatTime } from '@tessera/ui/data/time.tsx'
import Coins from 'lucide-react/icons/coins'
import Dices from 'lucide-react/icons/dices'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import KeyRound from 'lucide-react/icons/key-round'
import UserRoundCog from 'lucide-react/icons/user-round-cog'
import type { ReactNode } from 'react'
import { useZone } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { titleOf, useEntryNotes } from './entry-words.ts'
import type { Entry } from './use-timeline.ts'

const icons = {
  money: Coins,
  play: Dices,
  access: KeyRound,
  protection: HeartPulse,
  staff: UserRoundCog,
} as const

export function EntryRow({ entry, check }: { entry: Entry; check: ReactNode }) {
  const zone = useZone()
  const notes = useEntryNotes()(entry)
  const Icon = icons[entry.kind]
  return (
    <div className="flex items-start gap-3 rounded-tile border border-line bg-bg px-3 py-3 sm:px-4">
      <span className="grid size-9 shrink-0 place-items-center rounded-control bg-surface-2 text-muted">
        <Icon className="size-5" aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 font-bold break-words">
            <span className="sr-only">{t(`timeline.kind.${entry.kind}`)}: </span>
            <bdi>{titleOf(entry)}</bdi>
          </span>
          <EntryAmount entry={entry} />
        </p>
        {notes.map((note) => (
          <p key={note} className="mt-0.5 text-xs break-words text-muted">
            {note}
          </p>
        ))}
        <p className="mt-1 flex flex-wrap items-center justify-between gap-2 text-xs text-muted">
          <time dir="ltr" dateTime={new Date(entry.time).toISOString()} className="tabular">
            {formatTime(entry.time, zone).slice(11)}
          </time>
          {check}
        </p>
      </div>
    </div>
  )
}

/** What the account gained or lost; a round that is open has no result yet. */
function EntryAmount({ entry: { kind, amount, round } }: { entry: Entry }) {
  if (round)
    return round.status === 'open' ? (
      <span className="shrink-0 text-xs text-muted">{t('bets.status.open')}</span>
    ) : (
      <Money value={subtractWire(round.payout, round.stake)} signed className="shrink-0 font-bold" />
    )
  if (amount === null) return null
  return <Money value={amount} signed={kind === 'money'} className="shrink-0 font-bold" />
}
