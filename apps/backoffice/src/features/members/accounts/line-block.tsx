// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import type { CallOutput } from '@tessera/contract'
import { Button } from '@tessera/ui/forms/button.tsx'
import { isAgentType } from '../../../shared/agent-types.ts'
import { Moment } from '../../../shared/moment.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { t } from '../../../shared/texts.ts'

const BlockDialog = lazy(() => import('./block-dialog.tsx'))
type Account = CallOutput<'backoffice.account'>

/** The blocks of an account's line, and the way to block or unblock it at this account. */
export function LineBlock({ account: { memberId, username, type, blocks } }: { account: Account }) {
  const mayBlock = usePermission('agents')
  const [open, setOpen] = useState(false)
  const own = blocks.some((block) => block.memberId === memberId)
  return (
    <>
      {blocks.length > 0 && (
        <ul className="flex flex-col gap-2">
          {blocks.map((block) => (
            <li
              key={block.memberId}
              className="rounded-control bg-danger-soft px-3 py-2 text-sm font-semibold break-words text-danger"
            >
              {t('console.block.since', { name: block.username })} <Moment at={block.blockedAt} />
              <span className="block font-normal">
                {t('console.block.reason', { name: block.blockedBy, reason: block.reason })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {mayBlock && isAgentType(type) && (
        <div>
          <Button look={own ? 'secondary' : 'danger'} onClick={() => setOpen(true)}>
            {t(own ? 'console.block.unblock' : 'console.block.block')}
          </Button>
        </div>
      )}
      {open && (
        <Suspense>
          <BlockDialog
            step={own ? 'unblock' : 'block'}
            memberId={memberId}
            username={username}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
