// SPDX-License-Identifier: Apache-2.0
import ChevronDown from 'lucide-react/icons/chevron-down'
import { chooseBrand, useBrand } from '../shared/brand.ts'
import { useAsk } from '../shared/api.ts'
import { t } from '../shared/texts.ts'

/** Whose settings and contents the pages show. */
export function BrandSwitcher() {
  const brand = useBrand()
  const { data: brands } = useAsk('backoffice.brands', {})
  if (!brands || brands.length < 2) return null
  return (
    <label className="relative mx-3 mb-2 flex shrink-0 items-center">
      <span className="sr-only">{t('console.brand')}</span>
      <select
        value={brand ?? brands[0]?.code}
        onChange={(event) => chooseBrand(event.target.value)}
        className="h-11 w-full appearance-none rounded-control border border-line-control bg-bg ps-3 pe-9 text-sm font-semibold text-text"
      >
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
