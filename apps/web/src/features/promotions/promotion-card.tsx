// SPDX-License-Identifier: Apache-2.0
import { Link } from '../../shared/router/index.ts'
import { cardArt } from '@tessera/ui/media/facing-art.ts'
import { Mark } from '@tessera/ui/media/mark.tsx'
import { Picture } from '@tessera/ui/media/picture.tsx'
import Clock from 'lucide-react/icons/clock'
import { useZone } from '../../shared/site/use-site.ts'
import { OwnStatus } from './own-status.tsx'
import { periodOf } from './period.ts'
import type { Promotion } from './use-promotions.ts'

/** A promotion as a card: its picture, its text, its period, and the user's status. */
export function PromotionCard({ promotion, eager }: { promotion: Promotion; eager: boolean }) {
  const zone = useZone()
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-panel border border-line bg-surface-1 transition-colors duration-160 hover:bg-surface-2 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-brand">
      <div className="aspect-[5/2] overflow-hidden bg-surface-2">
        <Picture
          src={cardArt(promotion.imageUrl)}
          alt=""
          width={640}
          height={256}
          eager={eager}
          fallback={
            <span className="flex size-full items-center justify-center">
              <Mark className="size-12 opacity-40" />
            </span>
          }
          className="size-full transition-transform duration-220 ease-standard motion-safe:group-hover:scale-[1.03]"
        />
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <p className="text-xs font-bold text-brand">
          <bdi>{promotion.category}</bdi>
        </p>
        <h2 className="text-md leading-snug font-bold text-text">
          <Link
            to="/promoDetail"
            search={{ id: String(promotion.id) }}
            className="after:absolute after:inset-0 focus-visible:outline-none"
          >
            <bdi>{promotion.title}</bdi>
          </Link>
        </h2>
        {promotion.summary !== '' && (
          <p className="line-clamp-2 text-sm text-muted">
            <bdi>{promotion.summary}</bdi>
          </p>
        )}
        <div className="mt-auto flex flex-col items-start gap-1.5 pt-2">
          <p className="flex items-center gap-1.5 text-xs text-muted">
            <Clock className="size-3.5 shrink-0" aria-hidden="true" />
            {periodOf(promotion, zone)}
          </p>
          <OwnStatus promotion={promotion} />
        </div>
      </div>
    </article>
  )
}
