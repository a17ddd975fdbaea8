// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '@tessera/texts/text-key'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { cx } from '@tessera/ui/cx.ts'
import { useMemo, useState } from 'react'
import { t } from '../../../../shared/texts/texts.ts'
import { BetBuilder } from '../../builder/bet-builder.tsx'
import { hasBuilder } from '../../builder/joinable-markets.ts'
import type { EventCard, Market } from '../event-answer.ts'
import { blocksOf, groupsWithMarkets, type MarketGroup } from './group-markets.ts'
import { Block } from './market-block.tsx'

type Tab = MarketGroup | 'all' | 'builder'

const names: Readonly<Record<Tab, TextKey>> = {
  all: 'sportsbook.event.group.all',
  builder: 'sportsbook.kind.builder',
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

/** The markets of an event by groups, one of which joins outcomes to one bet. */
export function Markets({ event, markets }: { event: EventCard; markets: readonly Market[] }) {
  const [chosen, choose] = useState<Tab>('all')
  const groups = useMemo(() => groupsWithMarkets(event.sport, markets), [event.sport, markets])
  if (groups.length === 0) return <EmptyState title={t('sportsbook.event.noMarkets')} />
  const tabs: Tab[] = ['all', ...(hasBuilder(event.sport) ? (['builder'] as const) : []), ...groups]
  const tab = tabs.includes(chosen) ? chosen : 'all'
  return (
    <section aria-label={t('sportsbook.event.groups')} className="flex flex-col gap-3">
      <h2 className="sr-only">{t('sportsbook.event.groups')}</h2>
      {tabs.length > 2 && (
        <Segmented
          label={t('sportsbook.event.groups')}
          options={tabs.map((value) => ({ value, label: t(names[value]) }))}
          value={tab}
          onChange={choose}
        />
      )}
      {tab === 'builder' ? (
        <BetBuilder event={event} markets={markets} />
      ) : (
        <Blocks event={event} markets={markets} group={tab} />
      )}
    </section>
  )
}

function Blocks({
  event,
  markets,
  group,
}: {
  event: EventCard
  markets: readonly Market[]
  group: MarketGroup | 'all'
}) {
  const blocks = useMemo(() => blocksOf(event.sport, markets, group), [event.sport, markets, group])
  return (
    <div className={cx('gap-3', blocks.length > 1 && 'md:columns-2')}>
      {blocks.map((block) => (
        <Block key={block.key} event={event} block={block} />
      ))}
    </div>
  )
}
