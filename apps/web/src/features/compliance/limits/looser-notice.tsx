// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { Button } from '@tessera/ui/forms/button.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation } from '../../../shared/api/use-call-query.ts'
import { shortTime } from '../../../shared/rewards/short-time.ts'
import { useZone } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import { useLimitWords, type Limit } from './limit-words.ts'

/** A looser limit that was asked for: when it can be confirmed, or the second question. */
export function LooserNotice({ limit, looser }: { limit: Limit; looser: NonNullable<Limit['looser']> }) {
  const { kind, period, most } = limit
  const words = useLimitWords()
  const zone = useZone()
  const confirm = useCallMutation('compliance.confirmLimit', ['compliance.show'])
  const keep = useCallMutation('compliance.setLimit', ['compliance.show'])
  const failed = (error: Error): void => showToast(messageOf(error, t('common.error.unknown')), 'bad')
  const time = shortTime(looser.from, zone)
  const wanted = looser.most === null ? undefined : words(kind, looser.most)
  return (
    <div className="flex flex-col gap-2 rounded-control bg-surface-2 p-3">
      <p className="text-xs text-text">{wordsOf(looser.ready, wanted, time)}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          look={looser.ready ? 'secondary' : 'quiet'}
          busy={keep.isPending}
          onClick={() =>
            keep.mutate(
              { kind, period, most },
              { onSuccess: () => showToast(t('saferPlay.looser.stays'), 'good'), onError: failed },
            )
          }
        >
          {t('saferPlay.looser.keep')}
        </Button>
        {looser.ready && (
          <Button
            size="small"
            look="primary"
            busy={confirm.isPending}
            onClick={() =>
              confirm.mutate(
                { kind, period },
                { onSuccess: () => showToast(t('saferPlay.done.now'), 'good'), onError: failed },
              )
            }
          >
            {t('saferPlay.looser.confirm')}
          </Button>
        )}
      </div>
    </div>
  )
}

function wordsOf(ready: boolean, most: string | undefined, time: string): string {
  if (most === undefined)
    return ready ? t('saferPlay.looser.noneReady') : t('saferPlay.looser.none', { time })
  return ready ? t('saferPlay.looser.ready', { most }) : t('saferPlay.looser', { most, time })
}
