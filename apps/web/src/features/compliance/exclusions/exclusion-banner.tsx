// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { Button } from '@tessera/ui/forms/button.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import CirclePause from 'lucide-react/icons/circle-pause'
import { useEffect, useRef } from 'react'
import { useCallMutation } from '../../../shared/api/use-call-query.ts'
import { shortTime } from '../../../shared/rewards/short-time.ts'
import { useZone } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { Exclusion } from '../limits/limit-words.ts'

/** The break or exclusion that applies now, and the way back once its term is over. */
export function ExclusionBanner({ exclusion, isNew }: { exclusion: Exclusion; isNew: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // What was pressed to begin it may be gone: the focus goes to what it led to, once its dialog has closed.
  useEffect(() => {
    if (!isNew) return undefined
    const timer = setTimeout(() => heading.current?.focus(), 100)
    return () => clearTimeout(timer)
  }, [isNew])
  const zone = useZone()
  const { mutate, isPending } = useCallMutation('compliance.askToReturn', ['compliance.show'])
  return (
    <section className="flex gap-3 rounded-tile border border-line-control bg-surface-2 p-4">
      <CirclePause className="size-6 shrink-0 text-text" aria-hidden="true" />
      <div className="flex flex-col items-start gap-2">
        <h3 ref={heading} tabIndex={-1} className="text-md font-bold text-text outline-none">
          {titleOf(exclusion, zone)}
        </h3>
        <p className="text-sm text-muted">{hintOf(exclusion, zone)}</p>
        {exclusion.mayReturn && (
          <Button
            busy={isPending}
            onClick={() =>
              mutate(
                {},
                { onError: (error) => showToast(messageOf(error, t('common.error.unknown')), 'bad') },
              )
            }
          >
            {t('saferPlay.return')}
          </Button>
        )}
      </div>
    </section>
  )
}

function titleOf({ kind, until }: Exclusion, zone: string): string {
  if (until === null) return t('saferPlay.active.forGood')
  return t(kind === 'break' ? 'saferPlay.active.break' : 'saferPlay.active.exclusion', {
    time: shortTime(until, zone),
  })
}

function hintOf({ mayReturn, returnsAt }: Exclusion, zone: string): string {
  if (returnsAt !== null) return t('saferPlay.active.returns', { time: shortTime(returnsAt, zone) })
  return mayReturn ? t('saferPlay.active.over') : t('saferPlay.active.hint')
}
