// SPDX-License-Identifier: Apache-2.0
import { useRouterState } from '../../shared/router/index.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSession } from '../../shared/session/session.ts'
import { previewedId } from '../../shared/site/preview.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { closePublicity, isPublicityClosed, keepPublicityClosed, showsPublicity } from './publicity-state.ts'
import { useAnnouncements } from './use-announcements.ts'
import { useMenusClosed } from './use-menus-closed.ts'

const PublicityDialog = lazy(() => import('./publicity-dialog.tsx'))

/**
 * The news of the platform above the page, once per full load; for members who close it, once per session. On
 * the preview of a content it stays away, unless the preview is of news.
 */
export default function Publicity({ busy }: { busy: boolean }) {
  const { publicity } = useSite().whitelabel
  const { data } = useAnnouncements()
  const previews = previewedId !== undefined
  const path = useRouterState({ select: ({ location }) => location.pathname })
  // Signing out clears the flag of the session; the news still appear only with the next full load (D-151).
  const [closed, setClosed] = useState(() => {
    if (previews) return false
    keepPublicityClosed()
    return isPublicityClosed()
  })
  const [visibleOn, setVisibleOn] = useState<string>()
  // Following a link in it closes it, also one to a panel.
  const left = visibleOn !== undefined && (visibleOn !== path || busy)
  const items = (data?.popup ?? []).filter(({ id }) => !previews || id === previewedId)
  const wanted = showsPublicity({
    publicity,
    items: items.length,
    path,
    closedForSession: !previews && isPublicityClosed(),
    closed: closed || left,
    busy,
  })
  const isFree = useMenusClosed(wanted)
  const shows = wanted && isFree
  const session = useSession()
  useEffect(() => {
    if (session === 'member' && !previews) keepPublicityClosed()
  }, [session, previews])
  if (left && !closed) setClosed(true)
  if (shows && visibleOn === undefined) setVisibleOn(path)
  if (!shows) return null
  const close = () => {
    if (!previews) closePublicity()
    setClosed(true)
  }
  return (
    <Suspense fallback={null}>
      <PublicityDialog items={items} onClose={close} />
    </Suspense>
  )
}
