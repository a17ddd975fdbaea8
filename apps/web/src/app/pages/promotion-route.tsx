// SPDX-License-Identifier: Apache-2.0
import { useSearch } from '../../shared/router/index.ts'
import { PromotionPage } from '../../features/promotions/promotion-page.tsx'

/** /promoDetail?id= */
export function PromotionRoute() {
  const { id = '' } = useSearch({ from: '/promoDetail' })
  return <PromotionPage id={id} />
}
