// SPDX-License-Identifier: Apache-2.0
import { Row } from '@tessera/ui/layout/row.tsx'
import Building2 from 'lucide-react/icons/building-2'
import { t } from '../../../shared/texts/texts.ts'
import type { GameType } from '../game-types.ts'
import { useVendorCarousels } from './use-vendor-carousels.ts'
import { VendorCard } from './vendor-card.tsx'

/** The vendors of a kind of games in one row, below what the page itself offers; nothing if there are none. */
export function VendorRow({ type }: { type: GameType }) {
  const { data: groups } = useVendorCarousels()
  const cards = groups?.find(({ gameType }) => gameType === type)?.cards ?? []
  if (cards.length === 0) return null
  const title = t('lobby.studios')
  return (
    <Row
      title={title}
      icon={<Building2 className="size-5 text-brand" aria-hidden="true" />}
      labels={{ previous: t('lobby.previous', { title }), next: t('lobby.next', { title }) }}
    >
      {cards.map((card) => (
        <li key={card.vassalage} className="snap-start">
          <VendorCard card={card} gameType={type} />
        </li>
      ))}
    </Row>
  )
}
