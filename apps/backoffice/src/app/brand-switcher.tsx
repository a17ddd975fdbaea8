// SPDX-License-Identifier: Apache-2.0
import ChevronDown from 'lucide-react/icons/chevron-down'
import { chooseBrand, useBrand, useBrands, type BrandScope } from '../shared/brand.tsx'
import { t } from '../shared/texts.ts'

/** The brand of the page. Pages about the whole installation offer no choice. */
export function BrandSwitcher({ scope }: { scope: BrandScope }) {
  const brand = useBrand(scope)
  const brands = useBrands()
  if (!brands || brands.length < 2) return null
  return (
    <label className="relative mx-3 mb-2 flex shrink-0 items-center">
      <span className="sr-only">{t('console.brand')}</span>
      <select
        value={brand ?? ''}
        disabled={scope === 'none'}
        title={scope === 'none' ? t('console.sameForAllBrands') : undefined}
        onChange={(event) => chooseBrand(event.target.value)}
        className="h-11 w-full appearance-none rounded-control border border-line-control bg-bg ps-3 pe-9 text-sm font-semibold text-text disabled:border-line disabled:text-muted"
      >
        <option value="">{t(scope === 'one' ? 'console.chooseBrand' : 'console.allBrands')}</option>
        {brands.map(({ code, name, enabled }) => (
          <option key={code} value={code}>
            {enabled ? name : t('console.brandClosedName', { name })} · {code}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute end-3 size-4 text-muted" aria-hidden="true" />
    </label>
  )
}
