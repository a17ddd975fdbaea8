// SPDX-License-Identifier: Apache-2.0
import { useInfiniteQuery } from '@tanstack/react-query'
import type { CallOutput } from '@tessera/contract'
import { client } from '../../../shared/api.ts'
import { useBrandFilter } from '../../../shared/brand.tsx'

export type Branch = CallOutput<'backoffice.lines'>['list'][number]

const levelSize = 50

/** The accounts right below one, by pages of 50; without one, the heads of lines. */
export function useLevel(memberId: number | undefined) {
  const brand = useBrandFilter()
  return useInfiniteQuery({
    queryKey: ['backoffice.lines', brand, memberId],
    queryFn: ({ pageParam }) =>
      client.call('backoffice.lines', {
        ...brand,
        ...(memberId === undefined ? {} : { memberId }),
        pageNo: pageParam,
        pageSize: levelSize,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ pageNo, totalPages }) => (pageNo < totalPages ? pageNo + 1 : undefined),
  })
}
