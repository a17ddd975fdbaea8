// SPDX-License-Identifier: Apache-2.0
import { Badge } from '@tessera/ui/data/badge.tsx'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { StudioMark } from './studio-logo.tsx'
import { useVendorCarousels } from './vendors/use-vendor-carousels.ts'

/**
 * Above a page of the site that stands in for a demonstration vendor: the vendor's sign and name, the mark, and whose
 * the bets are. Of a vendor with games of its own there is nothing to say.
 */
export default function StudioDress({ vendorCode }: { vendorCode: string }) {
  const { siteName } = useSite().whitelabel
  const { data: groups } = useVendorCarousels()
  const card = groups
    ?.flatMap(({ cards }) => cards)
    .find(({ vassalage, sample }) => vassalage === vendorCode && sample)
  if (!card) return null
  const { displayName, iconUrl } = card
  return (
    <section
      aria-label={displayName}
      className="flex items-center gap-3 rounded-panel border border-line bg-surface-1 p-3"
    >
      <StudioMark studio={{ displayName, logoUrl: iconUrl }} className="w-20" />
      <div className="min-w-0">
        <p className="flex items-center gap-2 text-sm font-bold text-text">
          <bdi className="truncate">{displayName}</bdi>
          <Badge small tone="wait">
            {t('lobby.sample')}
          </Badge>
        </p>
        <p className="text-xs text-muted">{t('lobby.dress', { site: siteName })}</p>
      </div>
    </section>
  )
}
