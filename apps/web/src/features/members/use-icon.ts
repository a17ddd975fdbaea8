// SPDX-License-Identifier: Apache-2.0
import { useCallQuery } from '../../shared/api/use-call-query.ts'

/** The pictures of the logged-in member: avatar and rank. */
export function useIcon() {
  return useCallQuery('members.icon', {}, { member: true, staleTimeMs: 300_000 })
}
