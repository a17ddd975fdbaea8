// SPDX-License-Identifier: Apache-2.0
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { use, useState } from 'react'
import { messageOf } from '@tessera/contract/client/failure'
import { useMember } from '../../features/members/use-member.ts'
import { useUnread } from '../../features/messages/use-unread.ts'
import { useClaimable } from '../../shared/rewards/use-claimable.ts'
import { usePanels, type CenterPage } from '../../shared/session/gate.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { CenterContent, loadCenterPage } from './center-content.tsx'
import { CenterFrame } from './center-frame.tsx'
import { OnceAnswered } from './once-answered.tsx'
import { centerIcons, centerTitle, lastOfGroup, openCenterPages } from './center-pages.ts'

/**
 * The member centre: a panel above the page, so that a game below it continues. It opens once everything it
 * needs has loaded.
 */
export default function Center({ page }: { page: CenterPage }) {
  const { openCenter, closePanels } = usePanels()
  const { data: member, error, refetch } = useMember()
  const claimable = useClaimable()
  const counts: Partial<Record<CenterPage, number>> = {
    messageV2: useUnread(),
    rewardCenter: claimable?.rewards ?? 0,
    missionLeaderboard: claimable?.missions ?? 0,
    manualRebate: claimable?.rebates ?? 0,
  }
  const { memberCenter, referralPromo } = useSite().whitelabel
  const [first] = useState(page)
  use(loadCenterPage(first))
  if (!member)
    return error ? (
      <Broken
        message={messageOf(error, t('center.broken'))}
        onRetry={() => void refetch()}
        onClose={closePanels}
      />
    ) : null
  const open = openCenterPages({ toUpline: member.toUpline, memberCenter, referralPromo })
  const visible = open.includes(page) ? page : 'securityCenter'
  const content = <CenterContent page={visible} />
  return (
    <OnceAnswered content={content}>
      <CenterFrame
        title={t('members.center')}
        menuLabel={t('members.center.pages')}
        page={visible}
        onChoose={openCenter}
        onClose={closePanels}
        pages={open.map((id) => ({
          id,
          title: centerTitle(id),
          icon: centerIcons[id],
          ends: lastOfGroup.has(id),
          count: counts[id],
        }))}
      >
        {content}
      </CenterFrame>
    </OnceAnswered>
  )
}

function Broken({
  message,
  onRetry,
  onClose,
}: {
  message: string
  onRetry: () => void
  onClose: () => void
}) {
  return (
    <Dialog open onClose={onClose} title={t('members.center')} closeLabel={t('common.close')}>
      <ErrorState title={message} retryLabel={t('common.retry')} onRetry={onRetry} />
    </Dialog>
  )
}
