// SPDX-License-Identifier: Apache-2.0
import { Link } from '../../shared/router/index.ts'
import { buttonClass } from '@tessera/ui/forms/button.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { Mosaic } from '@tessera/ui/layout/mosaic.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import Gift from 'lucide-react/icons/gift'
import { messageOf } from '@tessera/contract/client/failure'
import { PageHead } from '../../shared/page/page-head.tsx'
import { useTitle } from '../../shared/site/use-title.ts'
import { t } from '../../shared/texts/texts.ts'
import { PromotionCard } from './promotion-card.tsx'
import { usePromotionNews } from './use-promotion-news.ts'
import { categoriesOf, usePromotions, type Promotion } from './use-promotions.ts'

const all = ''

/** All promotions, by kind if there are several; `category` is the selected one. */
export function PromotionsPage({
  category,
  onCategory,
}: {
  category: string
  onCategory: (category: string) => void
}) {
  useTitle(t('promotions.title'))
  const { data, error, refetch } = usePromotions()
  usePromotionNews()
  return (
    <>
      <PageHead title={t('promotions.title')} icon={Gift} />
      {data ? (
        <Promotions promotions={data} category={category} onCategory={onCategory} />
      ) : error ? (
        <ErrorState
          title={messageOf(error, t('common.error.title'))}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className={grid}>
          {[1, 2, 3].map((index) => (
            <Skeleton key={index} className="h-80 rounded-panel" />
          ))}
        </div>
      )}
    </>
  )
}

const grid = 'grid gap-4 sm:grid-cols-2 md:gap-6 xl:grid-cols-3'

function Promotions({
  promotions,
  category,
  onCategory,
}: {
  promotions: readonly Promotion[]
  category: string
  onCategory: (category: string) => void
}) {
  const categories = categoriesOf(promotions)
  const chosen = categories.includes(category) ? category : all
  const visible = promotions.filter((promotion) => chosen === all || promotion.category === chosen)
  if (promotions.length === 0)
    return (
      <EmptyState
        title={t('promotions.empty')}
        drawing={<Mosaic of="gift" />}
        action={
          <Link to="/" className={buttonClass()}>
            {t('shell.notFound.home')}
          </Link>
        }
      >
        {t('promotions.emptyHint')}
      </EmptyState>
    )
  return (
    <>
      {categories.length > 1 && (
        <Segmented
          label={t('promotions.categories')}
          value={chosen}
          onChange={onCategory}
          options={[
            { value: all, label: t('promotions.category.ALL') },
            ...categories.map((value) => ({ value, label: value })),
          ]}
        />
      )}
      <ul className={grid}>
        {visible.map((promotion, index) => (
          <li key={promotion.id}>
            <PromotionCard promotion={promotion} eager={index < 3} />
          </li>
        ))}
      </ul>
    </>
  )
}
