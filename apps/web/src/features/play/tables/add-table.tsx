// SPDX-License-Identifier: Apache-2.0
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import Columns2 from 'lucide-react/icons/columns-2'
import { lazy, Suspense, useState } from 'react'
import { leaveFullScreen } from '../../../shared/site/leave-full-screen.ts'
import { t } from '../../../shared/texts/texts.ts'
import { withPageTexts } from '../../../shared/texts/with-page-texts.ts'
import type { Wanted } from '../wanted.ts'
import { addSideTable, mostSideTables, useSideTables } from './side-tables.ts'

const TableChoices = lazy(withPageTexts(() => import('./table-choices.tsx')))

/** Opens one more table beside this one. */
export default function AddTable({ wanted }: { wanted: Wanted }) {
  const [open, setOpen] = useState(false)
  const tables = useSideTables()
  if (tables.length >= mostSideTables) return null
  return (
    <>
      <IconButton
        label={t('gameWindow.tables.add')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          leaveFullScreen()
          setOpen(true)
        }}
      >
        <Columns2 className="size-5" aria-hidden="true" />
      </IconButton>
      {open && (
        <Suspense fallback={null}>
          <TableChoices
            open={[wanted, ...tables]}
            trial={wanted.trial}
            onPick={(picked) => {
              addSideTable(picked)
              setOpen(false)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
