// SPDX-License-Identifier: Apache-2.0
import { useSyncExternalStore } from 'react'
import type { CallOutput } from '@tessera/contract'
import type { Column } from '@tessera/ui/data/table.tsx'
import { useCallQuery } from './api.ts'
import { t } from './texts.ts'

/**
 * The scope of a page: `any`, the selected brand or all of them; `one`, one brand, which has to be selected first;
 * `none`, the whole installation.
 */
export type BrandScope = 'any' | 'one' | 'none'
export type Brand = CallOutput<'backoffice.brands'>[number]

const storageKey = 'consoleBrand'
const all = ''
let choice = {
  /** Empty for all brands. */
  chosen: sessionStorage.getItem(storageKey) ?? all,
}
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Selects a brand for all pages, or all brands if it is empty. The tab remembers it. */
export function chooseBrand(code: string): void {
  choice = { chosen: code }
  sessionStorage.setItem(storageKey, code)
  for (const listener of listeners) listener()
}

/** The brand that is selected; empty for all. */
export const chosenBrand = (): string => choice.chosen

export const useBrands = (): readonly Brand[] | undefined => useCallQuery('backoffice.brands', {}).data

/** The code of the brand for a page of this scope; undefined for all brands. */
export function useBrand(scope: BrandScope): string | undefined {
  const { chosen } = useSyncExternalStore(subscribe, () => choice)
  const codes = useBrands()?.map(({ code }) => code) ?? []
  if (scope === 'none' || codes.length === 0) return undefined
  if (scope === 'any') return codes.find((code) => code === chosen)
  // Never one that nobody has selected, unless there is no other.
  return codes.find((code) => code === chosen) ?? (codes.length === 1 ? codes[0] : undefined)
}

const brandInputOf = (brand: string | undefined): { brandCode?: string } =>
  brand === undefined ? {} : { brandCode: brand }

/** The part of a query that limits a list to the selected brand; empty for all brands. */
export const useBrandFilter = (): { brandCode?: string } => brandInputOf(useBrand('any'))

/** The part of a query that names the brand, for a page about one brand. */
export const useBrandInput = (): { brandCode?: string } => brandInputOf(useBrand('one'))

export function useBrandName(): (code: string) => string {
  const brands = useBrands()
  return (code) => brands?.find((brand) => brand.code === code)?.name ?? code
}

/** The column with the brand of each row, if the rows are of several; to be spread. */
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
        <span className="block max-w-24 truncate 2xl:max-w-none">
          {row.brandCode === null ? t('console.allBrands') : nameOf(row.brandCode)}
        </span>
      ),
    },
  ]
}
