// SPDX-License-Identifier: Apache-2.0
import { useParams } from '@tanstack/react-router'
import { ContentEditor } from './content-editor.tsx'
import { emptyBody, isKind } from './content-kinds.ts'
import { lastFilter } from './use-filter.ts'

/** A new item of a kind; a banner starts with the group of the list. */
export default function NewContentPage() {
  const { kind = '' } = useParams({ strict: false })
  const groupName = lastFilter()?.groupName ?? 'home'
  const chosen = isKind(kind) ? kind : 'B'
  return <ContentEditor key={chosen} stored={undefined} begin={emptyBody(chosen, groupName)} />
}
