// SPDX-License-Identifier: Apache-2.0
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { useState } from 'react'
import { t } from '../../shared/texts/texts.ts'
import { NoticeView } from './notice-view.tsx'
import type { Notice } from './use-announcements.ts'

/** The notices, opened at the pressed one. */
export default function NoticeDialog({
  notices,
  first,
  onClose,
}: {
  notices: readonly Notice[]
  first: number
  onClose: () => void
}) {
  const [index, setIndex] = useState(first)
  return (
    <Dialog open onClose={onClose} title={t('messages.notices')} closeLabel={t('common.close')} size="medium">
      <NoticeView notices={notices} index={index} onIndex={setIndex} />
    </Dialog>
  )
}
