// SPDX-License-Identifier: Apache-2.0
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Suspense, type ReactNode } from 'react'
import { t } from '../../shared/texts/texts.ts'
import { CenterMenu, type MenuPage } from './center-menu.tsx'

interface CenterFrameProps<Id extends string> {
  title: string
  menuLabel: string
  pages: readonly MenuPage<Id>[]
  page: Id
  onChoose: (page: Id) => void
  onClose: () => void
  children: ReactNode
}

/** The panel of a centre: its menu and one page at a time, above whatever runs below. */
export function CenterFrame<Id extends string>({
  title,
  menuLabel,
  pages,
  page,
  onChoose,
  onClose,
  children,
}: CenterFrameProps<Id>) {
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('common.close')} size="large">
      <div className="flex flex-col gap-5 md:min-h-[640px] md:flex-row md:gap-6">
        <CenterMenu label={menuLabel} pages={pages} page={page} onChoose={onChoose} />
        <div className="flex min-w-0 flex-1 flex-col">
          <h2 className="mb-4 text-lg font-bold max-md:sr-only">
            {pages.find(({ id }) => id === page)?.title}
          </h2>
          <Suspense fallback={<Skeleton className="h-64 w-full rounded-tile" />}>{children}</Suspense>
        </div>
      </div>
    </Dialog>
  )
}
