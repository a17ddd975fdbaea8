// SPDX-License-Identifier: Apache-2.0
import Clock from 'lucide-react/icons/clock-3'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Gift from 'lucide-react/icons/gift'
import PanelsTopLeft from 'lucide-react/icons/panels-top-left'
import Search from 'lucide-react/icons/search'
import SpellCheck from 'lucide-react/icons/spell-check'
import Sparkles from 'lucide-react/icons/sparkles'
import Store from 'lucide-react/icons/store'
import Tag from 'lucide-react/icons/tag'
import Ticket from 'lucide-react/icons/ticket'
import Trophy from 'lucide-react/icons/trophy'
import { cx } from '@tessera/ui/cx.ts'
import { TileImage } from '@tessera/ui/media/tile-image.tsx'
import { useEffect, useState, type ReactNode } from 'react'
import { t } from '../../../shared/texts/texts.ts'
import { clearSearches, noteSearch } from './recent-searches.ts'
import type { ListControl } from './use-list-keys.ts'
import { useOffers, type Offer, type OfferGroup } from './use-offers.ts'

export interface OffersProps {
  id: string
  /** The typed text, trimmed. */
  text: string
  control: ListControl
  /** Replaces the text of the field. */
  onText: (text: string) => void
  onSearch: (text: string) => void
  /** An option was chosen. */
  onDone: () => void
}

const icons = {
  recent: Clock,
  popular: Sparkles,
  meant: SpellCheck,
  games: Sparkles,
  studios: Store,
  themes: Tag,
  features: Sparkles,
  sportsbook: Trophy,
  pages: PanelsTopLeft,
  lotteries: Ticket,
  promotions: Gift,
  help: CircleHelp,
} as const satisfies Record<OfferGroup['key'], unknown>
/** Groups that only change the text of the field. */
const stays: readonly OfferGroup['key'][] = ['recent', 'meant']

/** The list below a search field: its results, in groups; never empty. */
export default function Offers({ id, text, control, onText, onSearch, onDone }: OffersProps) {
  const [, redraw] = useState(0)
  const { groups, none } = useOffers(text, { onText })
  const choose = (group: OfferGroup, offer: Offer): void => {
    if (!stays.includes(group.key)) {
      noteSearch(text)
      onDone()
    }
    offer.act()
  }
  const all = {
    id: `${id}-all`,
    act: () => {
      noteSearch(text)
      onSearch(text)
    },
  }
  const options = groups.flatMap((group) =>
    group.offers.map((offer) => ({ id: idOf(id, offer), act: () => choose(group, offer) })),
  )
  const hasAll = text !== '' && !none
  const visible = hasAll ? [...options, all] : options
  useEffect(() => control.show(visible))
  useEffect(() => {
    if (control.active) document.getElementById(control.active)?.scrollIntoView({ block: 'nearest' })
  }, [control.active])
  return (
    <>
      <p role="status" className={none ? 'px-4 pt-4 text-sm wrap-anywhere text-muted' : 'sr-only'}>
        {none ? t('search.none', { text }) : text === '' ? '' : t('search.found', { count: options.length })}
      </p>
      <div id={id} role="listbox" aria-label={t('lobby.search.everything')} className="p-2">
        {groups.map((group) => (
          <div key={group.key} role="group" aria-label={group.title || undefined} className="not-first:mt-2">
            {group.title !== '' && (
              <p aria-hidden="true" className="px-2 pt-1 pb-1 text-xs font-semibold text-muted">
                {group.title}
              </p>
            )}
            {group.offers.map((offer) => (
              <OfferRow
                key={offer.key}
                id={idOf(id, offer)}
                group={group.key}
                offer={offer}
                control={control}
                onChoose={() => choose(group, offer)}
              />
            ))}
          </div>
        ))}
        {hasAll && (
          <Row id={all.id} control={control} onChoose={all.act}>
            <Search className="mx-2 size-5 shrink-0 text-muted" aria-hidden="true" />
            <span className="truncate">{t('search.all', { text })}</span>
          </Row>
        )}
      </div>
      {groups.some(({ key }) => key === 'recent') && (
        <button
          type="button"
          className="mx-2 mb-2 min-h-11 rounded-control px-4 text-sm font-semibold text-brand hover:bg-surface-2"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            clearSearches()
            redraw((count) => count + 1)
          }}
        >
          {t('search.recent.clear')}
        </button>
      )}
    </>
  )
}

const idOf = (list: string, { key }: Offer): string => `${list}-${key.replace(/\s+/g, '_')}`

function OfferRow({
  id,
  group,
  offer,
  control,
  onChoose,
}: {
  id: string
  group: OfferGroup['key']
  offer: Offer
  control: ListControl
  onChoose: () => void
}) {
  const Icon = icons[group]
  return (
    <Row id={id} control={control} onChoose={onChoose}>
      {offer.game ? (
        <span className="h-12 w-9 shrink-0 overflow-hidden rounded-[6px] bg-surface-2 *:pointer-events-none">
          <TileImage src={offer.game.iconUrl} eager />
        </span>
      ) : (
        <Icon className="mx-2 size-5 shrink-0 text-muted" aria-hidden="true" />
      )}
      <span className="min-w-0 grow">
        <span className="block truncate">{offer.label}</span>
        {offer.note !== undefined && <span className="block truncate text-xs text-muted">{offer.note}</span>}
      </span>
    </Row>
  )
}

function Row({
  id,
  control,
  onChoose,
  children,
}: {
  id: string
  control: ListControl
  onChoose: () => void
  children: ReactNode
}) {
  const active = control.active === id
  return (
    <button
      type="button"
      tabIndex={-1}
      id={id}
      role="option"
      aria-selected={active}
      onMouseMove={() => {
        if (!active) control.point(id)
      }}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={cx(
        'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-2 py-1 text-start text-sm text-text',
        active && 'bg-surface-2',
      )}
    >
      {children}
    </button>
  )
}
