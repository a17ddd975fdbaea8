// SPDX-License-Identifier: Apache-2.0
import { useParams } from '@tanstack/react-router'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { useAddressChoice } from '../../../shared/address.ts'
import { useCallQuery } from '../../../shared/api.ts'
import { BackLink } from '../../../shared/back-link.tsx'
import { Page } from '../../../shared/page.tsx'
import { PageState } from '../../../shared/query-state.tsx'
import { t } from '../../../shared/texts.ts'
import { EventFacts } from './event-facts.tsx'
import { EventHistory } from './event-history.tsx'
import { GainNotice } from './gain-notice.tsx'
import { MarketCard } from './market-card.tsx'
import { WithdrawnNotice, WithdrawnPrices } from './withdrawn-prices.tsx'
import { StopButton } from './stop-button.tsx'
import { eventName, isChanged, type TradedMarket, type WholeEvent } from './trading-words.ts'

const refetchIntervalMs = 2_000
const shows = ['all', 'staked', 'changed'] as const
type Show = (typeof shows)[number]

/** One event: what each outcome costs and may cost, its prices, and what operators did and can do. */
export default function EventPage() {
  const { id = '' } = useParams({ strict: false })
  const query = useCallQuery('backoffice.sportsbookEvent', { eventId: id }, { refetchIntervalMs })
  const { data } = query
  if (!data) return <PageState query={query} />
  return (
    <Page
      title={eventName(data)}
      actions={
        <span className="flex flex-wrap items-center gap-2">
          <BackLink to="/sportsbook">{t('console.sportsbook.events')}</BackLink>
          <StopButton eventId={data.id} stopped={data.stopped === 'operator'} name={eventName(data)} />
        </span>
      }
    >
      <EventFacts event={data} />
      <WithdrawnNotice event={data} />
      <GainNotice event={data} />
      <Markets event={data} />
      <WithdrawnPrices event={data} />
      <section className="flex flex-col gap-3">
        <h2 className="text-md font-bold text-text">{t('console.sportsbook.history')}</h2>
        <EventHistory history={data.history} />
      </section>
    </Page>
  )
}

function Markets({ event }: { event: WholeEvent }) {
  const [show, setShow] = useAddressChoice('show', shows, 'all')
  const wanted = event.markets.filter((market) => matches(market, show))
  return (
    <section className="flex flex-col gap-3">
      <h2 className="sr-only">{t('console.sportsbook.show')}</h2>
      <Segmented
        label={t('console.sportsbook.show')}
        value={show}
        onChange={setShow}
        options={shows.map((value) => ({ value, label: t(`console.sportsbook.show.${value}`) }))}
      />
      {wanted.length === 0 && <EmptyState title={t('console.sportsbook.noMarkets')} />}
      {wanted.map((market, index) => (
        <MarketCard key={market.id} event={event} market={market} isFirst={index === 0} />
      ))}
    </section>
  )
}

const matches = (market: TradedMarket, show: Show): boolean =>
  show === 'all' || (show === 'staked' ? market.staked > 0 : isChanged(market))
