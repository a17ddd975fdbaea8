// SPDX-License-Identifier: Apache-2.0
import { useSyncExternalStore } from 'react'
import type { CallOutput } from '@tessera/contract'
import type { Column } from '@tessera/ui/data/table.tsx'
import { useAsk } from './api.ts'
import { t } from './texts.ts'

/**
 * What a page is about: `any`, the chosen brand or all of them; `one`, always one brand; `none`, the whole
 * installation.
 */
export type BrandScope = 'any' | 'one' | 'none'
export type Brand = CallOutput<'backoffice.brands'>[number]

const keys = { chosen: 'consoleBrand', last: 'consoleLastBrand' }
const all = ''
let choice = {
  /** Empty for all brands. */
  chosen: sessionStorage.getItem(keys.chosen) ?? all,
  /** The brand that was chosen last, for pages that are about one. */
  last: sessionStorage.getItem(keys.last) ?? all,
}
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Chooses a brand for all pages, or all brands where it is empty. The tab remembers it. */
export function chooseBrand(code: string): void {
  choice = { chosen: code, last: code === all ? choice.last : code }
  sessionStorage.setItem(keys.chosen, choice.chosen)
  sessionStorage.setItem(keys.last, choice.last)
  for (const listener of listeners) listener()
}

export const useBrands = (): readonly Brand[] | undefined => useAsk('backoffice.brands', {}).data

/** Code of the brand that a page of this scope is about; undefined for all brands. */
export function useBrand(scope: BrandScope): string | undefined {
  const { chosen, last } = useSyncExternalStore(subscribe, () => choice)
  const codes = useBrands()?.map(({ code }) => code) ?? []
  if (scope === 'none' || codes.length === 0) return undefined
  if (scope === 'any') return codes.find((code) => code === chosen)
  return codes.find((code) => code === chosen) ?? codes.find((code) => code === last) ?? codes[0]
}

const questionOf = (brand: string | undefined): { brandCode?: string } =>
  brand === undefined ? {} : { brandCode: brand }

/** The part of a question that limits a list to the chosen brand; empty for all brands. */
export const useBrandFilter = (): { brandCode?: string } => questionOf(useBrand('any'))

/** The part of a question that names the brand of a page that is about one. */
export const useBrandQuestion = (): { brandCode?: string } => questionOf(useBrand('one'))

/** The name of a brand by its code. */
export function useBrandName(): (code: string) => string {
  const brands = useBrands()
  return (code) => brands?.find((brand) => brand.code === code)?.name ?? code
}

/** The column with the brand of each row, while the rows are of more than one; to be spread. */
export function useBrandColumn<Row extends { brandCode: string | null }>(): Column<Row>[] {
  const several = (useBrands()?.length ?? 0) > 1
  const one = useBrand('any')
  const nameOf = useBrandName()
  if (!several || one !== undefined) return []
  return [
    {
      key: 'brand',
      title: t('console.brand'),
      render: (row) => (
        <span className="whitespace-nowrap">
          {row.brandCode === null ? t('console.allBrands') : nameOf(row.brandCode)}
        </span>
      ),
    },
  ]
}
