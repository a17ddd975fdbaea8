// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useState } from 'react'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { t } from '../../../shared/texts/texts.ts'
import { blocksOf } from '../event/markets/group-markets.ts'
import { addBuilderLeg } from '../slip/add-builder-leg.ts'
import type { SlipSelection } from '../slip/slip-store.ts'
import { BuilderFoot } from './builder-foot.tsx'
import { BuilderBlock } from './builder-block.tsx'
import { hasBuilder, joinableMarkets, toggleJoined } from './joinable-markets.ts'

type EventAnswer = CallOutput<'sportsbook.event'>

const [liveRefetchIntervalMs, refetchIntervalMs] = [2_000, 15_000]

/** Joins outcomes of one event to a leg of the slip, at the price that they have together. */
export function BetBuilder({
  event,
  markets,
}: {
  event: EventAnswer['event']
  markets: readonly EventAnswer['markets'][number][]
}) {
  const [wanted, setWanted] = useState<readonly SlipSelection[]>([])
  const joinable = joinableMarkets(event.sport, markets)
  const open = new Set(joinable.map(({ id }) => id))
  // What closes meanwhile can no longer be joined.
  const chosen = wanted.filter(({ marketId }) => open.has(marketId))
  const isLive = event.status === 'live'
  const { data: priced, isFetching } = useCallQuery(
    'sportsbook.builderPrice',
    { selections: chosen.map(({ marketId, outcome }) => ({ marketId, outcome })) },
    { enabled: chosen.length > 1, refetchIntervalMs: isLive ? liveRefetchIntervalMs : refetchIntervalMs },
  )
  if (!hasBuilder(event.sport)) return null

  const add = (): void => {
    if (!priced?.price) return
    const { id, sport, home, away, startsAt } = event
    const isAdded = addBuilderLeg({
      event: { id, sport, home, away, startsAt },
      selections: chosen,
      price: priced.price,
      score: priced.score ?? undefined,
    })
    showToast(t(isAdded ? 'sportsbook.builder.added' : 'sportsbook.builder.full'), isAdded ? 'good' : 'bad')
    if (isAdded) setWanted([])
  }

  return (
    <section aria-label={t('sportsbook.kind.builder')} className="flex flex-col gap-3">
      <p className="text-sm text-muted">{t('sportsbook.builder.hint')}</p>
      <div className="gap-3 md:columns-2">
        {blocksOf(event.sport, joinable, 'all').map((block) => (
          <BuilderBlock
            key={block.key}
            event={event}
            block={block}
            chosen={chosen}
            onToggle={(market, outcome) =>
              setWanted(
                toggleJoined(chosen, {
                  marketId: market.id,
                  type: market.type,
                  period: market.period,
                  line: market.line,
                  outcome,
                }),
              )
            }
          />
        ))}
      </div>
      <BuilderFoot
        event={event}
        chosen={chosen}
        priced={chosen.length > 1 ? priced : undefined}
        busy={isFetching && !priced}
        onAdd={add}
        onClear={() => setWanted([])}
      />
    </section>
  )
}
