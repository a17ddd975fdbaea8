// SPDX-License-Identifier: Apache-2.0
import { messageOf } from './api.ts'
import { Notice } from './notice.tsx'

/** Why the last action failed; nothing if it did not. */
export function ErrorNotice({ error }: { error: unknown }) {
  return error ? <Notice tone="bad">{messageOf(error)}</Notice> : null
}
