// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { Time } from '@tessera/ui/data/time.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { messageOf } from '@tessera/contract/client/failure'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { useMemberGate } from '../../../shared/session/gate.ts'
import { copyText, shareLink } from '../../../shared/site/share-link.ts'
import { useSite, useZone } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import { legKey } from './slip-bets.ts'
import type { SlipLeg } from './slip-store.ts'

type Shared = CallOutput<'sportsbook.shareSlip'>

/** Makes a code for the selections of the slip, and offers it as a link. */
export function ShareSlip({ legs }: { legs: readonly SlipLeg[] }) {
  const { siteName } = useSite().whitelabel
  const [shared, setShared] = useState<Shared & { of: string }>()
  const [busy, setBusy] = useState(false)
  const gate = useMemberGate()
  const of = legs.map(legKey).join(' ')
  const share = async (): Promise<void> => {
    setBusy(true)
    try {
      const answer = await call('sportsbook.shareSlip', {
        legs: legs.map(({ selections }) =>
          selections.map(({ marketId, outcome }) => ({ marketId, outcome })),
        ),
      })
      setShared({ ...answer, of })
    } catch (error) {
      showToast(messageOf(error, t('common.error.unknown')), 'bad')
    } finally {
      setBusy(false)
    }
  }
  if (shared?.of !== of)
    return (
      <Button size="small" look="quiet" busy={busy} onClick={() => gate(() => void share())}>
        {t('sportsbook.slip.share')}
      </Button>
    )
  const link = `${location.origin}/sportsbook?slip=${shared.code}`
  return (
    <div className="flex flex-col gap-2 rounded-tile bg-surface-2 p-3">
      <p dir="ltr" className="tabular text-center text-lg font-extrabold tracking-wider text-text select-all">
        {shared.code}
      </p>
      <p className="text-xs text-muted">
        <Until at={shared.expiresAt} />
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => void copyText(link)}>
          {t('sportsbook.slip.copyLink')}
        </Button>
        <Button size="small" onClick={() => void shareLink({ link, words: siteName })}>
          {t('sportsbook.slip.share')}
        </Button>
      </div>
    </div>
  )
}

/** Until when the code is valid, with the moment in its place in the sentence. */
function Until({ at }: { at: number }) {
  const zone = useZone()
  const mark = '\u0000'
  const [before = '', after = ''] = t('sportsbook.slip.shareHint', { time: mark }).split(mark)
  return (
    <>
      {before}
      <Time at={at} zone={zone} />
      {after}
    </>
  )
}
