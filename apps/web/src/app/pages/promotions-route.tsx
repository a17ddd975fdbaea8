import { useNavigate, useSearch } from '../../shared/router/index.ts'
import { PromotionsPage } from '../../features/promotions/promotions-page.tsx'
import { ContentBanner } from './content-banner.tsx'

/** /promotions; the address keeps the chosen kind. */
export function PromotionsRoute() {
  const { category = '' } = useSearch({ from: '/promotions' })
  const navigate = useNavigate()
  return <><ContentBanner /><PromotionsPage category={category} onCategory={(next) => void navigate({ to: '/promotions', search: next ? { category: next } : {}, replace: true, resetScroll: false })} /></>
}
