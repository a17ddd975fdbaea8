// SPDX-License-Identifier: Apache-2.0
import { queryClient } from '../api/query-client.ts'

/** Asks again for everything that depends on who is logged in. */
export function renewAnswers(): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => !/^(site|catalogue|messages)\./.test(String(queryKey[0])),
  })
}
