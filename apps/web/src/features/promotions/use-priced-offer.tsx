// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { Promotion, Terms } from './use-promotions.ts'

const OfferPrice = lazy(() => import('./offer-price.tsx'))

/** Those that wait in the reward centre are priced there, before they are claimed. */
const pricedThere: readonly Promotion['kind'][] = ['CASHBACK', 'RACE']

/** Does a step of a promotion after its price was read, if it pays bonus money. `dialog` belongs on the page. */
export function usePricedOffer(
  promotion: Promotion,
  terms: Terms | null | undefined,
  action: string,
): { wish: (step: () => void) => void; dialog: ReactNode } {
  const [step, setStep] = useState<() => void>()
  const isPriced = (terms?.wagerTimes ?? 0) > 0 && !pricedThere.includes(promotion.kind)
  return {
    wish: (next) => (isPriced ? setStep(() => next) : next()),
    dialog: step && (
      <Suspense fallback={null}>
        <OfferPrice
          promotion={promotion}
          action={action}
          onClose={() => setStep(undefined)}
          onClaim={() => {
            setStep(undefined)
            step()
          }}
        />
      </Suspense>
    ),
  }
}
