import { Carousel } from '@tessera/ui/carousel.tsx'
import { cx } from '@tessera/ui/cx.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { Vendor } from '../game-types.ts'
import { StudioMark } from '../studio-logo.tsx'

/** The vendors of a lobby; pressing the chosen one again lets it go. It stands still (D-167). */
export function VendorCarousel({ vendors, selected, onSelect }: { vendors: readonly Vendor[]; selected: string | undefined; onSelect: (vassalage: string) => void }) {
  const title = t('lobby.studios')
  return (
    <Carousel beside label={title} perViewPhone={2.3} labels={{ previous: t('lobby.previous', { title }), next: t('lobby.next', { title }), pause: '', play: '', slide: (number, total) => t('messages.banner.of', { number, total }) }}>
      {vendors.map((vendor) => {
        const chosen = vendor.vassalage === selected
        return (
          <button
            key={vendor.vassalage} type="button" aria-pressed={chosen} onClick={() => onSelect(vendor.vassalage)}
            className={cx(
              'flex h-14 w-full items-center gap-3 rounded-tile border p-1.5 pe-3 text-start transition-colors duration-160 focus-visible:-outline-offset-2',
              chosen ? 'border-brand bg-brand-soft' : 'border-line bg-surface-1 hover:bg-surface-2',
            )}
          >
            <StudioMark studio={vendor} className="h-full max-sm:w-14 sm:w-20" />
            <span className="min-w-0">
              <span dir="auto" className="block truncate text-sm font-semibold text-text rtl:text-right">{vendor.displayName}</span>
              <span className="block truncate text-xs text-muted">{vendor.maintenance ? t('lobby.maintenance') : t('lobby.games', { count: vendor.games })}</span>
            </span>
          </button>
        )
      })}
    </Carousel>
  )
}
