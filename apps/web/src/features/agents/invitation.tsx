// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { QrCode } from '@tessera/ui/data/qr-code.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import type { ReactNode } from 'react'
import { useCallMutation, useCallQuery } from '../../shared/api/use-call-query.ts'
import { messageOf } from '@tessera/contract/client/failure'
import { PrizeGroupField } from './prize-group-field.tsx'
import { t } from '../../shared/texts/texts.ts'

/**
 * The agent's invitation code, the address that contains it, a QR code of that address, and the prize group of those who
 * follow it.
 */
export function Invitation() {
  const { data } = useCallQuery('agents.invitation', {}, { member: true, staleTimeMs: Infinity })
  const change = useCallMutation('agents.changeInvitation', ['agents.invitation'])
  if (!data) return <Skeleton className="h-64 w-full rounded-tile lg:w-64" />
  const { affiliateCode, link } = data
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link)
      showToast(t('common.copied'), 'good')
    } catch {
      // A page without https has no clipboard: the address can be selected by hand.
      showToast(t('common.error.unknown'), 'bad')
    }
  }
  return (
    <section
      aria-label={t('agents.invitation')}
      className="flex min-w-0 flex-col items-center gap-3 rounded-tile border border-line bg-bg p-4 text-center lg:w-64"
    >
      <h3 className="text-sm font-semibold text-muted">{t('agents.invitation')}</h3>
      <QrCode value={link} size={143} label={link} />
      <p dir="ltr" className="tabular text-lg font-bold select-all">
        {affiliateCode}
      </p>
      <p dir="ltr" className="max-w-full text-xs wrap-anywhere text-muted select-all">
        {parted(link)}
      </p>
      <Button onClick={() => void copy()}>{t('common.copy')}</Button>
      {data.groups.length > 1 && (
        <div className="w-full text-start">
          <PrizeGroupField
            label={t('agents.prizeGroup.joiners')}
            groups={data.groups}
            value={data.prizeMode}
            disabled={change.isPending}
            onChange={(prizeMode) =>
              change.mutate(
                { prizeMode },
                { onError: (error) => showToast(messageOf(error, t('common.error.unknown')), 'bad') },
              )
            }
          />
        </div>
      )}
    </section>
  )
}

/** Lets an address wrap before its query, rather than within a word. */
function parted(link: string): ReactNode {
  const [address, ...asked] = link.split('?')
  return asked.length === 0 ? (
    link
  ) : (
    <>
      {address}
      <wbr />?{asked.join('?')}
    </>
  )
}
