// SPDX-License-Identifier: Apache-2.0
import { useAsk } from '../../shared/api/use-ask.ts'

/** The pictures of the logged-in member: avatar and rank. */
export function useIcon() {
  return useAsk('members.icon', {}, { member: true, staleTimeMs: 300_000 })
}
