// SPDX-License-Identifier: Apache-2.0
import { Select } from '@tessera/ui/forms/select.tsx'
import { t } from '../../../../shared/texts.ts'
import { emptyOffer, offerKinds, type Offer } from '../content-kinds.ts'
import { KindFigures } from './kind-figures.tsx'
import { Section } from './section.tsx'

/** What members can do in a promotion, and its figures. The other parts stay when the kind changes. */
export function KindSection({
  offer,
  onChange,
  problemOf,
}: {
  offer: Offer | undefined
  onChange: (offer: Offer | undefined) => void
  problemOf: (field: string) => string | undefined
}) {
  const choose = (value: string): void => {
    const next = emptyOffer(offerKinds.find((kind) => kind === value))
    onChange(next && offer ? { ...partsOf(offer), ...next } : next)
  }
  return (
    <Section title={t('console.offer')} hint={offer && t(`console.offers.explain.${offer.kind}`)}>
      <Select
        label={t('console.offers.kind')}
        value={offer?.kind ?? 'none'}
        error={problemOf('kind')}
        options={['none' as const, ...offerKinds].map((value) => ({
          value,
          label: t(`console.offer.${value}`),
        }))}
        onChange={({ target: { value } }) => choose(value)}
      />
      {offer && <KindFigures offer={offer} onChange={onChange} problemOf={problemOf} />}
    </Section>
  )
}

/** What a kind leaves as it is. A code needs a kind that members join. */
const partsOf = ({ audience, budget }: Offer): Partial<Pick<Offer, 'audience' | 'budget'>> => ({
  ...(audience && { audience }),
  ...(budget && { budget }),
})
