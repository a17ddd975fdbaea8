// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { Button } from '@tessera/ui/forms/button.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import Download from 'lucide-react/icons/download'
import { useCallMutation } from '../../shared/api/use-call-query.ts'
import { t } from '../../shared/texts/texts.ts'
import { kindsOf, type KindChoice } from './use-timeline.ts'

/** Saves what the page shows as a CSV file, which the browser reads from the server itself. */
export function DownloadButton({ choice, startTime }: { choice: KindChoice; startTime: number }) {
  const file = useCallMutation('timeline.file')
  return (
    <Button
      size="small"
      busy={file.isPending}
      onClick={() =>
        file.mutate(
          { kinds: kindsOf(choice), startTime },
          {
            onSuccess: ({ path }) => save(path),
            onError: (error) => showToast(messageOf(error, t('common.error.unknown')), 'bad'),
          },
        )
      }
    >
      {!file.isPending && <Download className="size-4" aria-hidden="true" />}
      {t('timeline.download')}
    </Button>
  )
}

function save(path: string): void {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}
