// SPDX-License-Identifier: Apache-2.0
import { useEffect } from 'react'
import { useAddressChoice } from '../../../shared/address.ts'
import {
  bannerGroups,
  contentKinds,
  type BannerGroup,
  type ContentKind,
  type ContentState,
} from './content-kinds.ts'

export interface Filter {
  kind: ContentKind
  state: ContentState | 'all'
  groupName: BannerGroup
}

export const states: readonly Filter['state'][] = ['all', 'published', 'draft', 'archived']
let last: Filter | undefined

/** What the list was narrowed to last. */
export const lastFilter = (): Filter | undefined => last

/** The filters of the list, in its address; those of before come back when the list is opened without any. */
export function useFilter(): [Filter, (next: Filter) => void] {
  const [kind, setKind] = useAddressChoice('kind', contentKinds, 'B')
  const [state, setState] = useAddressChoice('state', states, 'all')
  const [groupName, setGroupName] = useAddressChoice('group', bannerGroups, 'home')
  const setFilter = (next: Filter): void => {
    last = next
    setKind(next.kind)
    setState(next.state)
    setGroupName(next.groupName)
  }
  useEffect(() => {
    if (last && location.search === '') setFilter(last)
    // Only when the list is opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return [{ kind, state, groupName }, setFilter]
}
