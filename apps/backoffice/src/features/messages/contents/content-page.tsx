// SPDX-License-Identifier: Apache-2.0
import { useParams } from '@tanstack/react-router'
import { useCallQuery } from '../../../shared/api.ts'
import { PageState } from '../../../shared/query-state.tsx'
import { ContentEditor } from './content-editor.tsx'
import { filled } from './content-kinds.ts'

/** One item of the site's contents. */
export default function ContentPage() {
  const { id = '' } = useParams({ strict: false })
  const query = useCallQuery('backoffice.content', { id: Number(id) })
  const { data } = query
  if (!data || data.id !== Number(id)) return <PageState query={query} />
  return <ContentEditor key={data.id} stored={data} begin={filled(data.draft)} />
}
