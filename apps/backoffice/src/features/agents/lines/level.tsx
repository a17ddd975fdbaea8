// SPDX-License-Identifier: Apache-2.0
import { useId, useState } from 'react'
import { Link } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { typeName } from '../../../shared/agent-types.ts'
import { useBrand, useBrandName, useBrands } from '../../../shared/brand.tsx'
import { QueryState } from '../../../shared/query-state.tsx'
import { t } from '../../../shared/texts.ts'
import { useLevel, type Branch } from './use-level.ts'

interface LevelProps {
  /** The account right above; undefined for the heads of lines. */
  above: Branch | undefined
}

/** One level of a line: its accounts, and a button for the next 50. A level loads when it is opened. */
export function Level({ above }: LevelProps) {
  const query = useLevel(above?.memberId)
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  if (!data) return <QueryState query={query} skeleton="h-16 w-full" />
  const branches = data.pages.flatMap(({ list }) => list)
  if (branches.length === 0)
    return above ? (
      <p className="px-4 py-3 text-sm text-muted">{t('console.lines.noneBelow')}</p>
    ) : (
      <EmptyState title={t('console.lines.none')} />
    )
  const total = data.pages.at(-1)?.totalCount ?? branches.length
  return (
    <>
      <ul
        aria-label={above ? t('console.lines.open', { name: above.username }) : t('console.linesPage')}
        className={
          above
            ? 'flex flex-col divide-y divide-line border-s-2 border-line ms-3 md:ms-6'
            : 'flex flex-col divide-y divide-line rounded-tile border border-line bg-surface-1'
        }
      >
        {branches.map((branch) => (
          <BranchItem key={branch.memberId} branch={branch} />
        ))}
      </ul>
      {hasNextPage && (
        <p className="flex flex-wrap items-center gap-3 px-4 py-2">
          <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {above ? t('console.lines.more', { name: above.username }) : t('console.lines.moreHeads')}
          </Button>
          <span className="tabular text-xs text-muted">
            {t('console.lines.countOf', { count: branches.length, total })}
          </span>
        </p>
      )}
    </>
  )
}

function BranchItem({ branch }: { branch: Branch }) {
  const [open, setOpen] = useState(false)
  const levelId = useId()
  return (
    <li>
      <div className="flex min-h-13 items-center gap-2 px-2 py-1.5 md:px-3">
        {branch.directDownlines > 0 ? (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? levelId : undefined}
            aria-label={t('console.lines.open', { name: branch.username })}
            onClick={() => setOpen(!open)}
            className="flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:bg-surface-2 hover:text-text focus-visible:outline-2 focus-visible:outline-brand"
          >
            <ChevronRight
              aria-hidden="true"
              className={`size-5 transition-[rotate] duration-160 ${open ? 'rotate-90' : 'rtl:-scale-x-100'}`}
            />
          </button>
        ) : (
          <span className="size-11 shrink-0" />
        )}
        <Facts branch={branch} />
      </div>
      {open && (
        <div id={levelId} className="pb-2">
          <Level above={branch} />
        </div>
      )}
    </li>
  )
}

function Facts({ branch }: { branch: Branch }) {
  const several = (useBrands()?.length ?? 0) > 1
  const one = useBrand('any')
  const brandName = useBrandName()
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to="/accounts/$id"
          params={{ id: String(branch.memberId) }}
          className="inline-flex min-h-11 items-center font-semibold break-all text-text underline decoration-line-control underline-offset-4 hover:text-brand"
        >
          {branch.username}
        </Link>
        <span className="text-xs text-muted">
          {typeName(branch.type)}
          {several && one === undefined && ` · ${brandName(branch.brandCode)}`}
        </span>
        {!branch.enabled && <Badge tone="bad">{t('console.disabled')}</Badge>}
        {branch.blocked && (
          <Badge tone="bad">
            {t(branch.blocked === 'here' ? 'console.block.here' : 'console.block.above')}
          </Badge>
        )}
        {branch.contracts.map((kind) => (
          <Badge key={kind} small>
            {t(`console.contracts.kind.${kind}`)}
          </Badge>
        ))}
      </span>
      {branch.directDownlines > 0 && (
        <span className="tabular flex flex-wrap gap-x-4 text-xs text-muted">
          <span>{t('console.lines.direct', { count: branch.directDownlines })}</span>
          <span>{t('console.lines.members', { count: branch.members })}</span>
          <span>{t('console.lines.agents', { count: branch.agents })}</span>
        </span>
      )}
    </div>
  )
}
