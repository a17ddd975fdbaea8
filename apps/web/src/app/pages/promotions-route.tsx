// SPDX-License-Identifier: Apache-2.0
import { useNavigate, useSearch } from '../../shared/router/index.ts'
import { PromotionsPage } from '../../features/promotions/promotions-page.tsx'

/** /promotions; the chosen kind is in the address. */
export function PromotionsRoute() {
  const { category = '' } = useSearch({ from: '/promotions' })
  const navigate = useNavigate()
  return (
    <PromotionsPage
      category={category}
      onCategory={(next) =>
        void navigate({
          to: '/promotions',
          search: next ? { category: next } : {},
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
