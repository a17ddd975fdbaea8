// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import type { BannerGroup, ContentKind, ContentState } from './content-kinds.ts'

export interface Filter {
  kind: ContentKind
  state: ContentState | 'all'
  groupName: BannerGroup
}

let last: Filter = { kind: 'B', state: 'all', groupName: 'home' }

/** The filters of the list; they stay while an item is open. */
export function useFilter(): [Filter, (next: Filter) => void] {
  const [filter, setFilter] = useState(last)
  return [
    filter,
    (next) => {
      last = next
      setFilter(next)
    },
  ]
}
