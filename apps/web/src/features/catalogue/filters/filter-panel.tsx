// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense } from 'react'
import { useMedia, wideScreen } from '../../../shared/site/use-media.ts'
import { FilterGroups, type FilterGroupsProps } from './filter-groups.tsx'

const FilterSheet = lazy(() => import('./filter-sheet.tsx'))

/** The filters: a panel on the page on a wide screen, a sheet from the bottom edge on a phone. */
export default function FilterPanel({ onClose, ...groups }: FilterGroupsProps & { onClose: () => void }) {
  const wide = useMedia(wideScreen)
  if (!wide)
    return (
      <Suspense fallback={null}>
        <FilterSheet {...groups} onClose={onClose} />
      </Suspense>
    )
  return (
    <div className="enter-appear rounded-panel border border-line bg-surface-1 p-5">
      <FilterGroups {...groups} />
    </div>
  )
}
