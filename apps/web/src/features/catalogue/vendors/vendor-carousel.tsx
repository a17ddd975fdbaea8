// SPDX-License-Identifier: Apache-2.0
import { Carousel } from '@tessera/ui/layout/carousel.tsx'
import { cx } from '@tessera/ui/cx.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { Vendor } from '../game-types.ts'
import { StudioMark } from '../studio-logo.tsx'

export interface VendorCarouselProps {
  /** Undefined while they are loading: their space is reserved, so that nothing below moves. */
  vendors: readonly Vendor[] | undefined
  selected: string | undefined
  onSelect: (vendorCode: string) => void
}

const card = '@container flex h-full w-full rounded-tile border p-1.5'
const face =
  'flex min-w-0 grow flex-col items-center gap-1 text-center @[128px]:h-11 @[128px]:flex-row @[128px]:gap-2 @[128px]:text-start'
const words = 'max-w-full min-w-0 text-[0.6875rem]/3.5'
/** More than are in view, so the arrows need space. */
const placeholders = [1, 2, 3, 4, 5, 6]

/**
 * The vendors of a lobby; pressing the selected one again deselects it. It does not move by itself (D-167).
 */
export function VendorCarousel({ vendors, selected, onSelect }: VendorCarouselProps) {
  const title = t('lobby.studios')
  return (
    <div inert={!vendors}>
      <Carousel
        beside
        label={title}
        perViewPhone={2.3}
        labels={{
          carousel: t('shell.carousel'),
          slide: t('shell.slide'),
          previous: t('lobby.previous', { title }),
          next: t('lobby.next', { title }),
          pause: '',
          play: '',
          slideOf: (number, total) => t('messages.banner.of', { number, total }),
        }}
      >
        {vendors?.map((vendor) => {
          const chosen = vendor.vassalage === selected
          return (
            <button
              key={vendor.vassalage}
              type="button"
              aria-pressed={chosen}
              onClick={() => onSelect(vendor.vassalage)}
              className={cx(
                card,
                'transition-colors duration-160 focus-visible:-outline-offset-2',
                chosen ? 'border-brand bg-brand-soft' : 'border-line bg-surface-1 hover:bg-surface-2',
              )}
            >
              <span className={face}>
                <StudioMark studio={vendor} className="w-full @[128px]:w-14" />
                <span className={words}>
                  <span
                    dir="auto"
                    className="line-clamp-1 text-xs @[128px]:line-clamp-2 font-semibold text-text rtl:text-right"
                  >
                    {vendor.displayName}
                  </span>
                  <span className="block truncate text-muted">
                    {vendor.maintenance ? t('lobby.maintenance') : t('lobby.games', { count: vendor.games })}
                  </span>
                </span>
              </span>
            </button>
          )
        }) ?? placeholders.map((index) => <PlaceholderCard key={index} />)}
      </Carousel>
    </div>
  )
}

function PlaceholderCard() {
  return (
    <span className={cx(card, 'border-line bg-surface-1')}>
      <span className={face}>
        <span className="aspect-2/1 w-full shrink-0 rounded-[6px] bg-surface-2 @[128px]:w-14" />
        <span className={words}>
          <span className="block text-xs">&nbsp;</span>
          <span className="block">&nbsp;</span>
        </span>
      </span>
    </span>
  )
}
