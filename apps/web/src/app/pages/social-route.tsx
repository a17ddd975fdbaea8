// SPDX-License-Identifier: Apache-2.0
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { useEffect } from 'react'
import { comeBack } from '../../features/identity/social-window.ts'
import { t } from '../../shared/texts/texts.ts'

/** /social: the login window of Google or Facebook returns here, notifies the waiting page, and closes. */
export function SocialRoute() {
  useEffect(() => comeBack(location.search), [])
  return <EmptyState title={t('entry.social.back')} />
}
