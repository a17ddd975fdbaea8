// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '@tessera/texts/text-key'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { useMemo, useState } from 'react'
import { t } from '../../../../shared/texts/texts.ts'
import type { EventCard, Market } from '../event-answer.ts'
import { blocksOf, groupsWithMarkets, type MarketGroup } from './group-markets.ts'
import { Block } from './market-block.tsx'

const names: Readonly<Record<MarketGroup | 'all', TextKey>> = {
  all: 'sportsbook.event.group.all',
  main: 'sportsbook.event.group.main',
  goals: 'sportsbook.event.group.goals',
  halves: 'sportsbook.event.group.halves',
  quarters: 'sportsbook.event.group.quarters',
  teams: 'sportsbook.event.group.teams',
  games: 'sportsbook.period.games',
  sets: 'sportsbook.period.sets',
  maps: 'sportsbook.period.maps',
  scores: 'sportsbook.market.correct_score',
}

/** The markets of an event by groups. */
export function Markets({ event, markets }: { event: EventCard; markets: readonly Market[] }) {
  const [chosen, choose] = useState<MarketGroup | 'all'>('all')
  const groups = useMemo(() => groupsWithMarkets(event.sport, markets), [event.sport, markets])
  const group = chosen !== 'all' && groups.includes(chosen) ? chosen : 'all'
  const blocks = useMemo(() => blocksOf(event.sport, markets, group), [event.sport, markets, group])
  if (blocks.length === 0) return <EmptyState title={t('sportsbook.event.noMarkets')} />
  return (
    <section aria-label={t('sportsbook.event.groups')} className="flex flex-col gap-3">
      <h2 className="sr-only">{t('sportsbook.event.groups')}</h2>
      {groups.length > 1 && (
        <Segmented
          label={t('sportsbook.event.groups')}
          options={(['all', ...groups] as const).map((value) => ({ value, label: t(names[value]) }))}
          value={group}
          onChange={choose}
        />
      )}
      <div className="gap-3 md:columns-2">
        {blocks.map((block) => (
          <Block key={block.key} event={event} block={block} />
        ))}
      </div>
    </section>
  )
}
