// SPDX-License-Identifier: Apache-2.0
import { Pager } from '@tessera/ui/data/pager.tsx'
import { t } from '../texts/texts.ts'

/** The pager with the platform's texts. */
export function ListPager({
  pageNo,
  totalPages,
  onPage,
}: {
  pageNo: number
  totalPages: number
  onPage: (pageNo: number) => void
}) {
  return (
    <Pager
      page={pageNo}
      totalPages={totalPages}
      onPage={onPage}
      labels={{
        nav: t('common.pages'),
        previous: t('common.previous'),
        next: t('common.next'),
        page: (page) => t('common.page', { page }),
      }}
    />
  )
}
