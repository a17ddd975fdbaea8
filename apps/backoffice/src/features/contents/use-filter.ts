// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import type { BannerGroup, ContentKind, ContentState } from './content-kinds.ts'

export interface Filter {
  kind: ContentKind
  state: ContentState | 'all'
  groupName: BannerGroup
}

let last: Filter = { kind: 'B', state: 'all', groupName: 'home' }

/** What the list shows; kept while an item is open, so that one comes back to where one was. */
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
